#define _GNU_SOURCE
#include "CProcesses.h"

#include <errno.h>
#include <fcntl.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

int rehearsal_make_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  for (int index = 0; index < 2; index++) fcntl(ends[index], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

int rehearsal_start_in(void *actions, const char *folder) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  int error = posix_spawn_file_actions_addclosefrom_np(actions, 3);
  if (error != 0) return error;
#endif
  return posix_spawn_file_actions_addchdir_np(actions, folder);
}

extern char **environ;

static void *wait_for_end(void *pid) {
  while (waitpid((pid_t)(intptr_t)pid, NULL, 0) == -1 && errno == EINTR) {}
  return NULL;
}

/// Puts away a process whose end nobody asks for: what is not put away is in the way of all who wait for any process.
static void forget(pid_t pid) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, wait_for_end, (void *)(intptr_t)pid) == 0) pthread_detach(thread);
}

int rehearsal_start_beside(const char *program, char *const arguments[], int isApart, int *pid) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return error;
  error = posix_spawnattr_init(&attributes);
  if (error != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  short flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
  if (isApart) flags |= POSIX_SPAWN_SETSID;
  posix_spawnattr_setflags(&attributes, flags);
  error = posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  for (int stream = 1; isApart && error == 0 && stream <= 2; stream++) {
    error = posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0);
  }
  pid_t started = 0;
  if (error == 0) error = posix_spawnp(&started, program, &actions, &attributes, arguments, environ);
  *pid = (int)started;
  if (isApart && error == 0) forget(started);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

void rehearsal_adopt_orphans(void) {
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
#endif
}

void rehearsal_give_back_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
