#include "later.h"

// On a phone, what an app sets as a default is kept at once, also where the process is ended right after. Foundation here
// writes it only when it is told to. An app without Foundation has none of these symbols.

extern unsigned char CFPreferencesAppSynchronize(const void *app) WEAK;
extern const void *const kCFPreferencesCurrentApplication WEAK;

// Where there is no room, Foundation sleeps and tries again; here there is none however long it sleeps, and what was kept
// before stays.
static int are_kept;

int rehearsal_may_sleep(void) { return are_kept || rehearsal_are_defaults_cut(); }

void rehearsal_keep_defaults(void) {
  are_kept = 1;
  if (CFPreferencesAppSynchronize) CFPreferencesAppSynchronize(kCFPreferencesCurrentApplication);
  are_kept = 0;
  rehearsal_end_keeping();
}
