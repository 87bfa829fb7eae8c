#if os(Linux)
  import Dispatch
  import Foundation
  import PhoneFoundation
  import Testing

  /// What an app asks of whoever posts.
  private protocol Posting {
    func post(name: NSNotification.Name, object: Any?)
  }

  extension NotificationCenter: Posting {}

  /// Small things that Foundation has on a phone.
  struct UserDefaultsValueTests {
    @Test func `a value is what was set under its key`() throws {
      let defaults = try #require(UserDefaults(suiteName: "values"))
      defaults.setValue(5, forKey: "five")
      #expect(defaults.value(forKey: "five") as? Int == 5 && defaults.integer(forKey: "five") == 5)
      defaults.setValue(nil, forKey: "five")
      #expect(defaults.value(forKey: "five") == nil)
    }

    @Test func `a protocol of the app's may ask for posting`() {
      let (center, name) = (NotificationCenter(), Notification.Name("posted"))
      nonisolated(unsafe) var heard = 0
      let observer = center.addObserver(forName: name, object: nil, queue: nil) { _ in heard += 1 }
      (center as any Posting).post(name: name, object: nil)
      center.post(name: name, object: nil)
      center.removeObserver(observer)
      #expect(heard == 2)
    }

    @Test func `a second has its parts`() {
      #expect(2 * NSEC_PER_SEC == 2_000_000_000)
      #expect(NSEC_PER_SEC == NSEC_PER_MSEC * MSEC_PER_SEC)
      #expect(NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
    }

    @Test func `the app's own files may always be used`() {
      let url = URL.documentsDirectory
      #expect(url.startAccessingSecurityScopedResource())
      url.stopAccessingSecurityScopedResource()
    }
  }
#endif
