/* The console's program. */
int main(void)
{
    for (;;) {
    }
}
