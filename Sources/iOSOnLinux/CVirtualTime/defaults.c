#include "later.h"

// On a phone, what an app sets as a default is kept at once, also where the process is ended right after. Foundation here
// writes it only when it is told to. An app without Foundation has none of these symbols.

extern unsigned char CFPreferencesAppSynchronize(const void *app) WEAK;
extern const void *const kCFPreferencesCurrentApplication WEAK;

// Where there is no room, Foundation sleeps and tries again; here there is none however long it sleeps.
static int are_kept;

int rehearsal_is_keeping_defaults(void) { return are_kept; }

void rehearsal_keep_defaults(void) {
  are_kept = 1;
  if (CFPreferencesAppSynchronize) CFPreferencesAppSynchronize(kCFPreferencesCurrentApplication);
  are_kept = 0;
}
