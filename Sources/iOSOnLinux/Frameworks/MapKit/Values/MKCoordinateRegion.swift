// MapKit hands on both, as the platform's own does.
@_exported public import CoreLocation
@_exported public import Foundation

/// How far a map reaches, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span of nothing.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the earth between two parallels and two meridians.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// How far it reaches.
  public var span: MKCoordinateSpan

  /// Creates a region of nothing.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// Creates a region of a height and a width in metres.
  ///
  /// A degree of latitude has the same length everywhere here; one of longitude becomes shorter towards the poles.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let parallel = max(0.000_001, cos(center.latitude * .pi / 180))
    let span = MKCoordinateSpan(
      latitudeDelta: min(180, latitudinalMeters / Self.metersPerDegree),
      longitudeDelta: min(360, longitudinalMeters / Self.metersPerDegree / parallel))
    self.init(center: center, span: span)
  }

  /// Creates the region that a rectangle of the map covers.
  public init(_ rect: MKMapRect) {
    let low = MKMapPoint(x: rect.minX, y: rect.maxY).coordinate
    let high = MKMapPoint(x: rect.maxX, y: rect.minY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: high.latitude - low.latitude,
        longitudeDelta: rect.size.width / MKMapSize.world.width * 360))
  }

  static let metersPerDegree = 111_319.490_793_273_58
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a span of its parts.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a region of its parts.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a region of a height and a width in metres.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}
