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
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

// The app's files lie in its home, on the disk of the machine; what the phone's storage does not give, they do not get. What
// the C library does by itself, such as flushing its own streams, does not come by here.

// How many bytes the phone has said that there are, less than zero without a bound, and how many the files may have by that.
static int64_t given = -1, bound;
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

// Where Foundation keeps what the app sets as defaults.
static int is_defaults(const char *path) {
  size_t length = strlen(path);
  if (length < 6 || strcmp(path + length - 6, ".plist") || !is_apps(path)) return 0;
  const char *folder = home(), *named = getenv("HOME");
  if (!folder || strncmp(path, folder, strlen(folder))) folder = named;
  return strncmp(path + strlen(folder), "/.config/", 9) == 0;
}

static int add(const char *path, const struct stat *status, int kind, struct FTW *place) {
  if (kind == FTW_F && is_apps(path)) used += status->st_size;
  return 0;
}

static int64_t bytes_used(void) {
  used = 0;
  if (home()) nftw(home(), add, 16, FTW_PHYS);
  return used;
}

// What the files may have is the phone's to know, and outlives the process: the next one reads it here.
static int room_file(int flags) {
  char path[PATH_MAX];
  if (!home() || snprintf(path, sizeof path, "%s/.rehearsal.room", home()) >= PATH_MAX) return -1;
  return (int)syscall(SYS_openat, AT_FDCWD, path, flags | O_CLOEXEC, 0600);
}

static void recall(void) {
  int64_t kept[2];
  int file = room_file(O_RDONLY);
  if (file >= 0 && syscall(SYS_read, file, kept, sizeof kept) == sizeof kept) given = kept[0], bound = kept[1];
  if (file >= 0) close(file);
}

static void keep(void) {
  int64_t kept[2] = {given, bound};
  int file = room_file(O_WRONLY | O_CREAT | O_TRUNC);
  if (file < 0) return;
  // Where it cannot be written, only the next process knows less than on a phone.
  if (syscall(SYS_write, file, kept, sizeof kept) < 0) errno = 0;
  close(file);
}

// An app's home has these from its installation on.
static void make_folders(void) {
  static const char *const names[] = {"Documents", "Library", "Library/Caches", "tmp"};
  char path[PATH_MAX];
  for (size_t index = 0; home() && index < sizeof names / sizeof *names; index++) {
    if (snprintf(path, sizeof path, "%s/%s", home(), names[index]) < PATH_MAX) mkdir(path, 0700);
  }
  // The last one is where files lie that nobody keeps.
  if (home()) setenv("TMPDIR", path, 1);
  if (home() && snprintf(path, sizeof path, "%s/Library/Caches", home()) < PATH_MAX) setenv("XDG_CACHE_HOME", path, 1);
}

void rehearsal_set_storage(int64_t free_bytes, int is_readable) {
  static int is_known;
  is_locked = !is_readable;
  if (!is_known) make_folders(), recall();
  is_known = 1;
  if (free_bytes == given) return;
  // What is freed adds to what is left, and where something else has filled the phone, nothing is.
  bound = given < 0 || free_bytes <= 0 ? bytes_used() + free_bytes : bound + free_bytes - given;
  given = free_bytes;
  keep();
}

// How many bytes the files may still take.
static int64_t bytes_left(void) {
  int64_t left = bound - bytes_used();
  return left > 0 ? left : 0;
}

// What files held before defaults were written into them: a phone keeps all of these or none, Foundation here a part.
struct kept_file {
  char path[PATH_MAX];
  char *bytes;
  // How many bytes there were, or one of these: what could not be read is not put back.
  enum { was_missing = -1, is_unknown = -2 };
  ssize_t count;
  struct kept_file *next;
};
static struct kept_file *kept_files;
static int is_cut;

// The place for a file, at which something older may stand.
static struct kept_file *place_of(const char *path) {
  for (struct kept_file *kept = kept_files; kept; kept = kept->next) {
    if (strcmp(kept->path, path) == 0) return kept;
  }
  struct kept_file *kept = strlen(path) < PATH_MAX ? calloc(1, sizeof *kept) : 0;
  if (!kept) return 0;
  strcpy(kept->path, path);
  kept->next = kept_files;
  return kept_files = kept;
}

static void keep_file(const char *path) {
  struct kept_file *kept = place_of(path);
  struct stat status;
  if (!kept) return;
  free(kept->bytes);
  kept->bytes = 0;
  int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
  kept->count = file < 0 && errno == ENOENT ? was_missing : is_unknown;
  if (file < 0) return;
  if (fstat(file, &status) == 0 && (kept->bytes = malloc(status.st_size + 1))) {
    ssize_t count = syscall(SYS_read, file, kept->bytes, status.st_size);
    if (count == status.st_size) kept->count = count;
  }
  close(file);
}

static void restore_file(const struct kept_file *kept) {
  if (kept->count == was_missing) unlink(kept->path);
  if (kept->count < 0) return;
  int file = (int)syscall(SYS_openat, AT_FDCWD, kept->path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0) return;
  // It had room there before.
  if (syscall(SYS_write, file, kept->bytes, kept->count) < 0) errno = 0;
  close(file);
}

static void restore_files(void) {
  for (const struct kept_file *kept = kept_files; kept; kept = kept->next) restore_file(kept);
}

int rehearsal_are_defaults_cut(void) { return is_cut; }

void rehearsal_end_keeping(void) {
  if (is_cut) restore_files();
  while (kept_files) {
    struct kept_file *kept = kept_files;
    kept_files = kept->next;
    free(kept->bytes);
    free(kept);
  }
  is_cut = 0;
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
  int64_t fits = bytes_left() + kept;
  if (fits < (int64_t)count && is_defaults(path)) {
    // Foundation reads what it could not write.
    is_cut = 1;
    restore_files();
    return 0;
  }
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

FRONT ssize_t pwritev64(int file, const struct iovec *parts, int count, off_t place) {
  size_t all = 0;
  for (int index = 0; index < count; index++) all += parts[index].iov_len;
  return room(file, all, place) < all ? full() : syscall(SYS_pwritev, file, parts, count, place, 0);
}

FRONT ssize_t pwritev(int file, const struct iovec *parts, int count, off_t place) {
  return pwritev64(file, parts, count, place);
}

// What copies files does so by these.
FRONT ssize_t sendfile64(int to, int from, off_t *place, size_t count) {
  size_t fitting = room(to, count, -1);
  return fitting == 0 && count > 0 ? full() : syscall(SYS_sendfile, to, from, place, fitting);
}

FRONT ssize_t sendfile(int to, int from, off_t *place, size_t count) { return sendfile64(to, from, place, count); }

FRONT ssize_t copy_file_range(int from, off_t *place, int to, off_t *there, size_t count, unsigned flags) {
  size_t fitting = room(to, count, there ? *there : -1);
  return fitting == 0 && count > 0 ? full() : syscall(SYS_copy_file_range, from, place, to, there, fitting, flags);
}

FRONT int fallocate64(int file, int mode, off_t place, off_t length) {
  return room(file, (size_t)length, place) < (size_t)length ? full() : (int)syscall(SYS_fallocate, file, mode, place, length);
}

FRONT int fallocate(int file, int mode, off_t place, off_t length) { return fallocate64(file, mode, place, length); }

FRONT int posix_fallocate64(int file, off_t place, off_t length) { return fallocate64(file, 0, place, length) ? errno : 0; }

FRONT int posix_fallocate(int file, off_t place, off_t length) { return posix_fallocate64(file, place, length); }

// How much room there is, by blocks; a phone of 64 GB whose half is free where scenarios say nothing of it.
static void tell_room(const char *path, struct statfs *status) {
  if (!path || !rehearsal_is_hosted() || (!is_apps(path) && strncmp(path, home() ? home() : "/", PATH_MAX))) return;
  const int64_t block = 4096, gigabyte = 1000000000;
  status->f_bsize = status->f_frsize = block;
  status->f_blocks = 64 * gigabyte / block;
  status->f_bfree = status->f_bavail = (given < 0 ? 32 * gigabyte : bytes_left()) / block;
}

FRONT int statfs(const char *path, struct statfs *status) {
  int result = (int)syscall(SYS_statfs, path, status);
  if (result == 0) tell_room(path, status);
  return result;
}

FRONT int statfs64(const char *path, struct statfs64 *status) { return statfs(path, (struct statfs *)status); }

FRONT int statvfs(const char *path, struct statvfs *status) {
  struct statfs found;
  if (statfs(path, &found)) return -1;
  memset(status, 0, sizeof *status);
  status->f_bsize = found.f_bsize;
  status->f_frsize = found.f_frsize;
  status->f_blocks = found.f_blocks;
  status->f_bfree = found.f_bfree;
  status->f_bavail = found.f_bavail;
  status->f_files = found.f_files;
  status->f_ffree = status->f_favail = found.f_ffree;
  status->f_flag = (unsigned long)found.f_flags;
  status->f_namemax = found.f_namelen;
  return 0;
}

FRONT int statvfs64(const char *path, struct statvfs64 *status) { return statvfs(path, (struct statvfs *)status); }

// Between the phone's start and its first unlock, files can neither be read nor written (I-96).
static int locked(const char *path) {
  if (!is_locked || !is_apps(path)) return 0;
  errno = EPERM;
  return 1;
}

static int open_at(int folder, const char *path, int flags, va_list more) {
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
  if (locked(path)) return -1;
  if (given >= 0 && flags & O_TRUNC && is_defaults(path)) keep_file(path);
  int chance = rehearsal_open_chance(path);
  return chance >= 0 ? chance : (int)syscall(SYS_openat, folder, path, flags, mode);
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
void rehearsal_end_keeping(void) {}
int rehearsal_are_defaults_cut(void) { return 0; }

#endif
