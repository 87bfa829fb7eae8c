import DeviceSimulator
import BackendSimulator
import DeviceInterface
import ScenarioRunner

/// What the listing server has received, as its log shows it.
enum ListingQuerySteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Listing queries")
    addCounts(to: &library)
    addCoordinates(to: &library)
    addLog(to: &library)
  }

  private static func addCounts(to library: inout StepLibrary<World>) {
    library.then(
      "the server has received {int} listing query/queries",
      "Counts the listing queries in the server's log.",
      example: "the server has received 1 listing query"
    ) { (world: inout World, count: Int) in
      try world.expectQueries(count, "listing queries") { _ in true }
    }
    library.then(
      "the server has received {int} listing query/queries with coordinates",
      "Counts the listing queries that say where the user is.",
      example: "the server has received 1 listing query with coordinates"
    ) { (world: inout World, count: Int) in
      try world.expectQueries(count, "listing queries with coordinates", where: \.hasCoordinates)
    }
    library.then(
      "the server has received {int} listing query/queries without coordinates",
      "Counts the listing queries that do not say where the user is.",
      example: "the server has received 1 listing query without coordinates"
    ) { (world: inout World, count: Int) in
      try world.expectQueries(count, "listing queries without coordinates") { !$0.hasCoordinates }
    }
    library.then(
      "no listing query has been sent", "Checks that the server's log holds no listing query.",
      example: "no listing query has been sent"
    ) { (world: inout World) in
      try world.expectQueries(0, "listing queries") { _ in true }
    }
  }

  private static func addCoordinates(to library: inout StepLibrary<World>) {
    library.then(
      "the last listing query has coordinates", "Checks that it says where the user is.",
      example: "the last listing query has coordinates"
    ) { (world: inout World) in
      let query = try world.lastListingQuery()
      try world.expect(
        query.coordinates != nil, "The last listing query has no coordinates.",
        expected: "lat and lng", actual: "\(query)")
    }
    library.then(
      "the last listing query has no coordinates", "Checks that it does not say where the user is.",
      example: "the last listing query has no coordinates"
    ) { (world: inout World) in
      let query = try world.lastListingQuery()
      try world.expect(
        !query.hasCoordinates, "The last listing query has coordinates.",
        expected: "neither lat nor lng", actual: "\(query)")
    }
    library.then(
      "the last listing query has the device's coordinates",
      "Checks that it names the place where the phone is, as far as the app may know it.",
      example: "the last listing query has the device's coordinates"
    ) { (world: inout World) in
      try world.expectLastQuery(
        within: .meters(world.devicePositionToleranceMeters), of: world.phone.position)
    }
    library.then(
      "the coordinates of the last listing query are within {distance} of {position}",
      "Checks how far from a place the query's coordinates are.",
      example: "the coordinates of the last listing query are within 10 km of Warsaw"
    ) { (world: inout World, distance: Distance, position: Position) in
      try world.expectLastQuery(within: distance, of: position)
    }
  }

  private static func addLog(to library: inout StepLibrary<World>) {
    library.then(
      "the server has received these requests:",
      "Compares the server's whole log with a table of method, path and query, in order.",
      example: "the server has received these requests:"
    ) { (world: inout World, table: DataTableArgument) in
      let expected = table.rows.map { $0.joined(separator: " ") }
      let actual = world.listings.log.requests.map { "\($0)" }
      try world.expect(
        actual == expected, "The server has received other requests.",
        expected: expected.joined(separator: "\n"), actual: actual.joined(separator: "\n"))
    }
  }
}
