// The C library's clocks, which stand where the phone's stand once they are set.

#ifndef REHEARSAL_CVIRTUALTIME_H
#define REHEARSAL_CVIRTUALTIME_H

#include <stdint.h>

/// Sets all clocks of this process, in nanoseconds; from then on they go only as they are set.
void rehearsal_set_clocks(int64_t uptime, int64_t since_1970);

/// Whether the phone's time has begun; before, everything is the system's own.
int rehearsal_is_hosted(void);

/// Work that the C library's callers want done, with what it is told.
typedef void (*_Nonnull rehearsal_work)(void *_Nullable context) __attribute__((swift_attr("@Sendable")));

/// Sets where work goes: behind all that is ready, or, with a delay in nanoseconds, at its time; and how work that is not
/// ready yet is taken back, which returns whether there was such work.
void rehearsal_set_agenda(
    void (*_Nonnull now)(rehearsal_work, uintptr_t context),
    void (*_Nonnull later)(rehearsal_work, uintptr_t context, int64_t delay),
    int (*_Nonnull take_back)(uintptr_t context));

/// Lets Dispatch's main queue and the main run loop do what they have to do now; returns whether that was anything.
int rehearsal_turn(void);

/// Whether the caller runs on the main queue: on the main thread, and not in work of another queue.
int rehearsal_is_on_main_queue(void);

/// Has what is drawn by chance from now on follow from the seed, and from how many processes the app has had.
void rehearsal_set_seed(int64_t seed);

/// Lends the main thread to work of another queue, or takes it back for the main queue's; returns whether it was lent.
int rehearsal_lend(int lends);

/// Has Swift ask the main executor whether code runs on it: by itself it takes all that is on the main thread for that.
void rehearsal_ask_main_executor(void);

/// Whether the caller runs on the thread that the process began with.
int rehearsal_is_main_thread(void);

/// Makes an object of a class that inherits from Foundation's NSObject, as its \c init() does; the caller owns it.
void *_Nonnull rehearsal_make_object(const void *_Nonnull type);

/// Ends the process with a reason as its last words, behind which no backtrace comes that would hide them.
void rehearsal_refuse(const char *_Nonnull reason) __attribute__((noreturn));

/// Whether queues and timers are in the phone's time: not with the static standard library, which has them in itself.
int rehearsal_has_queues(void);

/// Sets how many bytes the app's files may still grow by, less than zero for no bound, and whether they can be opened.
void rehearsal_set_storage(int64_t free_bytes, int is_readable);

/// Writes down what the app has set as defaults of its own domain.
void rehearsal_keep_defaults(void);

/// Gives the program's bundle an identifier where it has none: "app." and the program's name.
void rehearsal_name_bundle(void);

/// Sets what changes the configuration of each session that the app makes, before it is made; not with the static standard
/// library.
void rehearsal_prepare_sessions(void (*_Nonnull with)(void *_Nonnull configuration));

/// Keeps standard output for the line alone, and returns it; what the process prints goes to standard error from now on.
int rehearsal_take_output(void);

#endif
