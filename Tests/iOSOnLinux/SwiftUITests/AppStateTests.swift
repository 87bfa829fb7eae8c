#if os(Linux)
  import DeviceInterface
  import Testing

  @testable import SwiftUI
  @testable import VirtualTime

  /// What UIKit says of an app of SwiftUI.
  ///
  /// Source: Apple's documentation of `UIApplication.State`.
  @MainActor struct AppStateTests {
    struct Greeting: App {
      var body: some Scene { WindowGroup { Text("Hello") } }
    }

    @Test func `who asks for the state only after the start is told where the app is`() {
      let phone = HostPhone(Facts(platform: .iOS, permission: Permission(.always)))
      let screen = AppScreen { Greeting() }
      for signal in [Signal.launched(.user), .becameActive] {
        phone.deliver(signal)
        screen.handle(signal)
      }
      #expect(Application.isActive)
      phone.deliver(.enteredBackground)
      #expect(Application.isOutOfSight)
    }
  }
#endif
