/* A disk that fails, for one process: preload it (LD_PRELOAD), and it stands before the calls that write files.

   DISK_UNDER   the folder whose files are meant; others are left alone
   DISK_FAULTS  "SEED MEAN": one call in MEAN fails, in an order that the seed decides (0: none fails)
   DISK_ON      no call fails before there is this file, so that a server can start
   DISK_COUNT   a file that grows by one letter for each fault: w write, s short write, y sync, t truncate
   DISK_UNDO    a file that gets what each write replaced, until a sync makes it safe: by it a test loses power */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct undo {
    char path[256];
    int64_t at, size, had; /* where, how many bytes were written (-1: the file was synced), how many had been there */
};

static uint64_t calls;

#define REAL(type, name, ...)                                                                                          \
    static type (*real)(__VA_ARGS__);                                                                                  \
    if (!real) real = (type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name)

static int is_ours(int fd, char path[256]) {
    char link[40];
    const char *under = getenv("DISK_UNDER");
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = under ? readlink(link, path, 255) : -1;
    if (length < 0) return 0;
    path[length] = 0;
    return !strncmp(path, under, strlen(under)) && !strstr(path, "-shm") && !strstr(path, "/lock");
}

static void append(const char *variable, const void *bytes, size_t size) {
    static ssize_t (*write_really)(int, const void *, size_t);
    if (!write_really) write_really = (ssize_t(*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
    const char *name = getenv(variable);
    int fd = name ? open(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
    if (fd < 0) return;
    if (write_really(fd, bytes, size) != (ssize_t)size) abort();
    close(fd);
}

/* Whether this call fails: a hash of the seed and of how many came before. */
static int fails(const char *kind) {
    unsigned long long seed = 0, mean = 0;
    const char *plan = getenv("DISK_FAULTS");
    const char *on = getenv("DISK_ON");
    if (on && access(on, F_OK)) return 0;
    if (!plan || sscanf(plan, "%llu %llu", &seed, &mean) != 2 || !mean) return 0;
    uint64_t x = (__sync_add_and_fetch(&calls, 1) + seed * 0x9E3779B97F4A7C15u) * 0xBF58476D1CE4E5B9u;
    x ^= x >> 31;
    x *= 0x94D049BB133111EBu;
    x ^= x >> 29;
    if (x % mean) return 0;
    append("DISK_COUNT", kind, 1);
    errno = (x >> 40) % 2 ? ENOSPC : EIO;
    return 1;
}

static void remember(const char *path, int fd, int64_t at, size_t size) {
    if (!getenv("DISK_UNDO")) return;
    char *whole = calloc(1, sizeof(struct undo) + size);
    struct undo *note = (struct undo *)whole;
    strcpy(note->path, path);
    note->at = at, note->size = (int64_t)size;
    int own = open(path, O_RDONLY | O_CLOEXEC); /* the file may be open for writing only */
    note->had = own < 0 ? 0 : pread64(own, whole + sizeof *note, size, at);
    if (own >= 0) close(own);
    append("DISK_UNDO", whole, sizeof *note + size);
    free(whole);
    (void)fd;
}

static void remember_sync(const char *path) {
    struct undo note = {.size = -1};
    strcpy(note.path, path);
    append("DISK_UNDO", &note, sizeof note);
}

ssize_t pwrite64(int fd, const void *bytes, size_t size, off64_t at) {
    char path[256];
    REAL(ssize_t, pwrite64, int, const void *, size_t, off64_t);
    if (!is_ours(fd, path)) return real(fd, bytes, size, at);
    if (fails("w")) return -1;
    remember(path, fd, at, size);
    return real(fd, bytes, fails("s") ? size / 2 : size, at);
}

ssize_t pwrite(int fd, const void *bytes, size_t size, off_t at) { return pwrite64(fd, bytes, size, at); }

ssize_t write(int fd, const void *bytes, size_t size) {
    char path[256];
    REAL(ssize_t, write, int, const void *, size_t);
    if (!is_ours(fd, path)) return real(fd, bytes, size);
    if (fails("w")) return -1;
    struct stat now;
    int end = fcntl(fd, F_GETFL) & O_APPEND && !fstat(fd, &now);
    remember(path, fd, end ? now.st_size : lseek(fd, 0, SEEK_CUR), size);
    return real(fd, bytes, fails("s") ? size / 2 : size);
}

int fdatasync(int fd) {
    char path[256];
    REAL(int, fdatasync, int);
    if (!is_ours(fd, path)) return real(fd);
    if (fails("y")) return -1;
    int done = real(fd);
    if (!done) remember_sync(path);
    return done;
}

int fsync(int fd) {
    char path[256];
    REAL(int, fsync, int);
    if (!is_ours(fd, path)) return real(fd);
    if (fails("y")) return -1;
    int done = real(fd);
    if (!done) remember_sync(path);
    return done;
}

int ftruncate64(int fd, off64_t size) {
    char path[256];
    REAL(int, ftruncate64, int, off64_t);
    if (is_ours(fd, path) && fails("t")) return -1;
    return real(fd, size);
}

int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }
