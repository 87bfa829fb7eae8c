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

    // Source: Apple's documentation of `applicationDidBecomeActive(_:)` and the like: "If you're using scenes, UIKit will not
    // call this method".
    @Test func `an app's delegate hears of the start, and not of what the app's scenes hear`() {
      let phone = HostPhone(Facts(platform: .iOS, permission: Permission(.always)))
      let screen = AppScreen { Greeting() }
      _ = Application.heard()
      let life: [Signal] = [
        .launched(.user), .becameActive, .willResignActive, .enteredBackground, .becameActive,
      ]
      for signal in life {
        phone.deliver(signal)
        screen.handle(signal)
      }
      #expect(Application.heard() == ["start"])
    }
  }
#endif
