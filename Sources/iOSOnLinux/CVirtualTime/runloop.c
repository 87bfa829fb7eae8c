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

// A queue that is not main has a thread whose run loop nobody runs: what is scheduled there never rings. Here all queues share
// the main thread, and so whoever asks for the current run loop is told apart by the queue.
enum asked { nothing_or_main, current, current_by_object };
static enum asked asked;

static int is_elsewhere(void) { return rehearsal_is_hosted() && rehearsal_is_main_thread() && !rehearsal_is_on_main_queue(); }

FRONT void *CFRunLoopGetCurrent(void) {
  void *(*get)(void) = dlsym(RTLD_NEXT, "CFRunLoopGetCurrent");
  asked = is_elsewhere() ? current : nothing_or_main;
  return get();
}

// `RunLoop.current` and `RunLoop.main` come here, the former with the one that was asked for just before.
FRONT void *_CFRunLoopGet2(void *loop) {
  void *(*get)(void *) = dlsym(RTLD_NEXT, "_CFRunLoopGet2");
  asked = asked == current ? current_by_object : nothing_or_main;
  return get(loop);
}

FRONT void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  void (*add)(void *, void *, const void *) = dlsym(RTLD_NEXT, "CFRunLoopAddTimer");
  int is_lost = asked != nothing_or_main && is_elsewhere();
  asked = nothing_or_main;
  if (!is_lost) return add(loop, timer, mode);
  static const char words[] = "A Timer is scheduled on a queue that is not main, where no run loop runs: it never rings\n";
  if (write(STDERR_FILENO, words, sizeof words - 1) < 0) return;
}

#if __has_attribute(swiftcall)

#define METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *

// `Timer.init(timeInterval:repeats:block:)` and `Timer.init(fire:interval:repeats:block:)`. On a phone the first one rings after
// the interval; Foundation on Linux lets it ring at once, too.
#define AFTER "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
#define AT "$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfC"

METHOD FRONT void *rehearsal_timer(double interval, _Bool repeats, void *block, void *context, SELF type) __asm__(AFTER);
METHOD FRONT void *rehearsal_timer(double interval, _Bool repeats, void *block, void *context, SELF type) {
  if (!rehearsal_is_hosted()) {
    METHOD void *(*original)(double, _Bool, void *, void *, SELF) = dlsym(RTLD_NEXT, AFTER);
    return original(interval, repeats, block, context, type);
  }
  METHOD void *(*at)(double, double, _Bool, void *, void *, SELF) = dlsym(RTLD_DEFAULT, AT);
  // Foundation counts from the year 2001, and takes what is no interval for the shortest.
  double now = (double)rehearsal_since_1970() / 1e9 - 978307200;
  return at(now + (interval > 0.0001 ? interval : 0.0001), interval, repeats, block, context, type);
}

#endif

// `RunLoop.perform` comes here.
FRONT void CFRunLoopPerformBlock(void *loop, const void *mode, const void *block) {
  void (*perform)(void *, const void *, const void *) = dlsym(RTLD_NEXT, "CFRunLoopPerformBlock");
  perform(loop, mode, block);
  is_wanted = 1;
}

#endif
