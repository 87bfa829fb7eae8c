public import SwiftUI

/// Where the user is.
public struct UserLocation {
  /// Which way the device points; never known here.
  public var heading: CLHeading? { nil }
  /// The position, as the app was told it last.
  public let location: CLLocation?
}

/// The user on a map, where the app was told the position and may know it.
public nonisolated struct UserAnnotation<Content: View>: MapContent, MapPart {
  private let content: ((UserLocation) -> Content)?

  /// Shows the user by a view.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {
    self.content = { _ in content() }
  }

  /// Shows the user by a view that is made of the position.
  public init(
    anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content
  ) {
    self.content = content
  }

  /// Shows the user as the platform does.
  public init() where Content == EmptyView { content = nil }

  @MainActor func add(to map: inout DrawnMap) {
    map.showsUser = true
    guard let content, UserPlace.shared.coordinate != nil else { return }
    map.user = AnyView(content(UserLocation(location: ToldPosition.newest)))
  }
}
