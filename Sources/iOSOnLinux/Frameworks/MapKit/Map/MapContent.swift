internal import DeviceInterface
internal import SwiftUI
internal import VirtualTime

/// A part of what a map shows.
@MainActor @preconcurrency public protocol MapContent {
  /// What it is made of.
  associatedtype Body: MapContent
  /// What it is made of.
  @MapContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: MapContent {}

extension MapContent where Body == Never {
  /// There is none: it is drawn as it is.
  public var body: Never { HostPhone.refuse("\(Self.self) has no body: it is drawn as it is") }
}

/// What is made of no others: it puts itself on the map.
@MainActor protocol MapPart: MapContent where Body == Never {
  @MainActor func add(to map: inout DrawnMap)
}

/// A map as it is being drawn.
@MainActor struct DrawnMap {
  /// A mark, and what is chosen by it.
  struct Mark {
    var id: AnyHashable
    var place: CLLocationCoordinate2D
    var color: Badge.Color?
    var label: AnyView?
    var content: AnyView?
    var tag: AnyHashable?
    var item: MKMapItem?
  }

  private(set) var marks: [Mark] = []
  private(set) var map = MapView()
  /// All that is on the map, for a camera that is to show it.
  private(set) var rect = MKMapRect.null
  var showsUser = false
  var user: AnyView?
  /// The way to what is being added, by which it is known again.
  private var path: [AnyHashable] = []
  /// What holds for what is added next.
  var tag: AnyHashable?
  /// The identity of the innermost element, by which is chosen what has no tag.
  var element: AnyHashable?
  /// The colour of pins and of lines.
  var color: Badge.Color?
  /// The colour within a line.
  var fill: Badge.Color?

  /// Adds what is in some content.
  mutating func add<Content: MapContent>(_ content: Content) {
    if let part = content as? any MapPart {
      part.add(to: &self)
    } else {
      add(content.body)
    }
  }

  /// Adds content that is known by a name among its siblings.
  mutating func add<Content: MapContent>(_ content: Content, _ name: some Hashable) {
    path.append(name)
    add(content)
    path.removeLast()
  }

  mutating func mark(
    _ place: CLLocationCoordinate2D, label: AnyView?, content: AnyView? = nil,
    item: MKMapItem? = nil
  ) {
    guard CLLocationCoordinate2DIsValid(place) else { return }
    marks.append(
      Mark(
        id: path, place: place, color: color, label: label, content: content,
        tag: tag ?? element, item: item))
    reach([place])
  }

  /// Adds a line: one with a colour stands apart.
  mutating func line(_ places: [CLLocationCoordinate2D]) {
    let positions = places.compactMap(\.position)
    if let color {
      map.coloredLines.append(MapView.ColoredLine(positions, color))
    } else {
      map.lines.append(positions)
    }
    reach(places)
  }

  mutating func outline(_ places: [CLLocationCoordinate2D]) {
    let closed = places + places.prefix(1)
    map.coloredLines.append(
      MapView.ColoredLine(closed.compactMap(\.position), color ?? fill ?? .gray))
    reach(places)
  }

  mutating func circle(_ circle: MKCircle) {
    guard let center = circle.coordinate.position else { return }
    // No circle reaches farther than half around the earth.
    let radius = min(180 * MKCoordinateRegion.metersPerDegree, max(0, circle.radius))
    let bound = MKCircle(center: circle.coordinate, radius: radius)
    map.circles.append(
      MapView.Circle(center: center, radius: .meters(Int(radius.rounded())), style: style))
    rect = rect.union(bound.boundingMapRect)
  }

  /// The phone's map has circles of three looks.
  private var style: MapView.Circle.Style {
    switch fill ?? color {
    case .yellow: .pulsingOrange
    case .green: .checkedGreen
    case .gray, .red, .blue, nil: .gray
    }
  }

  private mutating func reach(_ places: [CLLocationCoordinate2D]) {
    rect = rect.union(MKMapRect(around: places.filter { CLLocationCoordinate2DIsValid($0) }))
  }
}

extension CLLocationCoordinate2D {
  /// The place in whole ten-millionths of a degree; nil where it is not on the earth.
  var position: Position? {
    Position(latitudeDegrees: latitude, longitudeDegrees: longitude)
  }
}

/// Ends the app, which has asked for the body of what is drawn as it is.
func hasNoBody() -> Never { HostPhone.refuse("it has no body: it is drawn as it is") }
