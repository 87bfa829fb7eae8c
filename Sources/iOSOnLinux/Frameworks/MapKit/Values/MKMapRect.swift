/// A rectangle on the flat map.
public struct MKMapRect: Equatable, Sendable {
  /// The north-west corner.
  public var origin: MKMapPoint
  /// How wide and high it is.
  public var size: MKMapSize

  /// Creates a rectangle of nothing at the origin.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }

  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole earth.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// No rectangle at all: where a union begins.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The middle from west to east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle from north to south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// How wide it is.
  public var width: Double { size.width }
  /// How high it is.
  public var height: Double { size.height }
  /// Whether it is none at all.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether nothing is in it.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// Returns whether a point lies in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && minX...maxX ~= point.x && minY...maxY ~= point.y
  }

  /// Returns whether another one lies in it as a whole.
  public func contains(_ rect: MKMapRect) -> Bool {
    !rect.isNull && contains(rect.origin) && contains(MKMapPoint(x: rect.maxX, y: rect.maxY))
  }

  /// Returns whether the two have anything in common.
  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isNull }

  /// Returns what the two have in common; nothing is the null rectangle.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    guard !isNull, !rect.isNull else { return .null }
    let (west, north) = (max(minX, rect.minX), max(minY, rect.minY))
    let (width, height) = (min(maxX, rect.maxX) - west, min(maxY, rect.maxY) - north)
    guard width >= 0, height >= 0 else { return .null }
    return MKMapRect(x: west, y: north, width: width, height: height)
  }

  /// Returns the smallest one that holds both.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (west, north) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(
      x: west, y: north, width: max(maxX, rect.maxX) - west, height: max(maxY, rect.maxY) - north)
  }

  /// Returns one that is smaller on each side; a negative distance makes it larger.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull else { return self }
    let (width, height) = (size.width - 2 * dx, size.height - 2 * dy)
    guard width >= 0, height >= 0 else { return .null }
    return MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Returns one of the same size in another place.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(origin: MKMapPoint(x: minX + dx, y: minY + dy), size: size)
  }

  /// The smallest one that holds the places; null where there are none.
  init(around places: some Sequence<CLLocationCoordinate2D>) {
    self = places.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the region that a rectangle of the map covers.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
  MKCoordinateRegion(rect)
}
