public import SwiftUI

/// A line on a map.
public nonisolated struct MapPolyline: MapContent, MapPart {
  /// How a line goes from place to place.
  public enum ContourStyle: Hashable, Sendable {
    /// As on the flat map.
    case straight
    /// As over the earth.
    case geodesic
  }

  private let places: [CLLocationCoordinate2D]

  /// Draws a line through places.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    places = coordinates
  }

  /// Draws a line through points of the map.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    places = points.map(\.coordinate)
  }

  /// Draws a line.
  public init(_ polyline: MKPolyline) { places = polyline.places }

  /// Draws a way.
  public init(_ route: MKRoute) { self.init(route.polyline) }

  @MainActor func add(to map: inout DrawnMap) { map.line(places) }
}

/// An area on a map.
public nonisolated struct MapPolygon: MapContent, MapPart {
  private let places: [CLLocationCoordinate2D]

  /// Draws the area between places.
  public init(coordinates: [CLLocationCoordinate2D]) { places = coordinates }

  /// Draws the area between points of the map.
  public init(points: [MKMapPoint]) { places = points.map(\.coordinate) }

  /// Draws an area; its holes are not drawn.
  public init(_ polygon: MKPolygon) { places = polygon.places }

  @MainActor func add(to map: inout DrawnMap) { map.outline(places) }
}

/// A circle on a map.
public nonisolated struct MapCircle: MapContent, MapPart {
  private let circle: MKCircle

  /// Draws a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    circle = MKCircle(center: center, radius: radius)
  }

  /// Draws the circle around a rectangle of the map.
  public init(mapRect: MKMapRect) { circle = MKCircle(mapRect: mapRect) }

  /// Draws a circle.
  public init(_ circle: MKCircle) { self.circle = circle }

  @MainActor func add(to map: inout DrawnMap) { map.circle(circle) }
}

/// Content of a map for which something else holds.
nonisolated struct ChangedMapContent<Content: MapContent>: MapContent, MapPart {
  let content: Content
  let change: @MainActor (inout DrawnMap) -> Void

  @MainActor func add(to map: inout DrawnMap) {
    let (tag, color, fill) = (map.tag, map.color, map.fill)
    change(&map)
    map.add(content)
    (map.tag, map.color, map.fill) = (tag, color, fill)
  }
}

extension MapContent {
  /// Marks the content, so that a map knows what is chosen by it.
  public nonisolated func tag<Value: Hashable>(_ tag: Value) -> some MapContent {
    ChangedMapContent(content: self) { $0.tag = AnyHashable(tag) }
  }

  /// Gives pins a colour.
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style) -> some MapContent {
    ChangedMapContent(content: self) { $0.color = tint.ofMap }
  }

  /// Gives pins a colour, where there is one.
  public nonisolated func tint(_ tint: Color?) -> some MapContent {
    ChangedMapContent(content: self) { map in if let tint { map.color = tint.ofMap } }
  }

  /// Fills areas and circles with a colour, which the lines around them have where they have no other.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some MapContent {
    ChangedMapContent(content: self) { $0.fill = style.ofMap }
  }

  /// Gives lines a colour; how wide they are nobody sees.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> some MapContent {
    ChangedMapContent(content: self) { $0.color = content.ofMap }
  }

  /// Gives lines a colour; how they are drawn nobody sees.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> some MapContent {
    ChangedMapContent(content: self) { $0.color = content.ofMap }
  }
}
