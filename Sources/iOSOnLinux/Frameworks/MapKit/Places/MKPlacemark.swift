internal import Contacts
internal import DeviceInterface

/// A place with its name and address, for a map.
///
/// It has all that a `CLPlacemark` has, and is none: those go from one thread to another, and no class that does has others
/// below it.
@dynamicMemberLookup public final class MKPlacemark: NSObject, MKAnnotation, Sendable {
  private let place: CLPlacemark

  /// Creates a place without an address.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(placemark: CLPlacemark(told: .object([]), at: coordinate))
  }

  /// Creates a place like another.
  public init(placemark: CLPlacemark) { place = placemark }

  /// What is known of the place.
  public subscript<Value>(dynamicMember keyPath: KeyPath<CLPlacemark, Value>) -> Value {
    place[keyPath: keyPath]
  }

  /// Where it is.
  public var coordinate: CLLocationCoordinate2D {
    place.location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }

  /// The country's two letters.
  public var countryCode: String? { place.isoCountryCode }

  /// The address in one line; of a place without one, its name.
  public var title: String? {
    let address = place.postalAddress.map {
      CNPostalAddressFormatter.string(from: $0, style: .mailingAddress)
        .replacingOccurrences(of: "\n", with: ", ")
    }
    return address ?? place.name
  }

  /// Nothing.
  public var subtitle: String? { nil }
}
