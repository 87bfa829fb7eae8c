import DeviceInterface
import Rehearsal
import ScenarioRunner

/// What the tour server has in store, and what it does not take; how it behaves is said as of every server.
enum TourServerSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The tour server")
    addTours(to: &library)
    addEditors(to: &library)
  }

  private static func addTours(to library: inout StepLibrary<World>) {
    library.given(
      "the (published )tours are:",
      "Sets the tours, a row for each point: tour, point (a number), title, position, radius, audio (a length).",
      example: """
        the published tours are:
        | tour      | point | title  | position         | radius | audio      |
        | Royal Way | 1     | Castle | 52.2333, 21.0122 | 100 m  | 1 minute   |
        | Royal Way | 2     | Column | 52.2369, 21.0122 | 150 m  | 90 seconds |
        """
    ) { (world: inout World, table: DataTableArgument) in
      let drafts = try TourTable(table).drafts
      world[serverOf: TourRoom.self].withdrawAll()
      for draft in drafts {
        guard let fault = world[serverOf: TourRoom.self].publish(draft) else { continue }
        throw InvalidStep(
          "The server does not take this tour: \(fault).",
          notes: ["To see that it does not, write: When an editor publishes the tour \"…\":"])
      }
    }
    library.given(
      "no tours are published", "Empties the list of tours that the server answers with."
    ) { (world: inout World) in
      world[serverOf: TourRoom.self].withdrawAll()
    }
  }

  private static func addEditors(to library: inout StepLibrary<World>) {
    library.when(
      "an editor publishes the tour {string}:",
      "Hands a tour to the server, one row for each point, which takes it or refuses it by name.",
      example: """
        an editor publishes the tour "Old Town":
        | point | title  | position         | radius | audio    |
        | 1     | Gate   | 52.2333, 21.0122 | 50 m   | 1 minute |
        """
    ) { (world: inout World, title: String, table: DataTableArgument) in
      for draft in try TourTable(table, title: title).drafts {
        world[serverOf: TourRoom.self].publish(draft)
      }
    }
    library.then(
      "the tour {string} was refused: {string}",
      "Checks that the server has not taken the latest draft of the title, and what it said of it.",
      example: "the tour \"Old Town\" was refused: \"has a radius of 50 m\""
    ) { (world: inout World, title: String, text: String) in
      let server = world[serverOf: TourRoom.self]
      world.noteCheck(ofServerOf: TourRoom.self)
      guard let refused = server.refused.last(where: { $0.title == title }) else {
        throw StepFailure(
          "The server has refused no such tour.", expected: "\"\(title)\"",
          actual: server.refused.last?.title ?? "none",
          notes: ["Write before it: When an editor publishes the tour \"\(title)\":"])
      }
      try world.expect(
        !text.isEmpty && refused.reason.contains(text), "The server gave another reason.",
        expected: text, actual: refused.reason)
    }
  }
}
