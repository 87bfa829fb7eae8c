#define _GNU_SOURCE
#include "blocks.h"

#if defined(__linux__)

#include <dlfcn.h>

// Foundation asks only `URLSession.shared` to use protocols that were registered, and every session of the app's own for what
// its configuration says. Here whoever makes a session is let change the configuration before.

static void (*prepare)(void *configuration);

void rehearsal_prepare_sessions(void (*with)(void *configuration)) { prepare = with; }

#if __has_attribute(swiftcall)

#define METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *

// `URLSession.init(configuration:)` and `URLSession.init(configuration:delegate:delegateQueue:)`.
#define PLAIN "$s20FoundationNetworking10URLSessionC13configurationAcA0C13ConfigurationC_tcfC"
#define DELEGATED \
  "$s20FoundationNetworking10URLSessionC13configuration8delegate0E5QueueAcA0C13ConfigurationC_AA0C8Delegate_pSg0A009OperationF0CSgtcfC"

METHOD FRONT void *rehearsal_session(void *configuration, SELF type) __asm__(PLAIN);
METHOD FRONT void *rehearsal_session(void *configuration, SELF type) {
  METHOD void *(*original)(void *, SELF) = dlsym(RTLD_NEXT, PLAIN);
  if (prepare) prepare(configuration);
  return original(configuration, type);
}

METHOD FRONT void *rehearsal_session_of(
    void *configuration, void *delegate, void *witness, void *queue, SELF type) __asm__(DELEGATED);
METHOD FRONT void *rehearsal_session_of(void *configuration, void *delegate, void *witness, void *queue, SELF type) {
  METHOD void *(*original)(void *, void *, void *, void *, SELF) = dlsym(RTLD_NEXT, DELEGATED);
  if (prepare) prepare(configuration);
  return original(configuration, delegate, witness, queue, type);
}

#endif

#endif
