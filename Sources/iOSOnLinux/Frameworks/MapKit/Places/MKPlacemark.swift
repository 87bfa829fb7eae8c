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
    let street = [place.thoroughfare, place.subThoroughfare].compactMap(\.self)
    let town = [place.postalCode, place.locality].compactMap(\.self)
    let lines = [street, town, [place.country ?? ""]].map { $0.joined(separator: " ") }
    let address = lines.filter { !$0.isEmpty }
    return address.isEmpty ? place.name : address.joined(separator: ", ")
  }

  /// Nothing.
  public var subtitle: String? { nil }
}
