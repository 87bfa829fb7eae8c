internal import DeviceInterface
internal import SwiftUI
internal import VirtualTime

/// Where the user stands on maps: at the position that the app was told last, while it may know it.
@MainActor @Observable final class UserPlace {
  static let shared = UserPlace()

  private(set) var coordinate: CLLocationCoordinate2D?

  private init() {
    // CoreLocation has to hear the phone first.
    coordinate = ToldPosition.newest?.coordinate
    FrameworkPhone(for: "MapKit.UserPlace").listen { signal in
      switch signal {
      case .fix, .authorizationChanged, .resumed, .becameActive:
        MainActor.assumeIsolated { UserPlace.shared.look() }
      default: break
      }
    }
  }

  private func look() { coordinate = ToldPosition.newest?.coordinate }
}
