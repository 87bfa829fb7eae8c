internal import DeviceInterface
internal import UIKit
internal import VirtualTime

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The wish of who opens a place in the maps app: a key of the options.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The way there, as the user prefers to go.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The way there by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The way there on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The way there by bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The wish for a middle of the map; the maps app is not played, so that nobody sees it.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The wish for how far the map reaches; the maps app is not played, so that nobody sees it.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The wish for a sort of map; the maps app is not played, so that nobody sees it.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The wish for the traffic; the maps app is not played, so that nobody sees it.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"

/// A place that the user can find on a map, with what is known of it.
open class MKMapItem: NSObject {
  /// The place.
  public let placemark: MKPlacemark
  /// Whether it stands for the user's own position.
  public let isCurrentLocation: Bool
  /// What it is called.
  open var name: String?
  /// By which number it can be called.
  open var phoneNumber: String?
  /// Its page on the web.
  open var url: URL?
  /// Its time zone, where that is known.
  open var timeZone: TimeZone?
  /// What sort of place it is, where that is known.
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  /// Creates an item of a place.
  public init(placemark: MKPlacemark) {
    (self.placemark, isCurrentLocation) = (placemark, false)
    (name, timeZone) = (placemark.name, placemark.timeZone)
    super.init()
  }

  /// Creates an item of a position.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
    name = address?.shortAddress
  }

  private init(user: CLLocationCoordinate2D) {
    (placemark, isCurrentLocation) = (MKPlacemark(coordinate: user), true)
    super.init()
    name = "Current Location"
  }

  /// Returns the item of the user's own position.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(user: ToldPosition.newest?.coordinate ?? kCLLocationCoordinate2DInvalid)
  }

  /// Where it is.
  open var location: CLLocation {
    placemark.location ?? CLLocation(latitude: -180, longitude: -180)
  }

  /// Reads what a server tells of a place; nil where that is none.
  convenience init?(_ told: JSONValue) {
    guard case .object = told else { return nil }
    self.init(placemark: MKPlacemark(placemark: CLPlacemark(told: told, at: nil)))
    phoneNumber = told["phoneNumber"]?.string
    url = told["url"]?.string.flatMap(URL.init(string:))
    pointOfInterestCategory = told["pointOfInterestCategory"]?.string
      .map(MKPointOfInterestCategory.init(rawValue:))
  }

  /// Opens the place in the maps app: the phone is asked for the address that stands for that, under `maps.apple.com`.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Opens places in the maps app; the last one is where a way leads to, and the first one of two where it begins.
  ///
  /// Returns false out of sight, where an app opens nothing, and where the last one is no place.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  {
    guard let last = mapItems.last, last.isSomewhere else { return false }
    var parts = URLComponents(string: "https://maps.apple.com/") ?? URLComponents()
    let mode = launchOptions?[MKLaunchOptionsDirectionsModeKey] as? String
    if let mode {
      parts.queryItems = [URLQueryItem(name: "daddr", value: last.place)]
      if mapItems.count > 1, let first = mapItems.first, !first.isCurrentLocation {
        parts.queryItems?.append(URLQueryItem(name: "saddr", value: first.place))
      }
      if let letter = letters[mode] {
        parts.queryItems?.append(URLQueryItem(name: "dirflg", value: letter))
      }
    } else {
      parts.queryItems = [URLQueryItem(name: "ll", value: last.place)]
      if let name = last.name { parts.queryItems?.append(URLQueryItem(name: "q", value: name)) }
    }
    guard let url = parts.url else { return false }
    return HostPhone.onMainQueue(for: "MapKit") {
      guard FrameworkPhone(for: "MapKit").isInSight else { return false }
      UIApplication.shared.open(url)
      return true
    }
  }

  /// The letters of Apple's map links for the ways to go.
  private static let letters = [
    MKLaunchOptionsDirectionsModeDriving: "d", MKLaunchOptionsDirectionsModeWalking: "w",
    MKLaunchOptionsDirectionsModeTransit: "r",
  ]

  /// Whether it is on the earth, as the user's own place is not before the first position.
  var isSomewhere: Bool { CLLocationCoordinate2DIsValid(placemark.coordinate) }

  /// Where it is, as addresses have it.
  var place: String {
    let place = placemark.coordinate
    return String(format: "%.6f,%.6f", place.latitude, place.longitude)
  }
}

/// An address as it is written.
open class MKAddress: NSObject {
  /// All of it.
  public let fullAddress: String
  /// The most important of it.
  public let shortAddress: String?

  /// Creates an address; nil where nothing is written.
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}
