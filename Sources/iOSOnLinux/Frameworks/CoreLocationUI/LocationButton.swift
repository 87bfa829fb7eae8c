internal import CoreLocation
public import SwiftUI

/// A button by which the user shares the position: who taps it is asked for permission, and then the app does what it does.
///
/// On a phone the user confirms the button once, and then each tap gives the app the permission for as long as it is in use,
/// also where it was denied before. The phone here has no such button: a tap asks as `requestWhenInUseAuthorization` does, by
/// the alert that has Allow Once on it, where the user has not answered yet, and what the app does follows the answer,
/// whatever it is; otherwise the permission stays as it is, and the app does it at once.
public nonisolated struct LocationButton: View {
  /// What stands on the button.
  public struct Title: Hashable, Sendable {
    fileprivate let text: String

    /// Current Location.
    public static let currentLocation = Title(text: "Current Location")
    /// Send Current Location.
    public static let sendCurrentLocation = Title(text: "Send Current Location")
    /// Send My Current Location.
    public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
    /// Share Current Location.
    public static let shareCurrentLocation = Title(text: "Share Current Location")
    /// Share My Current Location.
    public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
  }

  private let title: Title
  private let action: () -> Void

  /// Creates a button; without a title, it has a symbol alone, which is read as "Current Location".
  public init(_ title: Title? = nil, action: @escaping () -> Void) {
    (self.title, self.action) = (title ?? .currentLocation, action)
  }

  /// The button.
  public var body: some View {
    let action = action
    return Button(title.text) { ButtonPermission.ask(then: action) }
  }
}
