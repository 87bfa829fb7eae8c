/// Something with a place on a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called; nothing where that is left out.
  var title: String? { get }
  /// What stands under that; nothing where that is left out.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Nothing.
  public var title: String? { nil }
  /// Nothing.
  public var subtitle: String? { nil }
}

/// Something that covers a part of a map.
public protocol MKOverlay: MKAnnotation {
  /// The rectangle around it.
  var boundingMapRect: MKMapRect { get }
}

/// Something on a map that has a name.
open class MKShape: NSObject {
  /// What it is called.
  open var title: String?
  /// What stands under that.
  open var subtitle: String?

  /// Creates one without a name.
  public override init() { super.init() }
}

/// A place on a map with a name.
open class MKPointAnnotation: MKShape, MKAnnotation {
  /// Where it is.
  open var coordinate: CLLocationCoordinate2D

  /// Creates one at the origin of the coordinates.
  public override init() {
    coordinate = CLLocationCoordinate2D()
    super.init()
  }

  /// Creates one at a place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }

  /// Creates one at a place with a name.
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.coordinate = coordinate
    super.init()
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// The user on a map.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Where the user is; nil where that is not known, or not for the app to know.
  open var location: CLLocation? { ToldPosition.newest }
  /// Where the user is; a place that is none where that is not known.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }
  /// Whether the position is being found anew; it is when it comes.
  open var isUpdating: Bool { false }
  /// What it is called.
  open var title: String? = "My Location"
  /// What stands under that.
  open var subtitle: String?

  /// Creates the user.
  public override init() { super.init() }
}
