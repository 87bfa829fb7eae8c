#define _GNU_SOURCE
#include "later.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <poll.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

// Foundation's run loop waits for file descriptors: its timers are the kernel's. Here they are kept disarmed, and rung
// when the phone's time has come. An app without Foundation has none of these symbols, and pays nothing.

extern int CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returns_after_one) WEAK;
extern const void *const kCFRunLoopDefaultMode WEAK;

enum { timers_max = 1024 };
static int64_t deadlines[timers_max]; // Zero: not set.
static int is_wanted, is_turning;

int rehearsal_turn_run_loop(void) {
  // A run loop that is turned by what it runs comes back to the outer turn.
  if (!is_wanted || is_turning || !CFRunLoopRunInMode) return 0;
  is_wanted = 0;
  is_turning = 1;
  CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 0);
  is_turning = 0;
  return 1;
}

static int set(int timer, int flags, const struct itimerspec *time, struct itimerspec *old) {
  return (int)syscall(SYS_timerfd_settime, timer, flags, time, old);
}

static void ring(void *context) {
  int64_t *deadline = context;
  // What came before it may have set it anew; the clocks are less than a microsecond behind.
  if (*deadline == 0 || *deadline > rehearsal_uptime() + 999) return;
  rehearsal_uptime_is_at_least(*deadline);
  *deadline = 0;
  int timer = (int)(deadline - deadlines);
  struct itimerspec at_once = {{0, 0}, {0, 1}};
  set(timer, 0, &at_once, 0);
  struct pollfd bell = {timer, POLLIN, 0};
  poll(&bell, 1, 1000);
  is_wanted = 1;
  rehearsal_turn_run_loop();
}

int timerfd_settime(int timer, int flags, const struct itimerspec *time, struct itimerspec *old) {
  if (!rehearsal_is_hosted()) return set(timer, flags, time, old);
  if (timer < 0 || timer >= timers_max) rehearsal_refuse_named("A timer", " is one of too many open files\n");
  rehearsal_not_later(&deadlines[timer]);
  deadlines[timer] = 0;
  struct itimerspec disarmed = {{0, 0}, {0, 0}};
  int result = set(timer, 0, &disarmed, old);
  if (result != 0 || (time->it_value.tv_sec == 0 && time->it_value.tv_nsec == 0)) return result;

  // A hundred years are as good as for ever.
  int64_t seconds = time->it_value.tv_sec < 3155760000 ? time->it_value.tv_sec : 3155760000;
  int64_t value = seconds * 1000000000 + time->it_value.tv_nsec;
  deadlines[timer] = flags & TFD_TIMER_ABSTIME ? value : rehearsal_uptime() + value;
  // A date is exact to a tenth of a microsecond: the nearest whole one is what was meant.
  int64_t delay = (deadlines[timer] - rehearsal_uptime() + 500) / 1000 * 1000;
  rehearsal_later(delay, ring, &deadlines[timer], "A Timer");
  return 0;
}

// `RunLoop.perform` comes here.
FRONT void CFRunLoopPerformBlock(void *loop, const void *mode, const void *block) {
  void (*perform)(void *, const void *, const void *) = dlsym(RTLD_NEXT, "CFRunLoopPerformBlock");
  perform(loop, mode, block);
  is_wanted = 1;
}

#endif
