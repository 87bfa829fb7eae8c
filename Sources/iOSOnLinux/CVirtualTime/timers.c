#define _GNU_SOURCE
#include "blocks.h"
#include "later.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stdlib.h>

// Timers of Dispatch. A source of the kind "timer" is made one that is fed with data: with one for each time it goes off. So
// what else a source does (suspend, resume, cancel, its handlers) is Dispatch's own.

struct timer {
  void *source, *queue;
  int references; // Of the app to the source.
  int shots;      // That are still on the agenda.
  int is_armed;
  int64_t deadline, interval;
  struct timer *next;
};
static struct timer *timers;

static struct timer *timer_of(void *source) {
  struct timer *timer = timers;
  while (timer && timer->source != source) timer = timer->next;
  return timer;
}

static void disarm(struct timer *timer) {
  timer->is_armed = 0;
  timer->shots -= rehearsal_not_later(timer);
}

static void forget(struct timer *timer) {
  disarm(timer);
  struct timer **link = &timers;
  while (*link && *link != timer) link = &(*link)->next;
  if (*link) *link = timer->next;
  timer->source = 0;
  if (timer->shots == 0) free(timer);
}

// How long it is until a moment of Dispatch's, in nanoseconds; see `dispatch/time.h` on its three clocks.
static int64_t delay_until(uint64_t moment) {
  if (moment == UINT64_MAX) return 3155760000000000000;
  if (moment == 0 || moment == UINT64_MAX - 1) return 0;
  if (moment >> 62 == 3) return (int64_t)-moment - rehearsal_since_1970();
  return (int64_t)(moment & ~(UINT64_C(1) << 63)) - rehearsal_uptime();
}

static void shoot(void *context);

static void arm(struct timer *timer) {
  timer->is_armed = 1;
  timer->shots += 1;
  rehearsal_later(timer->deadline - rehearsal_uptime(), shoot, timer, "A timer source");
}

static void shoot(void *context) {
  struct timer *timer = context;
  timer->shots -= 1;
  if (!timer->source) {
    if (timer->shots == 0) free(timer);
    return;
  }
  // What came before it may have ended it, or set it anew.
  if (!timer->is_armed || timer->deadline > rehearsal_uptime()) return;
  timer->is_armed = 0;
  int64_t missed = timer->interval ? (rehearsal_uptime() - timer->deadline) / timer->interval : 0;
  dispatch_source_merge_data(timer->source, 1 + missed);
  if (!timer->interval) return;
  timer->deadline += (missed + 1) * timer->interval;
  arm(timer);
}

FRONT void dispatch_after(uint64_t when, void *queue, const struct block *block) {
  if (!rehearsal_is_hosted()) return ORIGINAL(dispatch_after)(when, queue, block);
  rehearsal_on_queue(delay_until(when), queue, block, 0, "DispatchQueue.asyncAfter");
}

void dispatch_retain(void *object);

FRONT void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  if (!rehearsal_is_hosted() || type != &_dispatch_source_type_timer)
    return ORIGINAL(dispatch_source_create)(type, handle, mask, queue);
  struct timer *timer = calloc(1, sizeof *timer);
  timer->source = ORIGINAL(dispatch_source_create)(&_dispatch_source_type_data_add, 0, 0, &_dispatch_main_q);
  timer->queue = queue;
  if (queue) dispatch_retain(queue);
  timer->references = 1;
  timer->next = timers;
  timers = timer;
  return timer->source;
}

FRONT void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  struct timer *timer = timer_of(source);
  if (!timer) return ORIGINAL(dispatch_source_set_timer)(source, start, interval, leeway);
  disarm(timer);
  if (start == UINT64_MAX) return;
  timer->deadline = rehearsal_uptime() + delay_until(start);
  timer->interval = interval >= INT64_MAX ? 0 : (int64_t)interval;
  arm(timer);
}

FRONT void dispatch_source_cancel(void *source) {
  struct timer *timer = timer_of(source);
  if (timer) disarm(timer);
  ORIGINAL(dispatch_source_cancel)(source);
}

FRONT void dispatch_retain(void *object) {
  struct timer *timer = timer_of(object);
  if (timer) timer->references += 1;
  ORIGINAL(dispatch_retain)(object);
}

FRONT void dispatch_release(void *object) {
  struct timer *timer = timer_of(object);
  // As on a phone, a timer that nobody holds goes off no more.
  if (timer && --timer->references == 0) forget(timer);
  ORIGINAL(dispatch_release)(object);
}

// A handler that runs on the queue of its timer; the main queue's turn is told that it did something.
struct handler { struct block block; struct block *inner; void *queue; };

static void handle(struct block *block) {
  struct handler *handler = (struct handler *)block;
  rehearsal_queues_did_something();
  rehearsal_run_on(handler->queue, handler->inner);
}

static const struct { uintptr_t reserved, size; } descriptor = {0, sizeof(struct handler)};

// The inner block lives as long as the process: handlers are set once.
static struct handler handler(struct timer *timer, const struct block *block) {
  return (struct handler){{_NSConcreteStackBlock, 0, 0, handle, &descriptor}, _Block_copy(block), timer->queue};
}

FRONT void dispatch_source_set_event_handler(void *source, const struct block *block) {
  struct timer *timer = timer_of(source);
  if (!timer || !block) return ORIGINAL(dispatch_source_set_event_handler)(source, block);
  struct handler own = handler(timer, block);
  ORIGINAL(dispatch_source_set_event_handler)(source, &own.block);
}

FRONT void dispatch_source_set_cancel_handler(void *source, const struct block *block) {
  struct timer *timer = timer_of(source);
  if (!timer || !block) return ORIGINAL(dispatch_source_set_cancel_handler)(source, block);
  struct handler own = handler(timer, block);
  ORIGINAL(dispatch_source_set_cancel_handler)(source, &own.block);
}

#endif
