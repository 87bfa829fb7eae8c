public import SwiftUI

/// A map as its controls have it, wherever they stand.
@MainActor final class MapHandle {
  /// Has the map go along with the user.
  var followUser: (() -> Void)?

  nonisolated init() {}
}

/// Something to do when a map shows another part of the earth.
struct MapCameraAction {
  let perform: @MainActor (MapCameraUpdateContext) -> Void
}

private enum MapHandleKey: EnvironmentKey {
  static var defaultValue: MapHandle? { nil }
}

private enum MapCameraActionsKey: EnvironmentKey {
  static var defaultValue: [MapCameraAction] { [] }
}

extension EnvironmentValues {
  var mapHandle: MapHandle? {
    get { self[MapHandleKey.self] }
    set { self[MapHandleKey.self] = newValue }
  }

  var mapCameraActions: [MapCameraAction] {
    get { self[MapCameraActionsKey.self] }
    set { self[MapCameraActionsKey.self] = newValue }
  }
}

/// A button that has a map go along with the user; it is read as "Current Location".
public nonisolated struct MapUserLocationButton: View {
  @Environment(\.mapHandle) private var handle

  /// Creates the button of the map around it, or of that in the scope.
  public init(scope: Namespace.ID? = nil) {}

  /// The button.
  public var body: some View {
    let handle = handle
    return Button("Current Location") { handle?.followUser?() }
  }
}

/// A map and controls that know it.
nonisolated struct ControlledMap<Content: View, Controls: View>: View {
  let content: Content
  let controls: Controls

  var body: some View {
    let (content, controls) = (content, controls)
    return HandledMap {
      content
      controls
    }
  }
}

/// A map with what its controls have of it.
struct HandledMap<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var own = MapHandle()
  @Environment(\.mapHandle) private var outer

  var body: some View {
    let handle = outer ?? own
    return Group { content() }.environment(\.mapHandle, handle)
  }
}

/// How often an app is told that a map moves; maps here move at once.
public enum MapCameraUpdateFrequency: Hashable, Sendable {
  /// All the time.
  case continuous
  /// Once it has come to rest.
  case onEnd
}

/// What a map shows after it has moved.
public struct MapCameraUpdateContext {
  /// The camera.
  public let camera: MapCamera
  /// The region.
  public let region: MKCoordinateRegion
  /// The rectangle of the map.
  public let rect: MKMapRect

  init(_ region: MKCoordinateRegion) {
    self.region = region
    camera = MapCamera(
      centerCoordinate: region.center,
      distance: region.span.latitudeDelta * MKCoordinateRegion.metersPerDegree)
    let (center, half) = (region.center, region.span)
    rect = MKMapRect(around: [
      CLLocationCoordinate2D(
        latitude: min(85, center.latitude + half.latitudeDelta / 2),
        longitude: max(-180, center.longitude - half.longitudeDelta / 2)),
      CLLocationCoordinate2D(
        latitude: max(-85, center.latitude - half.latitudeDelta / 2),
        longitude: min(180, center.longitude + half.longitudeDelta / 2)),
    ])
  }
}

extension View {
  /// Puts controls on the map.
  public nonisolated func mapControls<Controls: View>(
    @ViewBuilder _ content: () -> Controls
  ) -> some View {
    ControlledMap(content: self, controls: content())
  }

  /// Lets the controls below know the map below.
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View {
    ControlledMap(content: self, controls: EmptyView())
  }

  /// Does something when the map shows another part of the earth, and once at its beginning.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapCameraActions) { $0.append(MapCameraAction(perform: action)) }
  }

  /// Does something when the map shows another part of the earth, and once at its beginning.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { _ in action() }
  }
}
