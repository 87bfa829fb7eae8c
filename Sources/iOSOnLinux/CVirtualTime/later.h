// What the files of this target share: the agenda of the executor, and how a process is refused.

#ifndef REHEARSAL_LATER_H
#define REHEARSAL_LATER_H

#include "CVirtualTime.h"

// A function or a constant of a library that the app may do without.
#define WEAK __attribute__((weak))

// Stands in front of a function of a library; in the static libraries the function itself stays, and then nothing of this
// works, which `rehearsal_has_queues` says.
#define FRONT __attribute__((weak))

// Nanoseconds by the clocks as they are set.
int64_t rehearsal_uptime(void);
int64_t rehearsal_since_1970(void);

// Lets the uptime be no less than this, which is less than a microsecond ahead of the phone's.
void rehearsal_uptime_is_at_least(int64_t uptime);

// Puts work behind all that is ready, or at a time from now; ends the process on a thread other than the main one.
void rehearsal_now(rehearsal_work work, void *context, const char *name);
void rehearsal_later(int64_t delay, rehearsal_work work, void *context, const char *name);

// Takes back what was to be done later with this context; returns whether there was such work that is not ready yet.
int rehearsal_not_later(void *context);

// Ends the process with a name and a reason as its last words.
void rehearsal_refuse_named(const char *name, const char *reason) __attribute__((noreturn));

// Opens what is drawn by chance in the place of the system's device; -1 for another file.
int rehearsal_open_chance(const char *path);

// Whether Foundation may sleep for the sake of defaults: while they are written by nobody's wish but ours, and where there was
// no room for them.
int rehearsal_may_sleep(void);
int rehearsal_are_defaults_cut(void);

// Puts back what was there where defaults could not be written whole.
void rehearsal_end_keeping(void);

// Whether anything was done.
int rehearsal_turn_queues(void);
int rehearsal_turn_run_loop(void);

// Notes that the turn of the queues did something.
void rehearsal_queues_did_something(void);

#endif
