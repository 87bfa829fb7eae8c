#define _GNU_SOURCE
#include "later.h"

#if defined(__linux__)

#include <errno.h>
#include <stdio.h>

// On a phone, every app's bundle has an identifier, and apps build names of it that they take for granted. Here the program
// may lie without its Info.plist, or with one that Xcode has not filled in yet. An app without Foundation has none of this.

extern void *CFBundleGetMainBundle(void) WEAK;
extern void *CFBundleGetInfoDictionary(void *bundle) WEAK;
extern const void *CFDictionaryGetValue(void *dictionary, const void *key) WEAK;
extern void CFDictionarySetValue(void *dictionary, const void *key, const void *value) WEAK;
extern const void *CFStringCreateWithCString(void *allocator, const char *text, unsigned int encoding) WEAK;
extern unsigned char CFStringHasPrefix(const void *text, const void *prefix) WEAK;
extern const void *const kCFBundleIdentifierKey WEAK;

static const void *string(const char *text) { return CFStringCreateWithCString(0, text, 0x08000100 /* UTF-8 */); }

void rehearsal_name_bundle(void) {
  if (!CFBundleGetMainBundle || !CFBundleGetInfoDictionary || !CFDictionaryGetValue || !CFDictionarySetValue) return;
  if (!CFStringCreateWithCString || !CFStringHasPrefix || !&kCFBundleIdentifierKey) return;
  void *bundle = CFBundleGetMainBundle();
  void *info = bundle ? CFBundleGetInfoDictionary(bundle) : 0;
  if (!info) return;
  const void *known = CFDictionaryGetValue(info, kCFBundleIdentifierKey);
  if (known && !CFStringHasPrefix(known, string("$("))) return;
  char name[256];
  // The dictionary is the bundle's own, and keeps what is put in.
  if (snprintf(name, sizeof name, "app.%s", program_invocation_short_name) < (int)sizeof name)
    CFDictionarySetValue(info, kCFBundleIdentifierKey, string(name));
}

#endif
