// The C library's clocks, which stand where the phone's stand once they are set.

#ifndef REHEARSAL_CVIRTUALTIME_H
#define REHEARSAL_CVIRTUALTIME_H

#include <stdint.h>

/// Sets all clocks of this process, in nanoseconds; from then on they go only as they are set.
void rehearsal_set_clocks(int64_t uptime, int64_t since_1970);

/// Whether the caller runs on the thread that the process began with.
int rehearsal_is_main_thread(void);

/// Ends the process with a reason as its last words, behind which no backtrace comes that would hide them.
void rehearsal_refuse(const char *reason) __attribute__((noreturn));

/// Keeps standard output for the line alone, and returns it; what the process prints goes to standard error from now on.
int rehearsal_take_output(void);

#endif
