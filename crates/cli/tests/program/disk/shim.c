/* A disk that fails: loaded before the C library of a server process (LD_PRELOAD), it lets calls on the files of the
 * database fail as a file of orders says. The test that built it writes the orders while the server runs. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* What the test and the server share; `disk.rs` knows the same order of fields. */
struct orders {
    _Atomic int64_t kind;  /* See `enum kind`; 0 lets everything pass. */
    _Atomic int64_t every; /* Each so many calls one fails. */
    _Atomic int64_t seen;  /* How many calls there were that could have failed. */
    _Atomic int64_t failed; /* How many of them did. */
};

enum kind { NONE, NO_SPACE, IO_ERROR, SHORT_WRITE, NO_SYNC, NO_TRUNCATE };

static struct orders *orders(void) {
    static _Atomic(struct orders *) shared;
    struct orders *known = atomic_load(&shared);
    if (known) return known;
    const char *path = getenv("CARAVELLE_DISK_ORDERS");
    if (!path) return NULL;
    int fd = open(path, O_RDWR | O_CLOEXEC);
    if (fd < 0) return NULL;
    void *page = mmap(NULL, sizeof(struct orders), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    if (page == MAP_FAILED) return NULL;
    atomic_store(&shared, page);
    return page;
}

/* Only the database, its log and its index: sockets and the program's own log never fail here. */
static int is_database(int fd) {
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return strstr(path, "caravelle.db") != NULL;
}

/* Whether this call fails, being one that this kind of failure is about. */
static int fails(struct orders *o, int fd) {
    int saved = errno;
    int ours = is_database(fd);
    errno = saved;
    if (!ours) return 0;
    int64_t every = atomic_load(&o->every);
    int64_t seen = atomic_fetch_add(&o->seen, 1) + 1;
    if (every < 1 || seen % every != 0) return 0;
    atomic_fetch_add(&o->failed, 1);
    return 1;
}

static ssize_t spoil(int fd, size_t *length, int *stop) {
    struct orders *o = orders();
    *stop = 0;
    if (!o) return 0;
    switch ((enum kind)atomic_load(&o->kind)) {
    case NO_SPACE:
        if (fails(o, fd)) { errno = ENOSPC; *stop = 1; }
        break;
    case IO_ERROR:
        if (fails(o, fd)) { errno = EIO; *stop = 1; }
        break;
    case SHORT_WRITE:
        if (*length > 1 && fails(o, fd)) *length /= 2;
        break;
    case NONE: case NO_SYNC: case NO_TRUNCATE:
        break;
    }
    return -1;
}

static int denied(int fd, enum kind about) {
    struct orders *o = orders();
    if (!o || atomic_load(&o->kind) != about || !fails(o, fd)) return 0;
    errno = EIO;
    return 1;
}

#define REAL(result, name, ...) ((result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name))

ssize_t write(int fd, const void *bytes, size_t length) {
    int stop;
    spoil(fd, &length, &stop);
    return stop ? -1 : REAL(ssize_t, write, int, const void *, size_t)(fd, bytes, length);
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) {
    int stop;
    spoil(fd, &length, &stop);
    return stop ? -1 : REAL(ssize_t, pwrite, int, const void *, size_t, off_t)(fd, bytes, length, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
    int stop;
    spoil(fd, &length, &stop);
    return stop ? -1 : REAL(ssize_t, pwrite64, int, const void *, size_t, off64_t)(fd, bytes, length, at);
}

int fsync(int fd) {
    return denied(fd, NO_SYNC) ? -1 : REAL(int, fsync, int)(fd);
}

int fdatasync(int fd) {
    return denied(fd, NO_SYNC) ? -1 : REAL(int, fdatasync, int)(fd);
}

int ftruncate(int fd, off_t length) {
    return denied(fd, NO_TRUNCATE) ? -1 : REAL(int, ftruncate, int, off_t)(fd, length);
}

int ftruncate64(int fd, off64_t length) {
    return denied(fd, NO_TRUNCATE) ? -1 : REAL(int, ftruncate64, int, off64_t)(fd, length);
}
