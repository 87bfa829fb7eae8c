public import Contacts
package import DeviceInterface
public import Foundation

/// A place with its name and address, as far as the scenario's server has told them.
public final class CLPlacemark: NSObject, Sendable {
  /// Where it is.
  public let location: CLLocation?
  /// What it is called.
  public let name: String?
  /// The street.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?
  /// The town.
  public let locality: String?
  /// The part of the town.
  public let subLocality: String?
  /// The state or province.
  public let administrativeArea: String?
  /// The district of it.
  public let subAdministrativeArea: String?
  /// The postal code.
  public let postalCode: String?
  /// The country.
  public let country: String?
  /// The country's two letters.
  public let isoCountryCode: String?
  /// The name of a lake or river.
  public let inlandWater: String?
  /// The name of a sea.
  public let ocean: String?
  /// The time zone, where the server tells its identifier.
  public let timeZone: TimeZone?
  /// The circle around it, where the server tells a `radius` in metres.
  public var region: CLRegion? {
    guard let radius, let location else { return nil }
    return CLCircularRegion(
      center: location.coordinate, radius: radius, identifier: name ?? "place")
  }
  private let radius: CLLocationDistance?
  /// What is of interest there.
  public let areasOfInterest: [String]?

  /// The address as it is written on letters; nil where nothing of it is known.
  public var postalAddress: CNPostalAddress? {
    let known = [thoroughfare, locality, postalCode, administrativeArea, country]
    guard known.contains(where: { $0 != nil }) else { return nil }
    return CNPostalAddress(
      street: thoroughfare, number: subThoroughfare, subLocality: subLocality, city: locality,
      subAdministrativeArea: subAdministrativeArea, state: administrativeArea,
      postalCode: postalCode, country: country, isoCountryCode: isoCountryCode)
  }
  /// What a server has told of it.
  private let told: JSONValue

  /// Reads what a server tells of a place, by the names of the properties; nil where that is no object.
  package convenience init?(_ place: JSONValue, at asked: CLLocationCoordinate2D?) {
    guard case .object = place else { return nil }
    self.init(told: place, at: asked)
  }

  /// Creates a place like another.
  public convenience init(placemark: CLPlacemark) {
    self.init(told: placemark.told, at: placemark.location?.coordinate)
  }

  /// Creates a place of which a server has told something, or nothing.
  package init(told place: JSONValue, at asked: CLLocationCoordinate2D?) {
    self.told = place
    let told: CLLocationCoordinate2D? =
      if let latitude = place["latitude"]?.double, let longitude = place["longitude"]?.double {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      } else {
        nil
      }
    location = (told ?? asked).map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
    func text(_ name: String) -> String? { place[name]?.string }
    name = text("name")
    (thoroughfare, subThoroughfare) = (text("thoroughfare"), text("subThoroughfare"))
    (locality, subLocality) = (text("locality"), text("subLocality"))
    administrativeArea = text("administrativeArea")
    subAdministrativeArea = text("subAdministrativeArea")
    (postalCode, country) = (text("postalCode"), text("country"))
    isoCountryCode = text("isoCountryCode")
    (inlandWater, ocean) = (text("inlandWater"), text("ocean"))
    timeZone = text("timeZone").flatMap(TimeZone.init(identifier:))
    radius = place["radius"]?.double
    areasOfInterest = place["areasOfInterest"]?.array?.compactMap(\.string)
  }
}
