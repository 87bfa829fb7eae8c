import BackendSimulator
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// What checks look at on the side of the listing server.
extension World {
  /// What the server has received since the queries before were set aside.
  var receivedRequests: ArraySlice<ReceivedRequest> {
    let aside = app.observer(of: PetListingRoom.self)?.queriesSetAside ?? 0
    return self[serverOf: PetListingRoom.self].log.requests.dropFirst(aside)
  }

  /// Lets checks look only at the queries that come from now on.
  mutating func setListingQueriesAside() throws {
    let count = self[serverOf: PetListingRoom.self].log.count
    try changeObserver(of: PetListingRoom.self) { $0.setAside(received: count) }
    beginAnew()
  }

  /// The listing queries that reached the server, the first one first.
  var listingQueries: [ReceivedRequest] {
    receivedRequests.filter { $0.method == .get && $0.path == ListingServer.path }
  }

  /// The last listing query; throws where there is none.
  func lastListingQuery() throws -> ReceivedRequest {
    guard let query = listingQueries.last else {
      throw StepFailure("The server has received no listing query yet.")
    }
    return query
  }

  /// Throws unless so many queries satisfy the condition.
  func expectQueries(
    _ count: Int, _ noun: String, where condition: (ReceivedRequest) -> Bool
  ) throws {
    if count == 0 { try requireEvents(since: "the log of listing queries") }
    let actual = listingQueries.count(where: condition)
    try expect(
      actual == count, "The server has received another number of \(noun).",
      expected: "\(count)", actual: "\(actual)", notes: listingQueries.map { "\($0)" })
  }

  /// The listing queries that have left the app, the first one first; offline they get no farther than the phone.
  var sentQueries: [ReceivedRequest] { app.observer(of: PetListingRoom.self)?.sentQueries ?? [] }

  /// Throws where the app has sent a query that satisfies the condition, whatever became of it.
  func expectNoneSent(
    _ noun: String, where condition: (ReceivedRequest) -> Bool
  ) throws {
    try requireEvents(since: "the log of listing queries")
    let sent = sentQueries.filter(condition)
    try expect(
      sent.isEmpty, "The app has sent \(noun).", expected: "none", actual: "\(sent.count)",
      notes: sent.map { "\($0)" })
  }

  /// Returns how far from a place the last query's coordinates are; throws unless that is near enough.
  func expectLastQuery(
    within tolerance: Distance, of position: Position
  ) throws -> Distance {
    let query = try lastListingQuery()
    guard let coordinates = query.coordinates else {
      throw StepFailure(
        "The last listing query has no coordinates.", expected: "\(position)", actual: "\(query)")
    }
    let distance = coordinates.distance(to: position)
    try expect(
      distance <= tolerance, "The last listing query names another place.",
      expected: "within \(tolerance) of \(position)",
      actual: "\(coordinates), which is \(distance) away")
    return distance
  }

  /// Throws unless the titles are these, in this order.
  func expectListings(_ actual: [String], _ expected: [String]) throws {
    try expect(
      actual == expected, "Other listings are shown.", expected: expected.joined(separator: ", "),
      actual: actual.isEmpty ? "none" : actual.joined(separator: ", "))
  }

  /// The titles under which the server's animals around a place are listed, the nearest first.
  func titles(near position: Position) -> [String] {
    self[serverOf: PetListingRoom.self].animals
      .map { (animal: $0, distance: position.distance(to: $0.position)) }
      .filter { $0.distance <= ListingServer.defaultRadius }
      .sorted { ($0.distance, $0.animal.id) < ($1.distance, $1.animal.id) }
      .map { Self.title(of: $0.animal) }
  }

  /// The titles under which all of the server's animals are listed.
  func titles() -> [String] { self[serverOf: PetListingRoom.self].animals.map(Self.title) }

  private static func title(of animal: Animal) -> String {
    animal.name.isEmpty ? "Unknown \(animal.species)" : animal.name
  }

  /// How far from the true position an honest app's coordinates may lie: what the receiver or the user's choice blurs.
  var devicePositionToleranceMeters: Int {
    switch phone.facts.permission.accuracy {
    case .full: 100
    case .reduced: 10_000
    }
  }
}

extension ListingServer {
  /// What it has to be shown.
  var shownTexts: [String] {
    animals.flatMap { [$0.name, $0.species, $0.breed, $0.place, "\($0.date)"] }
  }
}
