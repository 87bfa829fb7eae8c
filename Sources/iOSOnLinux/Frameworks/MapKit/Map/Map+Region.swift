public import SwiftUI

/// Whether a map of the older form goes along with the user.
public enum MapUserTrackingMode: Hashable, Sendable {
  /// It stays where it is.
  case none
  /// It goes along.
  case follow
}

/// A mark on a map of the older form.
@MainActor @preconcurrency public protocol MapAnnotationProtocol {}

/// What the marks of this package are.
@MainActor protocol OldMark: MapAnnotationProtocol {
  @MainActor func add(to map: inout DrawnMap)
}

/// A mark without a view, which has a colour alone.
protocol TintedMark: OldMark {
  var coordinate: CLLocationCoordinate2D { get }
  var tint: Color? { get }
}

extension TintedMark {
  @MainActor func add(to map: inout DrawnMap) {
    map.color = tint?.ofMap
    map.mark(coordinate, label: nil)
  }
}

/// A balloon on a map.
public nonisolated struct MapMarker: MapAnnotationProtocol, TintedMark {
  let coordinate: CLLocationCoordinate2D
  let tint: Color?

  /// Creates a balloon at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }
}

/// A pin on a map.
public nonisolated struct MapPin: MapAnnotationProtocol, TintedMark {
  let coordinate: CLLocationCoordinate2D
  let tint: Color?

  /// Creates a pin at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }
}

/// A view on a map.
public nonisolated struct MapAnnotation<Content: View>: MapAnnotationProtocol, OldMark {
  private let coordinate: CLLocationCoordinate2D
  private let content: Content

  /// Puts a view at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    (self.coordinate, self.content) = (coordinate, content())
  }

  @MainActor func add(to map: inout DrawnMap) {
    map.mark(coordinate, label: nil, content: AnyView(content))
  }
}

/// A map of the older form.
public nonisolated struct _DefaultMapContent: View {
  let position: MapWish
  let showsUser: Bool

  /// The map.
  public var body: some View {
    MapPage(position: position, draw: { $0.showsUser = showsUser }, select: { _ in })
  }
}

/// A map of the older form with marks.
public nonisolated struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View
where Items.Element: Identifiable {
  let position: MapWish
  let showsUser: Bool
  let items: Items
  let mark: (Items.Element) -> any MapAnnotationProtocol

  /// The map.
  public var body: some View {
    MapPage(
      position: position,
      draw: { map in
        map.showsUser = showsUser
        for item in items { map.add(OldMapContent(mark: mark(item)), item.id) }
      }, select: { _ in })
  }
}

/// A mark of the older form as content.
nonisolated struct OldMapContent: MapContent, MapPart {
  let mark: any MapAnnotationProtocol

  @MainActor func add(to map: inout DrawnMap) {
    (mark as? any OldMark)?.add(to: &map)
    map.color = nil
  }
}

extension Map {
  /// Shows a region, and the user if so.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(
      drawing: _DefaultMapContent(
        position: .region(coordinateRegion, tracking: userTrackingMode),
        showsUser: showsUserLocation))
  }

  /// Shows a rectangle of the map, and the user if so.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(
      drawing: _DefaultMapContent(
        position: .rect(mapRect, tracking: userTrackingMode), showsUser: showsUserLocation))
  }

  /// Shows a region with a mark for each element, and the user if so.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      drawing: _DefaultAnnotatedMapContent(
        position: .region(coordinateRegion, tracking: userTrackingMode),
        showsUser: showsUserLocation, items: annotationItems, mark: annotationContent))
  }

  /// Shows a rectangle of the map with a mark for each element, and the user if so.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      drawing: _DefaultAnnotatedMapContent(
        position: .rect(mapRect, tracking: userTrackingMode), showsUser: showsUserLocation,
        items: annotationItems, mark: annotationContent))
  }
}
