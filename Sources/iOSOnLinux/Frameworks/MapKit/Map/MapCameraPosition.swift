internal import DeviceInterface

/// What a map is to show.
public struct MapCameraPosition: Equatable {
  private indirect enum Kind {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case item(MKMapItem)
    case camera(MapCamera)
    case user(followsHeading: Bool, fallback: MapCameraPosition)
  }

  private let kind: Kind

  /// All that is on the map.
  public static let automatic = MapCameraPosition(kind: .automatic)

  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }

  /// A rectangle of the map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(kind: .rect(rect))
  }

  /// An item.
  public static func item(_ item: MKMapItem, allowsAutomatic: Bool = true) -> MapCameraPosition {
    MapCameraPosition(kind: .item(item))
  }

  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(kind: .camera(camera))
  }

  /// The user, or something else as long as nobody knows where that is.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(kind: .user(followsHeading: followsHeading, fallback: fallback))
  }

  /// The region, where one is shown.
  public var region: MKCoordinateRegion? {
    if case .region(let region) = kind { region } else { nil }
  }
  /// The rectangle, where one is shown.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  /// The item, where one is shown.
  public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }
  /// The camera, where one says what is shown.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  /// What is shown as long as nobody knows where the user is.
  public var fallbackPosition: MapCameraPosition? {
    if case .user(_, let fallback) = kind { fallback } else { nil }
  }
  /// Whether the user is shown.
  public var followsUserLocation: Bool { if case .user = kind { true } else { false } }
  /// Whether the map turns with the user.
  public var followsUserHeading: Bool {
    if case .user(let followsHeading, _) = kind { followsHeading } else { false }
  }
  /// Whether the user has moved the map; never here.
  public var positionedByUser: Bool { false }

  /// Whether two positions show the same.
  public static func == (left: MapCameraPosition, right: MapCameraPosition) -> Bool {
    switch (left.kind, right.kind) {
    case (.automatic, .automatic): true
    case (.region(let left), .region(let right)): left.isSame(as: right)
    case (.rect(let left), .rect(let right)): left == right
    case (.item(let left), .item(let right)): left == right
    case (.camera(let left), .camera(let right)): left == right
    case (.user(let follows, let left), .user(let other, let right)):
      follows == other && left == right
    default: false
    }
  }

  /// The part of the earth that is shown; nil where nothing says so.
  func shown(_ rect: MKMapRect, user: CLLocationCoordinate2D?) -> MKCoordinateRegion? {
    switch kind {
    case .automatic:
      // The map leaves a little room around what is on it, and around a single place a few streets.
      guard !rect.isNull else { return user.map { .around($0) } }
      let region = MKCoordinateRegion(rect.insetBy(dx: -rect.width / 10, dy: -rect.height / 10))
      return rect.width + rect.height == 0 ? .around(region.center) : region
    case .region(let region): return region
    case .rect(let rect): return MKCoordinateRegion(rect)
    case .item(let item): return .around(item.placemark.coordinate)
    case .camera(let camera): return camera.region
    case .user(_, let fallback):
      return user.map { .around($0) } ?? fallback.shown(rect, user: nil)
    }
  }
}

/// A place from which a map is seen.
public struct MapCamera: Equatable, Sendable {
  /// What it looks at.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far away that is, in metres; the map shows as many from side to side.
  public var distance: Double
  /// Which way is up, in degrees from north.
  public var heading: Double
  /// How far it is tilted, in degrees.
  public var pitch: Double

  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }

  /// Whether two cameras see the same.
  public static func == (left: MapCamera, right: MapCamera) -> Bool {
    left.region.isSame(as: right.region) && left.heading == right.heading
      && left.pitch == right.pitch
  }

  var region: MKCoordinateRegion {
    MKCoordinateRegion(
      center: centerCoordinate, latitudinalMeters: distance, longitudinalMeters: distance)
  }
}

/// How far the user may move a map, which scenarios do not ask.
public struct MapCameraBounds: Sendable {
  /// Sets bounds for the middle and the distance.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  /// Sets bounds for the middle and the distance.
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  /// Sets bounds for the distance.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

extension MKCoordinateRegion {
  /// A kilometre around a place.
  static func around(_ place: CLLocationCoordinate2D) -> MKCoordinateRegion {
    MKCoordinateRegion(center: place, latitudinalMeters: 1_000, longitudinalMeters: 1_000)
  }

  func isSame(as other: MKCoordinateRegion) -> Bool {
    center.latitude == other.center.latitude && center.longitude == other.center.longitude
      && span.latitudeDelta == other.span.latitudeDelta
      && span.longitudeDelta == other.span.longitudeDelta
  }

  /// The camera of the phone's screen: as near as may be with the whole region on a map of 390 points.
  var camera: MapView.Camera? {
    guard let position = center.position else { return nil }
    let parallel = max(0.01, cos(center.latitude * .pi / 180))
    let width = max(span.longitudeDelta, span.latitudeDelta / parallel, 0.000_1)
    let zoom = (log2(390.0 / 256 * 360 / width) + 1e-9).rounded(.down)
    return MapView.Camera(center: position, zoom: Int(min(20, max(0, zoom))))
  }
}
