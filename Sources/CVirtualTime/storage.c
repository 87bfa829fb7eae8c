#define _GNU_SOURCE
#include "later.h"

#if defined(__linux__)

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

// The app's files lie in its home, on the disk of the machine; what the phone's storage does not give, they do not get. What
// the C library does by itself, such as flushing its own streams, does not come by here.

// How many bytes the phone has said that there are, less than zero without a bound, and how many the files had then.
static int64_t given = -1, used_then;
static int is_locked;
static int64_t used;

static const char *home(void) {
  static char resolved[PATH_MAX];
  const char *path = getenv("HOME");
  if (!resolved[0] && (!path || !realpath(path, resolved))) return 0;
  return resolved;
}

// Whether a path is one of the app's own files; frameworks of this package keep what the phone itself would know.
static int is_apps_under(const char *path, const char *folder) {
  size_t length = folder ? strlen(folder) : 0;
  if (length < 2 || strncmp(path, folder, length) || path[length] != '/') return 0;
  return strncmp(path + length, "/.rehearsal", 11) != 0;
}

static int is_apps(const char *path) {
  return is_apps_under(path, home()) || is_apps_under(path, getenv("HOME"));
}

static int add(const char *path, const struct stat *status, int kind, struct FTW *place) {
  if (kind == FTW_F) used += status->st_size;
  return 0;
}

static int64_t bytes_used(void) {
  used = 0;
  if (home()) nftw(home(), add, 16, FTW_PHYS);
  return used;
}

void rehearsal_set_storage(int64_t free_bytes, int is_readable) {
  is_locked = !is_readable;
  if (free_bytes == given) return;
  given = free_bytes;
  if (given >= 0) used_then = bytes_used();
}

// How many of so many bytes there is room for behind an open file.
static size_t room(int file, size_t count, off_t place) {
  if (given < 0 || file <= STDERR_FILENO || count == 0) return count;
  char link[32], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return count;
  path[length] = 0;
  struct stat status;
  if (!is_apps(path) || fstat(file, &status) || !S_ISREG(status.st_mode)) return count;
  if (place < 0) place = fcntl(file, F_GETFL) & O_APPEND ? status.st_size : lseek(file, 0, SEEK_CUR);
  // What stands there already is written over.
  int64_t kept = status.st_size > place ? status.st_size - place : 0;
  int64_t left = given - (bytes_used() - used_then);
  int64_t fits = (left > 0 ? left : 0) + kept;
  return fits < (int64_t)count ? (size_t)fits : count;
}

static int full(void) {
  errno = ENOSPC;
  return -1;
}

FRONT ssize_t write(int file, const void *bytes, size_t count) {
  size_t fitting = room(file, count, -1);
  return fitting == 0 && count > 0 ? full() : syscall(SYS_write, file, bytes, fitting);
}

FRONT ssize_t pwrite64(int file, const void *bytes, size_t count, off_t place) {
  size_t fitting = room(file, count, place);
  return fitting == 0 && count > 0 ? full() : syscall(SYS_pwrite64, file, bytes, fitting, place);
}

FRONT ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
  return pwrite64(file, bytes, count, place);
}

FRONT ssize_t writev(int file, const struct iovec *parts, int count) {
  size_t all = 0;
  for (int index = 0; index < count; index++) all += parts[index].iov_len;
  return room(file, all, -1) < all ? full() : syscall(SYS_writev, file, parts, count);
}

// Between the phone's start and its first unlock, files can neither be read nor written (I-96).
static int locked(const char *path) {
  if (!is_locked || !is_apps(path)) return 0;
  errno = EPERM;
  return 1;
}

static int open_at(int folder, const char *path, int flags, va_list more) {
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
  return locked(path) ? -1 : (int)syscall(SYS_openat, folder, path, flags, mode);
}

#define OPEN(folder) \
  va_list more; \
  va_start(more, flags); \
  int file = open_at(folder, path, flags, more); \
  va_end(more); \
  return file

FRONT int open(const char *path, int flags, ...) { OPEN(AT_FDCWD); }
FRONT int open64(const char *path, int flags, ...) { OPEN(AT_FDCWD); }
FRONT int openat(int folder, const char *path, int flags, ...) { OPEN(folder); }
FRONT int openat64(int folder, const char *path, int flags, ...) { OPEN(folder); }

#else

void rehearsal_set_storage(int64_t free_bytes, int is_readable) {}

#endif
