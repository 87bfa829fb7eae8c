#if os(Linux)
  import Foundation
  import PhoneFoundation
  import Synchronization
  import Testing

  /// Parts of objects within which there is one thread at a time.
  struct ObjectLockTests {
    @Test func `nobody is within twice, but for the same thread`() {
      let object = NSObject()
      #expect(objc_sync_enter(object) == 0)
      #expect(objc_sync_enter(object) == 0)
      #expect(objc_sync_exit(object) == 0)
      #expect(objc_sync_exit(object) == 0)
      #expect(objc_sync_exit(object) == -1)
    }

    @Test func `threads go through one after the other`() {
      let object = Counter()
      DispatchQueue.concurrentPerform(iterations: 1_000) { _ in object.increase() }
      #expect(object.count == 1_000)
    }

    private final class Counter: Sendable {
      private let stored = Atomic(0)

      var count: Int { stored.load(ordering: .relaxed) }

      /// Reads and writes in two steps, between which another thread would come.
      func increase() {
        objc_sync_enter(self)
        defer { objc_sync_exit(self) }
        stored.store(count + 1, ordering: .relaxed)
      }
    }
  }
#endif
