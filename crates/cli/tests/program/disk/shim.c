/* A disk that fails, and a clock that is wrong: loaded before the C library of a server process (LD_PRELOAD), it lets calls on
 * the files of the database fail, and tells another time, as a file of orders says. The test that built it writes the orders
 * while the server runs. */
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
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

/* What the test and the server share; `disk.rs` knows the same order of fields. */
struct orders {
    _Atomic int64_t kind;  /* See `enum kind`; 0 lets everything pass. */
    _Atomic int64_t every; /* Each so many calls one fails. */
    _Atomic int64_t seen;  /* How many calls there were that could have failed. */
    _Atomic int64_t failed; /* How many of them did. */
    _Atomic int64_t most;  /* How many may at most; 0 sets no bound. */
    _Atomic int64_t ahead; /* By how many seconds the clock is ahead. */
};

/* FULL lets only those calls fail that would make a file longer, as a full disk does; SLOW lets none fail, but takes its time
 * for a sync. */
enum kind { NONE, NO_SPACE, IO_ERROR, SHORT_WRITE, NO_SYNC, NO_TRUNCATE, FULL, SLOW, NO_READ };
enum { SLOW_MICROSECONDS = 150000 };

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
    const char *name = getenv("CARAVELLE_DISK_NAME");
    return strstr(path, name ? name : "caravelle.db") != NULL;
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
    int64_t most = atomic_load(&o->most);
    int64_t failed = atomic_fetch_add(&o->failed, 1);
    if (most > 0 && failed >= most) {
        atomic_fetch_sub(&o->failed, 1);
        return 0;
    }
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
    case NONE: case NO_SYNC: case NO_TRUNCATE: case FULL: case SLOW: case NO_READ:
        break;
    }
    return -1;
}

/* Whether a write there would make the file longer, on a disk that is full. */
static int no_room(int fd, off64_t end) {
    struct orders *o = orders();
    struct stat file;
    if (!o || atomic_load(&o->kind) != FULL || fstat(fd, &file) != 0 || file.st_size >= end || !fails(o, fd)) return 0;
    errno = ENOSPC;
    return 1;
}

static void take_time(int fd) {
    struct orders *o = orders();
    if (o && atomic_load(&o->kind) == SLOW && is_database(fd)) {
        atomic_fetch_add(&o->failed, 1);
        usleep(SLOW_MICROSECONDS);
    }
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
    stop = stop || no_room(fd, at + (off64_t)length);
    return stop ? -1 : REAL(ssize_t, pwrite, int, const void *, size_t, off_t)(fd, bytes, length, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
    int stop;
    spoil(fd, &length, &stop);
    stop = stop || no_room(fd, at + (off64_t)length);
    return stop ? -1 : REAL(ssize_t, pwrite64, int, const void *, size_t, off64_t)(fd, bytes, length, at);
}

static off64_t sum(const struct iovec *parts, int count) {
    off64_t length = 0;
    for (int n = 0; n < count; n++) length += (off64_t)parts[n].iov_len;
    return length;
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
    if (no_room(fd, at + sum(parts, count))) return -1;
    return REAL(ssize_t, pwritev, int, const struct iovec *, int, off_t)(fd, parts, count, at);
}

ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at) {
    if (no_room(fd, at + sum(parts, count))) return -1;
    return REAL(ssize_t, pwritev64, int, const struct iovec *, int, off64_t)(fd, parts, count, at);
}

int posix_fallocate(int fd, off_t at, off_t length) {
    return no_room(fd, at + length) ? ENOSPC : REAL(int, posix_fallocate, int, off_t, off_t)(fd, at, length);
}

int posix_fallocate64(int fd, off64_t at, off64_t length) {
    return no_room(fd, at + length) ? ENOSPC : REAL(int, posix_fallocate64, int, off64_t, off64_t)(fd, at, length);
}

ssize_t read(int fd, void *bytes, size_t length) {
    return denied(fd, NO_READ) ? -1 : REAL(ssize_t, read, int, void *, size_t)(fd, bytes, length);
}

ssize_t pread(int fd, void *bytes, size_t length, off_t at) {
    return denied(fd, NO_READ) ? -1 : REAL(ssize_t, pread, int, void *, size_t, off_t)(fd, bytes, length, at);
}

ssize_t pread64(int fd, void *bytes, size_t length, off64_t at) {
    return denied(fd, NO_READ) ? -1 : REAL(ssize_t, pread64, int, void *, size_t, off64_t)(fd, bytes, length, at);
}

int fsync(int fd) {
    take_time(fd);
    return denied(fd, NO_SYNC) ? -1 : REAL(int, fsync, int)(fd);
}

int fdatasync(int fd) {
    take_time(fd);
    return denied(fd, NO_SYNC) ? -1 : REAL(int, fdatasync, int)(fd);
}

int ftruncate(int fd, off_t length) {
    return denied(fd, NO_TRUNCATE) ? -1 : REAL(int, ftruncate, int, off_t)(fd, length);
}

int ftruncate64(int fd, off64_t length) {
    return denied(fd, NO_TRUNCATE) ? -1 : REAL(int, ftruncate64, int, off64_t)(fd, length);
}

static time_t ahead(void) {
    struct orders *o = orders();
    return o ? (time_t)atomic_load(&o->ahead) : 0;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    int told = REAL(int, gettimeofday, struct timeval *, void *)(now, zone);
    if (told == 0) now->tv_sec += ahead();
    return told;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int told = REAL(int, clock_gettime, clockid_t, struct timespec *)(clock, now);
    if (told == 0 && clock == CLOCK_REALTIME) now->tv_sec += ahead();
    return told;
}

time_t time(time_t *now) {
    struct timespec told;
    if (clock_gettime(CLOCK_REALTIME, &told) != 0) return -1;
    if (now) *now = told.tv_sec;
    return told.tv_sec;
}
