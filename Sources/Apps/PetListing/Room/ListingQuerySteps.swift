import BackendSimulator
import DeviceInterface
import DeviceSimulator
import PetListingApp
import Rehearsal
import ScenarioRunner

/// The queries to the listing server: those sent, as the phone knows them, and those received, as the log shows them.
enum ListingQuerySteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Listing queries")
    library.concerns(.server)
    library.require { world in try world.requireInstalled(PetListingRoom.self) }
    library.doubtChecks { world in try world.requireHasRun() }
    addCounts(to: &library)
    addCoordinates(to: &library)
    addLog(to: &library)
  }

  private static func addCounts(to library: inout StepLibrary<World>) {
    library.then(
      "the server has received {count} listing query/queries",
      "Counts the listing queries in the server's log.",
      example: "the server has received 1 listing query"
    ) { (world: inout World, count: Int) in
      try world.expectQueries(count, "listing queries") { _ in true }
    }
    library.then(
      "the server has received {count} listing query/queries with coordinates",
      "Counts the listing queries that say where the user is.",
      example: "the server has received 1 listing query with coordinates"
    ) { (world: inout World, count: Int) in
      try world.expectQueries(count, "listing queries with coordinates", where: \.hasCoordinates)
    }
    library.then(
      "the server has received {count} listing query/queries without coordinates",
      "Counts the listing queries that do not say where the user is.",
      example: "the server has received 1 listing query without coordinates"
    ) { (world: inout World, count: Int) in
      try world.expectQueries(count, "listing queries without coordinates") { !$0.hasCoordinates }
    }
    library.then(
      "no listing query with coordinates has been sent",
      "Checks that the app has sent no listing query that says where the user is, not even offline.",
      about: .history
    ) { (world: inout World) in
      try world.expectNoneSent("listing queries with coordinates", where: \.hasCoordinates)
    }
    library.then(
      "no listing query without coordinates has been sent",
      "Checks that every listing query that the app has sent says where the user is; there must be one.",
      about: .history
    ) { (world: inout World) in
      guard !world.sentQueries.isEmpty else {
        throw StepFailure(
          "The app has sent no listing query, so nothing was checked.",
          expected: "a listing query", actual: "none",
          notes: [
            "Where there is to be none, write: \(instead: "Then no listing query has been sent")"
          ])
      }
      try world.expectNoneSent("listing queries without coordinates") { !$0.hasCoordinates }
    }
    library.given(
      "the listing queries so far are set aside",
      "Lets the checks that follow look only at the queries that come from now on.", about: .app
    ) { (world: inout World) in
      try world.setListingQueriesAside()
    }
    library.then(
      "no listing query has been sent",
      "Checks that the app has sent no listing query, not even one that could not leave the phone.",
      about: .history
    ) { (world: inout World) in
      try world.expectNoneSent("listing queries") { _ in true }
    }
  }

  private static func addCoordinates(to library: inout StepLibrary<World>) {
    library.then(
      "the last listing query has coordinates", "Checks that it says where the user is."
    ) { (world: inout World) in
      let query = try world.lastListingQuery()
      try world.expect(
        query.coordinates != nil, "The last listing query has no coordinates.",
        expected: "lat and lng", actual: "\(query)")
    }
    library.then(
      "the last listing query has no coordinates", "Checks that it does not say where the user is."
    ) { (world: inout World) in
      let query = try world.lastListingQuery()
      try world.expect(
        !query.hasCoordinates, "The last listing query has coordinates.",
        expected: "neither lat nor lng", actual: "\(query)")
    }
    library.then(
      "the last listing query has the device's coordinates",
      "Checks that it names the place where the phone is, as far as the app may know it."
    ) { (world: inout World) in
      _ = try world.expectLastQuery(
        within: .meters(world.devicePositionToleranceMeters), of: world.phone.position)
    }
    library.then(
      "the last listing query has coordinates near {position}",
      "Checks that it names a place, as exactly as the app may know where it is.",
      example: "the last listing query has coordinates near Warsaw"
    ) { (world: inout World, position: Position) in
      _ = try world.expectLastQuery(
        within: .meters(world.devicePositionToleranceMeters), of: position)
    }
    library.then(
      "the coordinates of the last listing query are within {nearness} of {position}",
      "Checks how far from a place the query's coordinates are.",
      example: "the coordinates of the last listing query are within 10 km of Warsaw"
    ) { (world: inout World, distance: Distance, position: Position) in
      let actual = try world.expectLastQuery(within: distance, of: position)
      world.note(actual, .atMost, distance)
    }
  }

  private static func addLog(to library: inout StepLibrary<World>) {
    library.then(
      "the server has received these requests:",
      "Compares the server's whole log with a table of method, path and query, in order; a header may precede.",
      example: requestsExample
    ) { (world: inout World, table: DataTableArgument) in
      let expected = table.rows.drop { $0.first == "method" }.map(requestLine)
      guard !expected.isEmpty else {
        throw InvalidStep(
          "The table lists no request.",
          notes: ["Write: \(instead: "Then no listing query has been sent")"])
      }
      let actual = world.receivedRequests.map { "\($0)" }
      try world.expect(
        actual == expected, "The server has received other requests.",
        expected: expected.joined(separator: "\n"),
        actual: actual.isEmpty ? "none" : actual.joined(separator: "\n"))
    }
  }

  /// Writes a row of method, path and query as the server's log does; the query may be missing or empty.
  private static func requestLine(_ cells: [String]) -> String {
    let line = cells.prefix(2).joined(separator: " ")
    let query = cells.dropFirst(2).joined(separator: " ")
    return query.isEmpty ? line : "\(line)?\(query)"
  }

  private static let requestsExample = """
    the server has received these requests:
    | GET | /api/listings |                                   |
    | GET | /api/listings | lat=52.2297&lng=21.0122&radius=50 |
    """
}
