public import Foundation

/// An address as it is written on letters.
open class CNPostalAddress: NSObject {
  /// The street with its number.
  open internal(set) var street = ""
  /// The part of the town.
  open internal(set) var subLocality = ""
  /// The town.
  open internal(set) var city = ""
  /// The district.
  open internal(set) var subAdministrativeArea = ""
  /// The state or province.
  open internal(set) var state = ""
  /// The postal code.
  open internal(set) var postalCode = ""
  /// The country.
  open internal(set) var country = ""
  /// The country's two letters.
  open internal(set) var isoCountryCode = ""

  /// Creates an address in which nothing is written.
  public override init() { super.init() }

  /// Creates an address of what is known of a place.
  package init(
    street: String?, number: String?, subLocality: String?, city: String?,
    subAdministrativeArea: String?,
    state: String?, postalCode: String?, country: String?, isoCountryCode: String?
  ) {
    super.init()
    let isInFront = CountryOrder.putsNumberFirst(isoCountryCode ?? "")
    self.street = (isInFront ? [number, street] : [street, number]).compactMap(\.self)
      .joined(separator: " ")
    (self.subLocality, self.city) = (subLocality ?? "", city ?? "")
    (self.subAdministrativeArea, self.state) = (subAdministrativeArea ?? "", state ?? "")
    (self.postalCode, self.country) = (postalCode ?? "", country ?? "")
    self.isoCountryCode = isoCountryCode ?? ""
  }
}

/// An address that is being written.
open class CNMutablePostalAddress: CNPostalAddress {
  /// The street with its number.
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  /// The part of the town.
  open override var subLocality: String {
    get { super.subLocality }
    set { super.subLocality = newValue }
  }
  /// The town.
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  /// The district.
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { super.subAdministrativeArea = newValue }
  }
  /// The state or province.
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  /// The postal code.
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  /// The country.
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  /// The country's two letters.
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}

/// In which order countries write addresses, as far as this package knows.
private enum CountryOrder {
  /// Whether the state and the code follow the town.
  static func putsCodeLast(_ country: String) -> Bool {
    ["us", "ca", "au", "in"].contains(country.lowercased())
  }

  /// Whether the number comes before the street.
  static func putsNumberFirst(_ country: String) -> Bool {
    putsCodeLast(country) || ["gb", "ie", "nz", "fr"].contains(country.lowercased())
  }
}

/// The style in which an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// As on a letter, in lines.
  case mailingAddress = 0
}

/// A writer of addresses.
///
/// The platform knows how each country writes them. Here the state and the code follow the town where English is written, and
/// elsewhere the code comes before the town, and a house's number behind the street; lines in which nothing stands are left out.
open class CNPostalAddressFormatter: Formatter {
  /// The style.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// Writes an address.
  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let address = postalAddress
    let town =
      CountryOrder.putsCodeLast(address.isoCountryCode)
      ? [address.city, address.state, address.postalCode] : [address.postalCode, address.city]
    let lines = [
      address.street, town.filter { !$0.isEmpty }.joined(separator: " "), address.country,
    ]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Writes an address in the formatter's style.
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }

  /// Writes something that is an address.
  open override func string(for obj: Any?) -> String? {
    (obj as? CNPostalAddress).map { string(from: $0) }
  }
}
