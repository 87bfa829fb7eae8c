// Calls that the C library shows only to those who ask for more than POSIX, under names of their own.

#ifndef REHEARSAL_CPROCESSES_H
#define REHEARSAL_CPROCESSES_H

/// A pipe that no other process inherits; 0, or -1 with `errno` set.
int rehearsal_make_pipe(int ends[2]);

/// Has a process start in a folder, with no more than its three streams open where the system can do that; 0, or the error.
///
/// `actions` is a `posix_spawn_file_actions_t *`. No header of the system is included here: its types, `sigset_t` among
/// them, would then belong to this module or to the C library's, whichever the compiler happened to read first.
int rehearsal_start_in(void *actions, const char *folder);

/// Starts a program with these arguments and the variables of this process, which reads nothing and writes where this one
/// does; 0, or the error.
///
/// It belongs to the group of this process, and no signal means anything else to it than usual. Where it is to be apart, it
/// has a session of its own instead, and what it writes is lost.
int rehearsal_start_beside(const char *program, char *const arguments[], int isApart, int *pid);

/// Makes this process the parent of what loses its own below it, where the system can do that.
void rehearsal_adopt_orphans(void);

/// Gives memory that nobody has any more back to the system, where the C library keeps it otherwise.
void rehearsal_give_back_memory(void);

#endif
