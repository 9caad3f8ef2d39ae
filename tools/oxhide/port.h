/* A console at the other end of a serial port: `oxhide --port <port>` proves it by comparing its engine with
 * the PC's, or hands it commands. */
#ifndef OXHIDE_PORT_H
#define OXHIDE_PORT_H

/* The words after `--port`; returns the exit code: 0 all well, 1 not, 2 wrong usage. */
int port_run(int count, char **words);

#endif
