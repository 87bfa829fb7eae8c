/// Several places in their order.
open class MKMultiPoint: MKShape {
  let places: [CLLocationCoordinate2D]

  init(places: [CLLocationCoordinate2D]) {
    self.places = places
    super.init()
  }

  /// How many places there are.
  open var pointCount: Int { places.count }

  /// Returns the places as points of the map, kept as long as this is.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { kept.start }

  private lazy var kept = Points(places)

  private final class Points {
    let start: UnsafeMutablePointer<MKMapPoint>

    init(_ places: [CLLocationCoordinate2D]) {
      start = .allocate(capacity: max(1, places.count))
      start.initialize(from: places.map { MKMapPoint($0) }, count: places.count)
    }

    deinit { start.deallocate() }
  }

  /// Writes the places of a range where the caller wants them.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (index, place) in places[range.location..<(range.location + range.length)].enumerated() {
      coords[index] = place
    }
  }

  /// The middle of the rectangle around them.
  open var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull
      ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }

  /// The rectangle around them.
  open var boundingMapRect: MKMapRect { MKMapRect(around: places) }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Creates a line through places.
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: coordinates, count: count)))
  }

  /// Creates a line through points of the map.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(places: UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
  }

  /// Creates a line through no places.
  public convenience init() { self.init(places: []) }
}

/// A line along which the shortest way leads; drawn as one through the places that are given.
open class MKGeodesicPolyline: MKPolyline {}

/// An area between places, with holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The holes; nil where there are none.
  public let interiorPolygons: [MKPolygon]?

  /// Creates an area between places.
  public init(
    coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]? = nil
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(places: Array(UnsafeBufferPointer(start: coordinates, count: count)))
  }

  /// Creates an area between points of the map.
  public init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(places: UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
  }
}

/// A circle on the earth.
open class MKCircle: MKShape, MKOverlay {
  /// The middle.
  public let coordinate: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
    super.init()
  }

  /// Creates the circle around a rectangle of the map: as wide as the longer side.
  public convenience init(mapRect: MKMapRect) {
    let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    let width = max(mapRect.width, mapRect.height)
    self.init(
      center: middle, radius: width / 2 * MKMetersPerMapPointAtLatitude(middle.latitude))
  }

  /// The rectangle around it.
  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(coordinate)
    let length = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
    return MKMapRect(
      x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length)
  }
}
