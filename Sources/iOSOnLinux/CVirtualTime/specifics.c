#define _GNU_SOURCE
#include "blocks.h"
#include "later.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stdlib.h>

// Dispatch lets a queue's specific values go on a thread of its own, which cannot be in the phone's time: they are let go by
// ourselves, when another takes their place. Those of a queue that is gone are kept, until one of its address has the same key.

typedef void (*ending)(void *);

struct value { void *queue; const void *key; void *context; ending end; struct value *next; };

static struct value *first;

static void let_go(void *context) {
  struct value *value = context;
  value->end(value->context);
  free(value);
}

static void take_out(void *queue, const void *key) {
  for (struct value **place = &first; *place; place = &(*place)->next) {
    struct value *value = *place;
    if (value->queue != queue || value->key != key) continue;
    *place = value->next;
    rehearsal_now(let_go, value, "DispatchQueue.setSpecific");
    return;
  }
}

FRONT void dispatch_queue_set_specific(void *queue, const void *key, void *context, ending end) {
  __typeof__(&dispatch_queue_set_specific) original = ORIGINAL(dispatch_queue_set_specific);
  if (!rehearsal_is_hosted()) return original(queue, key, context, end);
  take_out(queue, key);
  original(queue, key, context, 0);
  if (!context || !end) return;
  struct value *value = malloc(sizeof *value);
  *value = (struct value){queue, key, context, end, first};
  first = value;
}

#endif
