#include "later.h"

// On a phone, what an app sets as a default is kept at once, also where the process is ended right after. Foundation here
// writes it only when it is told to. An app without Foundation has none of these symbols.

extern unsigned char CFPreferencesAppSynchronize(const void *app) WEAK;
extern const void *const kCFPreferencesCurrentApplication WEAK;

void rehearsal_keep_defaults(void) {
  if (CFPreferencesAppSynchronize) CFPreferencesAppSynchronize(kCFPreferencesCurrentApplication);
}
