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

  /// One row for each pet.
  let items: [ListItem]
  /// What was asked for.
  let scope: Scope

  /// Reads a server's answer, or returns `nil` where it is not a whole and well-formed listing.
  init?(body: String, scope: Scope, limits: JSONValue.Limits) {
    guard let answer = try? JSONValue(parsing: body, limits: limits),
      let pets = answer["animals"]?.array
    else { return nil }
    var items: [ListItem] = []
    items.reserveCapacity(pets.count)
    for pet in pets {
      guard let item = ListItem(pet: pet) else { return nil }
      items.append(item)
    }
    self.items = items
    self.scope = scope
  }
}
