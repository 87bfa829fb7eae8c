import AppParts
import DeviceInterface

/// The pets on the screen, and what was asked for to get them.
struct Listing: Hashable, Sendable {
  /// What a query asks for.
  enum Scope: Hashable, Sendable {
    /// The pets around a position, which may be an approximate one.
    case near(Position, isApproximate: Bool)
    /// All pets, because there is no position.
    case everywhere(FallbackReason)
  }

  /// Why a query has no position.
  enum FallbackReason: Hashable, Sendable {
    /// The user has not decided about location.
    case undecided
    /// The user tapped "Cancel" although location had become allowed meanwhile.
    case declined
    /// Something blocks location.
    case blocked(LocationBlock)
    /// The phone could not be located in time or well enough.
    case notLocated
  }

  let items: [ListItem]
  let scope: Scope

  /// Reads a server's answer, or returns `nil` where it is not a whole and well-formed listing.
  init?(body: String, scope: Scope, bytesMax: Int) {
    guard
      let items = JSONValue.answer(
        body, listing: "animals", bytesMax: bytesMax, ListItem.init(pet:))
    else { return nil }
    self.items = items
    self.scope = scope
  }
}

extension ListItem {
  /// Creates the row of a pet, or returns `nil` where one of its parts is missing.
  init?(pet: JSONValue) {
    guard let name = pet["name"]?.string, let species = pet["species"]?.string,
      let breed = pet["breed"]?.string, let place = pet["place"]?.string,
      let date = pet["date"]?.string, let status = Self.status(pet["status"]?.string)
    else { return nil }
    var detail = "\(status) · \(species), \(breed) · \(place) · \(date)"
    if let meters = pet["distanceMeters"]?.integer { detail += " · " + Self.away(meters) }
    self.init(title: name.isEmpty ? "Unknown \(species)" : name, detail: detail)
  }

  private static func status(_ name: String?) -> String? {
    switch name {
    case "lost": "Lost"
    case "found": "Found"
    default: nil
    }
  }

  /// Returns a distance to tens of metres below a kilometre, and to a tenth of a kilometre above.
  private static func away(_ meters: Int64) -> String {
    guard (0..<Int64.max - 50).contains(meters) else { return "far away" }
    if meters < 995 { return "\((meters + 5) / 10 * 10) m away" }
    let tenths = (meters + 50) / 100
    return "\(tenths / 10).\(tenths % 10) km away"
  }
}
