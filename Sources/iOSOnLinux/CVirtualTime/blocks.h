// Blocks and Dispatch as they are called without their headers, so that no flag of the compiler is needed; an app that has no
// Dispatch has none of these symbols.

#ifndef REHEARSAL_BLOCKS_H
#define REHEARSAL_BLOCKS_H

#include <stddef.h>
#include <stdint.h>

#include "later.h"

struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(struct block *);
  const void *descriptor;
};

extern struct block *_Block_copy(const struct block *block) WEAK;
extern void _Block_release(const struct block *block) WEAK;
extern void *_NSConcreteStackBlock[] WEAK;

extern char _dispatch_main_q WEAK;
extern char _dispatch_source_type_timer WEAK, _dispatch_source_type_data_add WEAK;
extern void _dispatch_main_queue_callback_4CF(void *message) WEAK;
extern void dispatch_group_enter(void *group) WEAK;
extern void dispatch_group_leave(void *group) WEAK;
extern void dispatch_source_merge_data(void *source, uintptr_t value) WEAK;
extern void dispatch_group_notify_f(void *group, void *queue, void *context, void (*work)(void *)) WEAK;

// The function that stands behind the one of the same name here.
#define ORIGINAL(name) \
  ({ \
    static __typeof__(&name) original; \
    original ? original : (original = (__typeof__(&name))dlsym(RTLD_NEXT, #name)); \
  })

// Work on a queue; where it came of a group, the group is left afterwards.
void rehearsal_on_queue(int64_t delay, void *queue, const struct block *block, void *group, const char *name);

// Runs a block as work of a queue, on the main thread.
void rehearsal_run_on(void *queue, struct block *block);

#endif
