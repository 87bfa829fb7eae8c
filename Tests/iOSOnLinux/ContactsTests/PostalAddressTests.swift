#if os(Linux)
  import Contacts
  import Testing

  /// Addresses as they are written on letters.
  struct PostalAddressTests {
    @Test(arguments: [
      ("us", "1 Main Street\nSpringfield IL 62701\nCountry"),
      ("pl", "1 Main Street\n62701 Springfield\nCountry"),
    ])
    func `an address is written in the order of its country`(code: String, text: String) {
      let address = CNMutablePostalAddress()
      (address.street, address.city, address.state) = ("1 Main Street", "Springfield", "IL")
      (address.postalCode, address.country, address.isoCountryCode) = ("62701", "Country", code)
      #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == text)
      #expect(CNPostalAddressFormatter().string(for: address) == text)
    }

    @Test func `an address in which nothing is written has no lines`() {
      #expect(CNPostalAddressFormatter().string(from: CNPostalAddress()) == "")
    }
  }
#endif
