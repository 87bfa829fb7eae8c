import BackendSimulator
import DeviceInterface
import PetListingApp
import Rehearsal
import ScenarioRunner

/// The list of animals on the screen.
enum ListingScreenSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The listings on the screen")
    library.require { world in try world.requireInstalled(PetListingRoom.self) }
    library.doubtChecks { world in try world.requireHasRun() }
    addCounts(to: &library)
    addContents(to: &library)
  }

  private static func addCounts(to library: inout StepLibrary<World>) {
    library.then(
      "the listings are shown", "Checks that the screen shows a list of animals that is not empty."
    ) { (world: inout World) in
      let count = try world.requireScreen().items.count
      try world.expect(count > 0, "No listings are shown.", expected: "listings", actual: "none")
    }
    library.then(
      "no listings are shown", "Checks that the list of animals is empty."
    ) { (world: inout World) in
      let count = try world.requireScreen().items.count
      try world.expect(
        count == 0, "Listings are shown.", expected: "none", actual: "\(count) listings")
    }
    library.then(
      "{count} listing(s) is/are shown", "Counts the animals on the screen.",
      example: "3 listings are shown"
    ) { (world: inout World, count: Int) in
      try world.expect(
        world.requireScreen().items.count, equals: count, "The number of listings shown")
    }
    library.then(
      "all listings are shown", "Checks that the screen shows every animal that the server has."
    ) { (world: inout World) in
      let expected = world.titles().sorted()
      guard !expected.isEmpty else {
        throw InvalidStep(
          "The server has no animals, so nothing shows that all are listed.",
          notes: ["Write: \(instead: "Then no listings are shown")"])
      }
      try world.expectListings(world.requireScreen().items.map(\.title).sorted(), expected)
    }
  }

  private static func addContents(to library: inout StepLibrary<World>) {
    library.then(
      "the listings are those near {position}, nearest first",
      "Checks that the screen shows exactly the server's animals around a place, sorted by distance.",
      example: "the listings are those near Warsaw, nearest first"
    ) { (world: inout World, position: Position) in
      let expected = world.titles(near: position)
      let actual = try world.requireScreen().items.map(\.title)
      guard !expected.isEmpty else {
        throw InvalidStep("The server has no animals near \(position).")
      }
      try world.expectListings(actual, expected)
    }
    library.then(
      "the listings are:", "Checks the first lines of all rows of the list, in order; one per row.",
      example: "the listings are:\n| Burek |\n| Luna |"
    ) { (world: inout World, table: DataTableArgument) in
      let actual = try world.requireScreen().items.map(\.title)
      try world.expectListings(actual, table.rows.flatMap(\.self))
    }
    library.then(
      "the first listings are:",
      "Checks the first lines of the rows at the top of the list, in order; one per row.",
      example: "the first listings are:\n| Burek |\n| Luna |"
    ) { (world: inout World, table: DataTableArgument) in
      let expected = table.rows.flatMap(\.self)
      let actual = try world.requireScreen().items.prefix(expected.count).map(\.title)
      try world.expectListings(actual, expected)
    }
    library.then(
      "listing {ordinal} is {string}",
      "Checks the first line of a row of the list, counted from 1.",
      example: "listing 1 is \"Burek\""
    ) { (world: inout World, row: Int, title: String) in
      let items = try world.requireScreen().items
      guard items.indices.contains(row - 1) else {
        throw StepFailure(
          "There is no listing \(row).", expected: title, actual: "\(items.count) listings")
      }
      try world.expect(items[row - 1].title, equals: title, "Listing \(row)")
    }
  }
}
