#include "peer.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    SHOWN = 60,       /* letters of a command or an answer in a reason */
    NOT_STARTED = 127 /* exit code of a child that could not become the program, as shells have it */
};

/* Always false. */
static bool failed(struct peer *peer, const char *format, ...) {
    va_list list;
    va_start(list, format);
    vsnprintf(peer->why, sizeof peer->why, format, list);
    va_end(list);
    return false;
}

/* ---- its process */

static void become(const char *path, int in, int out) {
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    execl(path, path, (char *)NULL);
    _exit(NOT_STARTED);
}

static bool pipes(int to[2], int from[2]) {
    if (pipe(to) != 0) {
        return false;
    }
    if (pipe(from) != 0) {
        close(to[0]);
        close(to[1]);
        return false;
    }
    fcntl(to[1], F_SETFD, FD_CLOEXEC);
    fcntl(from[0], F_SETFD, FD_CLOEXEC);
    return true;
}

bool peer_start(struct peer *peer, const char *path, int patience_s) {
    int to[2];
    int from[2];
    *peer = (struct peer){.patience_s = patience_s};
    if (access(path, X_OK) != 0) {
        return failed(peer, "can't run '%s': %s", path, strerror(errno));
    }
    if (!pipes(to, from)) {
        return failed(peer, "no pipe to '%s': %s", path, strerror(errno));
    }
    signal(SIGPIPE, SIG_IGN); /* one that is gone shows as an error of write */
    peer->pid = fork();
    if (peer->pid == 0) {
        signal(SIGPIPE, SIG_DFL);
        become(path, to[0], from[1]);
    }
    close(to[0]);
    close(from[1]);
    peer->to = to[1];
    peer->from = from[0];
    if (peer->pid < 0) {
        peer->pid = 0;
        close(peer->to);
        close(peer->from);
        return failed(peer, "can't start '%s': %s", path, strerror(errno));
    }
    return true;
}

void peer_stop(struct peer *peer) {
    if (peer->pid > 0) {
        close(peer->to);
        close(peer->from);
        kill(peer->pid, SIGKILL);
        waitpid(peer->pid, NULL, 0);
        peer->pid = 0;
    }
}

/* ---- lines */

static bool put(struct peer *peer, const char *command) {
    char line[PEER_LINE_MAX];
    const int count = snprintf(line, sizeof line, "%s\n", command);
    if (count >= (int)sizeof line) {
        return failed(peer, "'%.*s...' is too long to be sent", SHOWN, command);
    }
    for (ssize_t sent = 0; sent < count;) {
        const ssize_t now = write(peer->to, line + sent, (size_t)(count - sent));
        if (now < 0 && errno != EINTR) {
            return failed(peer, "ended before '%.*s'", SHOWN, command);
        }
        sent += now < 0 ? 0 : now;
    }
    return true;
}

static int64_t milliseconds(void) {
    enum { SECOND = 1000, NANOSECONDS = 1000000 };
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * SECOND + now.tv_nsec / NANOSECONDS;
}

/* Until something can be read, or its time is up. */
static bool await(struct peer *peer, int64_t until_ms, const char *command) {
    struct pollfd one = {peer->from, POLLIN, 0};
    const int64_t left = until_ms - milliseconds();
    if (left <= 0 || poll(&one, 1, (int)left) == 0) {
        return failed(peer, "has not answered '%.*s' for %d s", SHOWN, command, peer->patience_s);
    }
    return true;
}

/* One whole line, without its end. There is one answer to a command, so nothing follows it. */
static bool get(struct peer *peer, const char *command) {
    const int64_t until_ms = milliseconds() + peer->patience_s * 1000;
    size_t used = 0;
    while (used == 0 || peer->line[used - 1] != '\n') {
        if (used == sizeof peer->line - 1) {
            return failed(peer, "answers '%.*s' by a line without an end", SHOWN, command);
        }
        if (!await(peer, until_ms, command)) {
            return false;
        }
        const ssize_t now = read(peer->from, peer->line + used, sizeof peer->line - 1 - used);
        if (now == 0 || (now < 0 && errno != EINTR)) {
            return failed(peer, "ended during '%.*s'", SHOWN, command);
        }
        used += now < 0 ? 0 : (size_t)now;
    }
    peer->line[used - 1] = '\0';
    return true;
}

const char *peer_ask(struct peer *peer, const char *command) {
    if (!put(peer, command) || !get(peer, command)) {
        return NULL;
    }
    char *answer = peer->line;
    if (strncmp(answer, "ok", 2) == 0 && (answer[2] == ' ' || answer[2] == '\0')) {
        return answer[2] == ' ' ? answer + 3 : answer + 2;
    }
    failed(peer, "answers '%.*s' by '%.*s'", SHOWN, command, SHOWN, answer);
    return NULL;
}
