/// A map as an app shows it.
public struct MapPicture: Hashable, Sendable {
  /// A point that can be tapped.
  public struct Point: Hashable, Sendable {
    /// Where it is.
    public var place: GeoPoint
    /// Whether it is drawn as less trustworthy than the others.
    public var isFaint: Bool

    /// Creates a point.
    public init(_ place: GeoPoint, isFaint: Bool = false) {
      self.place = place
      self.isFaint = isFaint
    }
  }

  /// A circle around a place.
  public struct Circle: Hashable, Sendable {
    /// The colour, which tells what has happened there.
    public enum Color: String, Hashable, Sendable, CaseIterable {
      /// Nothing yet.
      case gray
      /// Something is going on.
      case orange
      /// All is done; drawn with a check.
      case green
    }

    /// Its middle.
    public var center: GeoPoint
    /// Its radius in metres.
    public var radiusMeters: Int
    /// The colour.
    public var color: Color

    /// Creates a circle.
    public init(center: GeoPoint, radiusMeters: Int, color: Color) {
      self.center = center
      self.radiusMeters = radiusMeters
      self.color = color
    }
  }

  /// Where the marker of the user stands; nil while the position is unknown.
  public var marker: GeoPoint?
  /// The travelled route as lines in order, one for each stretch without a gap.
  public var lines: [[GeoPoint]]
  /// The points, in order.
  public var points: [Point]
  /// The circles, in order.
  public var circles: [Circle]
  /// The middle of what is shown; nil where the platform decides.
  public var center: GeoPoint?
  /// How near the map looks, in the levels of web maps; nil where the platform decides.
  public var zoom: Int?

  /// Creates a map; empty unless said otherwise.
  public init(
    marker: GeoPoint? = nil, lines: [[GeoPoint]] = [], points: [Point] = [],
    circles: [Circle] = [], center: GeoPoint? = nil, zoom: Int? = nil
  ) {
    self.marker = marker
    self.lines = lines
    self.points = points
    self.circles = circles
    self.center = center
    self.zoom = zoom
  }
}

/// A place on the earth in whole ten-millionths of a degree.
public struct GeoPoint: Hashable, Sendable {
  /// The latitude in 1e-7 degrees, positive to the north.
  public var latitudeE7: Int32
  /// The longitude in 1e-7 degrees, positive to the east.
  public var longitudeE7: Int32

  /// Creates a point.
  public init(latitudeE7: Int32, longitudeE7: Int32) {
    self.latitudeE7 = latitudeE7
    self.longitudeE7 = longitudeE7
  }
}
