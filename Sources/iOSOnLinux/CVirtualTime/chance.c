#define _GNU_SOURCE
#include "later.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "blocks.h"

// What is drawn by chance is drawn from the scenario's seed: the same in every run, and other numbers in each process. Swift
// and Foundation ask the system for it, for `random`, `shuffled` and `UUID()` alike.

static uint64_t state;

// How many processes the app has had before: without a home to keep it in, each counts as the first.
static uint64_t processes_before(void) {
  char path[PATH_MAX];
  uint64_t count = 0;
  const char *home = getenv("HOME");
  if (!home || snprintf(path, sizeof path, "%s/.rehearsal.processes", home) >= PATH_MAX) return 0;
  int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return 0;
  if (syscall(SYS_read, file, &count, sizeof count) != sizeof count) count = 0;
  uint64_t next = count + 1;
  if (syscall(SYS_pwrite64, file, &next, sizeof next, (off_t)0) < 0) count = 0;
  close(file);
  return count;
}

void rehearsal_set_seed(int64_t seed) { state = (uint64_t)seed ^ processes_before() * 0xd1342543de82ef95; }

// SplitMix64.
static uint64_t next(void) {
  uint64_t mixed = state += 0x9e3779b97f4a7c15;
  mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
  return mixed ^ mixed >> 31;
}

static void fill(void *bytes, size_t count) {
  for (size_t place = 0; place < count; place += sizeof(uint64_t)) {
    uint64_t number = next();
    memcpy((char *)bytes + place, &number, count - place < sizeof number ? count - place : sizeof number);
  }
}

// Swift's library asks in this way.
FRONT long syscall(long number, ...) {
  va_list more;
  long given[6];
  va_start(more, number);
  for (int index = 0; index < 6; index++) given[index] = va_arg(more, long);
  va_end(more);
  if (number != SYS_getrandom || !rehearsal_is_hosted())
    return ORIGINAL(syscall)(number, given[0], given[1], given[2], given[3], given[4], given[5]);
  fill((void *)given[0], (size_t)given[1]);
  return given[1];
}

// Foundation reads it from the device, a few bytes each time that it opens it.
int rehearsal_open_chance(const char *path) {
  if (!rehearsal_is_hosted() || (strcmp(path, "/dev/urandom") && strcmp(path, "/dev/random"))) return -1;
  char bytes[4096];
  int file = (int)syscall(SYS_memfd_create, "chance", 1u); // MFD_CLOEXEC
  fill(bytes, sizeof bytes);
  if (file >= 0 && syscall(SYS_pwrite64, file, bytes, sizeof bytes, (off_t)0) == sizeof bytes) return file;
  if (file >= 0) close(file);
  return -1;
}

FRONT ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  return syscall(SYS_getrandom, bytes, count, flags);
}

FRONT int getentropy(void *bytes, size_t count) { return getrandom(bytes, count, 0) < 0 ? -1 : 0; }

FRONT void arc4random_buf(void *bytes, size_t count) { (void)getrandom(bytes, count, 0); }

FRONT uint32_t arc4random(void) {
  uint32_t number = 0;
  arc4random_buf(&number, sizeof number);
  return number;
}

FRONT uint32_t arc4random_uniform(uint32_t bound) {
  // What is left over at the end would make small numbers likelier.
  uint32_t least = bound < 2 ? 0 : -bound % bound, number;
  do number = arc4random(); while (number < least);
  return bound < 2 ? 0 : number % bound;
}

#else

void rehearsal_set_seed(int64_t seed) {}

#endif
