#define _GNU_SOURCE
#include "later.h"

#if defined(__linux__)

#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static int are_set;
static int64_t monotonic, realtime;

void rehearsal_set_clocks(int64_t uptime, int64_t since_1970) {
  // A deadline between two microseconds may have set it ahead by the rest of one.
  if (!are_set || uptime > monotonic) monotonic = uptime;
  realtime = since_1970;
  are_set = 1;
}

int rehearsal_is_hosted(void) { return are_set; }
int64_t rehearsal_uptime(void) { return monotonic; }
int64_t rehearsal_since_1970(void) { return realtime; }

void rehearsal_uptime_is_at_least(int64_t uptime) {
  if (uptime > monotonic) monotonic = uptime;
}

int rehearsal_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

int rehearsal_take_output(void) {
  int line = dup(STDOUT_FILENO);
  if (line < 0 || dup2(STDERR_FILENO, STDOUT_FILENO) < 0) return STDOUT_FILENO;
  // The process may end at any moment: what was printed must be out.
  setvbuf(stdout, 0, _IOLBF, 0);
  return line;
}

// What follows takes the place of the C library's own: the runtime, Dispatch and Foundation call it.

static struct timespec moment(int64_t nanoseconds) {
  return (struct timespec){nanoseconds / 1000000000, nanoseconds % 1000000000};
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (are_set) switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
      *time = moment(realtime);
      return 0;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_BOOTTIME:
      *time = moment(monotonic);
      return 0;
    default:
      break; // The processor's time goes on as it does.
    }
  return (int)syscall(SYS_clock_gettime, clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  int result = clock_gettime(CLOCK_REALTIME, &now);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return result;
}

time_t time(time_t *seconds) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (seconds) *seconds = now.tv_sec;
  return now.tv_sec;
}

// Ends the process with a reason as its last words, behind which no backtrace comes that would hide them.
void rehearsal_refuse_named(const char *name, const char *reason) {
  ssize_t ignored = write(STDERR_FILENO, name, strlen(name));
  ignored = write(STDERR_FILENO, reason, strlen(reason));
  (void)ignored;
  _exit(70);
}

void rehearsal_refuse(const char *reason) {
  rehearsal_refuse_named(reason, "\n");
}

// A main thread that sleeps would wait for a time that passes only once it has come to rest.
static void refuse_on_main_thread(const char *name) {
  if (!are_set || !rehearsal_is_main_thread()) return;
  rehearsal_refuse_named(name, " blocks the main thread, and so the phone's time cannot pass: use \"try await Task.sleep\"\n");
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  refuse_on_main_thread("A sleep");
  return syscall(SYS_clock_nanosleep, clock, flags, time, rest) == 0 ? 0 : 4; // EINTR
}

int nanosleep(const struct timespec *time, struct timespec *rest) {
  if (rehearsal_may_sleep()) return 0;
  refuse_on_main_thread("nanosleep");
  return (int)syscall(SYS_nanosleep, time, rest);
}

int usleep(useconds_t microseconds) {
  if (rehearsal_may_sleep()) return 0;
  refuse_on_main_thread("usleep");
  struct timespec time = moment((int64_t)microseconds * 1000);
  return nanosleep(&time, 0);
}

unsigned sleep(unsigned seconds) {
  if (rehearsal_may_sleep()) return 0;
  refuse_on_main_thread("sleep");
  struct timespec time = moment((int64_t)seconds * 1000000000), rest = {0, 0};
  return nanosleep(&time, &rest) == 0 ? 0 : (unsigned)rest.tv_sec;
}

#endif
