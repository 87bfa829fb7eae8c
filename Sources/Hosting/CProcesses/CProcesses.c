#define _GNU_SOURCE
#include "CProcesses.h"

#include <fcntl.h>
#include <spawn.h>
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

void rehearsal_adopt_orphans(void) {
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
#endif
}
