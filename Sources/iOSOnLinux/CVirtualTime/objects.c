#include "CVirtualTime.h"

#ifdef __linux__

// Objective-C makes an object of any class; Swift only where the class says that each that inherits from it can be made so.
// What makes one stands in the table of every class that inherits from Foundation's NSObject all the same.

extern void *swift_lookUpClassMethod(const void *type, const void *method, const void *description);
extern const char object_init __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char object_description __asm__("$s10Foundation8NSObjectCMn");

typedef __attribute__((swiftcall)) void *(*making)(__attribute__((swift_context)) const void *type);

void *rehearsal_make_object(const void *type) {
  making make = (making)swift_lookUpClassMethod(type, &object_init, &object_description);
  return make(type);
}

#endif
