internal import DeviceInterface
public import SwiftUI

/// A map in a view.
///
/// It is drawn as the map of the phone's screen. The user stands where the app was told last that the phone is, while it may
/// know that; the platform finds the user for maps by itself. Where a scenario moves the map by hand, the app is not told.
public nonisolated struct Map<Content: View>: View {
  private let content: Content

  init(drawing content: Content) { self.content = content }

  /// The map.
  public var body: some View { content }
}

/// How the user may move a map, which scenarios do not ask.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: Int

  /// Creates a set of ways.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To the side.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Nearer and farther.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Tilted.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Turned.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// All of them.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// A map with its content.
public nonisolated struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
  let content: Content
  let position: MapWish
  let selection: Binding<SelectionValue?>?

  /// The map.
  public var body: some View {
    let selection = selection
    return MapPage(
      position: position,
      draw: { map in map.add(content) },
      select: { mark in
        guard let selection else { return }
        let item = mark.tag?.base as? SelectionValue ?? mark.item as? SelectionValue
        if let item { selection.wrappedValue = item }
      })
  }
}

/// What says what a map shows.
enum MapWish {
  /// A position at the beginning, after which the map has its own.
  case initial(MapCameraPosition)
  case binding(Binding<MapCameraPosition>)
  case region(Binding<MKCoordinateRegion>, tracking: Binding<MapUserTrackingMode>?)
  case rect(Binding<MKMapRect>, tracking: Binding<MapUserTrackingMode>?)
}

/// A map with whatever is to be put on it.
struct MapPage: View {
  let position: MapWish
  let draw: @MainActor (inout DrawnMap) -> Void
  let select: @MainActor (DrawnMap.Mark) -> Void
  @State private var own: MapCameraPosition?
  @Environment(\.mapHandle) private var handle
  @Environment(\.mapCameraActions) private var actions

  @MainActor var body: some View {
    var map = DrawnMap()
    draw(&map)
    let user = UserPlace.shared.coordinate
    let wanted = wanted
    let region = wanted.shown(map.rect, user: map.showsUser || follows ? user : nil)
    var screen = map.map
    screen.camera = region?.camera
    screen.marker = map.showsUser || wanted.followsUserLocation ? user?.position : nil
    // Without this page, which has the handle: else the two would keep each other.
    handle?.followUser = { [position, own = $own] in Self.follow(position, own) }
    let (actions, seen) = (actions, Seen(region: region))
    let marks = map.marks.compactMap { mark in
      mark.place.position.map { position in
        MapOnScreen.Mark(
          id: mark.id, at: position, color: mark.color, label: mark.label, content: mark.content
        ) { select(mark) }
      }
    }
    return MapOnScreen(screen, marks: marks, user: map.user)
      .onChange(of: seen, initial: true) { _, seen in
        guard let region = seen.region else { return }
        for action in actions { action.perform(MapCameraUpdateContext(region)) }
      }
      .onChange(of: Seen(region: user.map { .around($0) })) { _, user in
        if follows, let user = user.region { Self.move(position, to: user.center) }
      }
  }

  private struct Seen: Equatable {
    let region: MKCoordinateRegion?

    static func == (left: Seen, right: Seen) -> Bool {
      guard let left = left.region, let right = right.region else {
        return left.region == nil && right.region == nil
      }
      return left.isSame(as: right)
    }
  }

  @MainActor private var wanted: MapCameraPosition {
    switch position {
    case .initial(let position): own ?? position
    case .binding(let position): position.wrappedValue
    case .region(let region, _): .region(region.wrappedValue)
    case .rect(let rect, _): .rect(rect.wrappedValue)
    }
  }

  /// Whether the map goes along with the user.
  @MainActor private var follows: Bool {
    switch position {
    case .initial, .binding: wanted.followsUserLocation
    case .region(_, let tracking), .rect(_, let tracking): tracking?.wrappedValue == .follow
    }
  }

  @MainActor private static func follow(_ position: MapWish, _ own: Binding<MapCameraPosition?>) {
    switch position {
    case .initial: own.wrappedValue = .userLocation(fallback: .automatic)
    case .binding(let position): position.wrappedValue = .userLocation(fallback: .automatic)
    case .region(_, let tracking), .rect(_, let tracking): tracking?.wrappedValue = .follow
    }
    if let user = UserPlace.shared.coordinate { move(position, to: user) }
  }

  /// Moves a map of the older form: it says in its binding what it shows.
  @MainActor private static func move(_ position: MapWish, to user: CLLocationCoordinate2D) {
    switch position {
    case .initial, .binding: break
    case .region(let region, _): region.wrappedValue.center = user
    case .rect(let rect, _):
      let middle = MKMapPoint(user)
      let size = rect.wrappedValue.size
      rect.wrappedValue.origin = MKMapPoint(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2)
    }
  }
}
