#define _GNU_SOURCE
#include "blocks.h"
#include "later.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// Work of all queues runs on the main thread, in the order of its coming, which is one of the orders in which a phone may
// run it, and every day the same. A queue's own rules hold: `sync`, its specific values, and what it is asserted to be.

// Whether the thread is lent to work of other queues, while the main queue is free. What the main queue itself does in another
// one by `sync` is still its own.
static __thread int is_lent;
static int is_turned;

static int is_main(void *queue) { return queue == &_dispatch_main_q; }

int rehearsal_is_on_main_queue(void) { return rehearsal_is_main_thread() && !is_lent; }

int rehearsal_lend(int lends) {
  int was_lent = is_lent;
  is_lent = lends;
  return was_lent;
}

extern void *swift_task_isMainExecutor_hook WEAK;

__attribute__((swiftcall)) static _Bool is_main_executor(uintptr_t identity, uintptr_t kind, void *original) { return 0; }

void rehearsal_ask_main_executor(void) {
  if (&swift_task_isMainExecutor_hook) swift_task_isMainExecutor_hook = (void *)is_main_executor;
}

// What Foundation asks for `Thread.isMainThread` and `OperationQueue.current`: work of other queues is elsewhere.
FRONT unsigned char _CFIsMainThread(void) {
  if (rehearsal_is_hosted()) return (unsigned char)rehearsal_is_on_main_queue();
  return ORIGINAL(_CFIsMainThread)();
}

FRONT void dispatch_sync(void *queue, struct block *block) {
  if (is_main(queue) && rehearsal_is_hosted() && rehearsal_is_on_main_queue())
    rehearsal_refuse_named("DispatchQueue.main.sync", " on the main queue waits for itself, and has no end\n");
  if (!is_main(queue) || !is_lent || !rehearsal_is_hosted()) {
    ORIGINAL(dispatch_sync)(queue, block);
    return;
  }
  rehearsal_lend(0);
  block->invoke(block);
  rehearsal_lend(1);
}

void rehearsal_run_on(void *queue, struct block *block) {
  int is_others = queue && !is_main(queue);
  int was_lent = rehearsal_lend(is_others);
  if (is_others)
    ORIGINAL(dispatch_sync)(queue, block);
  else
    block->invoke(block);
  rehearsal_lend(was_lent);
}

extern void dispatch_retain(void *object) WEAK;
extern void dispatch_release(void *object) WEAK;

// Work on a queue; what the main queue has to do now is chained too, in its order.
struct piece { void *queue, *group; struct block *block; struct piece *next; int is_chained, is_done; };

static struct piece *first_on_main, **last_on_main = &first_on_main;

static void chain(struct piece *piece) {
  piece->is_chained = 1;
  *last_on_main = piece;
  last_on_main = &piece->next;
}

static void unchain(struct piece *piece) {
  if (!piece->is_chained) return;
  piece->is_chained = 0;
  for (struct piece **place = &first_on_main; *place; place = &(*place)->next) {
    if (*place != piece) continue;
    *place = piece->next;
    if (!piece->next) last_on_main = place;
    return;
  }
}

static void run(void *context) {
  struct piece *piece = context;
  unchain(piece);
  if (!piece->is_done) rehearsal_run_on(piece->queue, piece->block);
  _Block_release(piece->block);
  if (piece->group) {
    dispatch_group_leave(piece->group);
    dispatch_release(piece->group);
  }
  if (piece->queue) dispatch_release(piece->queue);
  free(piece);
}

static struct piece *piece(void *queue, const struct block *block, void *group) {
  struct piece *piece = malloc(sizeof *piece);
  *piece = (struct piece){queue, group, _Block_copy(block), 0, 0, 0};
  if (queue) dispatch_retain(queue);
  if (group) {
    dispatch_retain(group);
    dispatch_group_enter(group);
  }
  return piece;
}

void rehearsal_on_queue(int64_t delay, void *queue, const struct block *block, void *group, const char *name) {
  struct piece *work = piece(queue, block, group);
  if (is_main(queue) && delay <= 0) chain(work);
  rehearsal_later(delay, run, work, name);
}

// Work of another queue that waits for the main queue, as posting does for observers there, lets it do the first thing it has
// to do; returns false where that has nothing to do, or itself waits.
static int let_main_queue_work(void) {
  struct piece *work = first_on_main;
  if (!is_lent || !work || !rehearsal_is_hosted() || !rehearsal_is_main_thread()) return 0;
  unchain(work);
  work->is_done = 1;
  rehearsal_run_on(work->queue, work->block);
  return 1;
}

// An older one of the same name is for programs of twenty years ago, whose conditions are others.
static __typeof__(&pthread_cond_wait) original_wait(void) {
  static __typeof__(&pthread_cond_wait) original;
  if (!original) original = (__typeof__(original))dlvsym(RTLD_NEXT, "pthread_cond_wait", "GLIBC_2.3.2");
  if (!original) original = (__typeof__(original))dlsym(RTLD_NEXT, "pthread_cond_wait");
  return original;
}

// Whoever waits looks again whether what it waits for is there.
FRONT int pthread_cond_wait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex) {
  if (is_lent && first_on_main) {
    pthread_mutex_unlock(mutex);
    int has_worked = let_main_queue_work();
    pthread_mutex_lock(mutex);
    if (has_worked) return 0;
  }
  return original_wait()(condition, mutex);
}

void rehearsal_queues_did_something(void) { is_turned = 1; }

int rehearsal_turn_queues(void) {
  if (!_dispatch_main_queue_callback_4CF) return 0;
  is_turned = 0;
  _dispatch_main_queue_callback_4CF(0);
  return is_turned;
}

// What follows takes the place of Dispatch's own.

static void async(void *queue, const struct block *block);
FRONT void dispatch_async(void *queue, const struct block *block) __attribute__((alias("async")));

static void async(void *queue, const struct block *block) {
  if (!rehearsal_is_hosted()) return ORIGINAL(dispatch_async)(queue, block);
  rehearsal_on_queue(0, queue, block, 0, "DispatchQueue.async");
}

int rehearsal_has_queues(void) {
  // Not for the compiler to know: the linker decides.
  void (*volatile chosen)(void *, const struct block *) = dispatch_async;
  return chosen == async;
}

FRONT void dispatch_barrier_async(void *queue, const struct block *block) {
  if (!rehearsal_is_hosted()) return ORIGINAL(dispatch_barrier_async)(queue, block);
  rehearsal_on_queue(0, queue, block, 0, "DispatchQueue.async");
}

FRONT void dispatch_group_async(void *group, void *queue, const struct block *block) {
  if (!rehearsal_is_hosted()) return ORIGINAL(dispatch_group_async)(group, queue, block);
  rehearsal_on_queue(0, queue, block, group, "DispatchQueue.async");
}

static void notify(void *context) {
  rehearsal_queues_did_something();
  rehearsal_now(run, context, "DispatchGroup.notify");
}

FRONT void dispatch_group_notify(void *group, void *queue, const struct block *block) {
  if (!rehearsal_is_hosted()) return ORIGINAL(dispatch_group_notify)(group, queue, block);
  dispatch_group_notify_f(group, &_dispatch_main_q, piece(queue, block, 0), notify);
}

FRONT void dispatch_apply(size_t iterations, void *queue, struct block *block) {
  if (!rehearsal_is_hosted()) return ORIGINAL(dispatch_apply)(iterations, queue, block);
  void (*invoke)(struct block *, size_t) = (void (*)(struct block *, size_t))block->invoke;
  for (size_t index = 0; index < iterations; index++) invoke(block, index);
}

// A wait that is not over at once would have no end: what it waits for runs on the thread that waits.
static intptr_t wait_or_refuse(intptr_t result, uint64_t timeout, const char *name) {
  if (result != 0 && timeout != 0 && rehearsal_is_hosted() && rehearsal_is_main_thread())
    rehearsal_refuse_named(name, " blocks the main thread, and so what it waits for cannot come\n");
  return result;
}

FRONT intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  uint64_t patience = rehearsal_is_hosted() && rehearsal_is_main_thread() ? 0 : timeout;
  return wait_or_refuse(ORIGINAL(dispatch_semaphore_wait)(semaphore, patience), timeout, "DispatchSemaphore.wait");
}

FRONT intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
  uint64_t patience = rehearsal_is_hosted() && rehearsal_is_main_thread() ? 0 : timeout;
  return wait_or_refuse(ORIGINAL(dispatch_group_wait)(group, patience), timeout, "DispatchGroup.wait");
}

// The main thread is lent to other queues, which Dispatch does not know.
FRONT void dispatch_assert_queue(void *queue) {
  if (is_main(queue) && rehearsal_is_hosted() && !rehearsal_is_on_main_queue())
    rehearsal_refuse_named("A dispatchPrecondition", " fails: work of another queue runs where the main queue is asserted\n");
  ORIGINAL(dispatch_assert_queue)(queue);
}

FRONT void dispatch_assert_queue_not(void *queue) {
  if (is_main(queue) && rehearsal_is_hosted() && !rehearsal_is_on_main_queue()) return;
  ORIGINAL(dispatch_assert_queue_not)(queue);
}

// Whatever would run beside the main thread comes here in the end.
int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*start)(void *), void *restrict argument) {
  if (rehearsal_is_hosted())
    rehearsal_refuse_named("A thread", " other than the main one is started, which cannot be in the phone's time (URLSession starts some before "
                            "PhoneNetwork.install() is called)\n");
  return ORIGINAL(pthread_create)(thread, attributes, start, argument);
}

#endif
