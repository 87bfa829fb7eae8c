#include "later.h"

#if defined(__linux__)

static void (*add_now)(rehearsal_work, uintptr_t);
static void (*add_later)(rehearsal_work, uintptr_t, int64_t);
static int (*take_back)(uintptr_t);

void rehearsal_set_agenda(
    void (*now)(rehearsal_work, uintptr_t), void (*later)(rehearsal_work, uintptr_t, int64_t), int (*back)(uintptr_t)) {
  add_now = now;
  add_later = later;
  take_back = back;
}

// Work of other threads would come sooner in one run and later in the next.
static void refuse_other_threads(const char *name) {
  if (rehearsal_is_main_thread()) return;
  rehearsal_refuse_named(name, " is called on a thread other than the main one, which cannot be in the phone's time\n");
}

void rehearsal_now(rehearsal_work work, void *context, const char *name) {
  refuse_other_threads(name);
  add_now(work, (uintptr_t)context);
}

void rehearsal_later(int64_t delay, rehearsal_work work, void *context, const char *name) {
  refuse_other_threads(name);
  if (delay <= 0)
    add_now(work, (uintptr_t)context);
  else
    add_later(work, (uintptr_t)context, delay);
}

int rehearsal_not_later(void *context) { return take_back((uintptr_t)context); }

int rehearsal_turn(void) {
  int queues = rehearsal_turn_queues();
  return rehearsal_turn_run_loop() || queues;
}

#endif
