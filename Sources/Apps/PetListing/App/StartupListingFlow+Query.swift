import AppParts
import DeviceInterface

extension StartupListingFlow {
  /// Asks the server for listings; the only place that does (`startup:FR-007` to `startup:FR-009`).
  mutating func query(_ scope: Listing.Scope, _ platform: inout Requests) {
    applyAccess(of: scope)
    problem = nil
    lastRequestID += 1
    state = .querying(Query(id: lastRequestID, scope: scope))
    platform.add(
      .send(
        ServerRequest(
          id: lastRequestID, .get, configuration.path, query: queryItems(scope),
          timeout: configuration.queryTimeout)))
  }

  /// The server was asked.
  mutating func handleQuerying(_ query: Query, _ event: Event, _ platform: inout Requests) {
    switch event {
    case .answered(let id, let response):
      // The answer to an earlier request is late, and its listing would be the wrong one.
      guard id == query.id else { return }
      receive(response, query)
      finishQuery(&platform)
    case .unanswered(let id, let failure):
      guard id == query.id else { return }
      problem = .unanswered(failure)
      finishQuery(&platform)
    case .appeared, .returned, .permissionTold, .questionFinished:
      // The query runs to its end first (FR-015, EDGE-3); what has changed is read then.
      break
    case .disappeared, .covered:
      // The query goes on, so that the listings are there when the user is back.
      break
    case .fix, .noFix, .alertGraceEnded, .fixDeadlinePassed:
      // It belongs to a search that has ended.
      break
    case .cancelTapped, .settingsTapped:
      // The popup is closed.
      break
    case .refreshAsked:
      // A refresh is on its way already.
      break
    }
  }

  private mutating func finishQuery(_ platform: inout Requests) {
    state = .idle
    catchUp(&platform)
  }

  private mutating func receive(_ response: ServerResponse, _ query: Query) {
    let bytesMax = configuration.answerBytesMax
    switch response.read({ Listing(body: $0, scope: query.scope, bytesMax: bytesMax) }) {
    case .success(let listing): self.listing = listing
    case .failure(let problem): self.problem = problem
    }
  }

  /// Notes which access the query reckons with, so that a later grant is recognized as one.
  private mutating func applyAccess(of scope: Listing.Scope) {
    switch scope {
    case .near, .everywhere(.notLocated): appliedAccess = .allowed
    case .everywhere(.undecided): appliedAccess = .undecided
    case .everywhere(.blocked(let block)): appliedAccess = .blocked(block)
    case .everywhere(.declined):
      // Allowed behind the popup but not used yet: the popup's own block stays applied, and the grant follows.
      break
    }
  }

  private func queryItems(_ scope: Listing.Scope) -> [ServerRequest.QueryItem] {
    switch scope {
    case .everywhere: []
    case .near(let position, _):
      [
        ServerRequest.QueryItem("lat", position.latitudeText),
        ServerRequest.QueryItem("lng", position.longitudeText),
        ServerRequest.QueryItem("radius", configuration.radius.kilometersText),
      ]
    }
  }
}

/// The pets on the screen, and what was asked for to get them.
struct Listing: Hashable, Sendable {
  /// The pets that a query asks for.
  enum Scope: Hashable, Sendable {
    /// The pets around a position, which may be an approximate one.
    case near(Position, isApproximate: Bool)
    /// All pets, because there is no position.
    case everywhere(FallbackReason)
  }

  /// The reason for which a query has no position.
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
    (self.items, self.scope) = (items, scope)
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
