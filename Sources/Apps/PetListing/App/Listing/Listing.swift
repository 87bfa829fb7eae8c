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

  /// One row for each pet.
  let items: [ListItem]
  /// What was asked for.
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
