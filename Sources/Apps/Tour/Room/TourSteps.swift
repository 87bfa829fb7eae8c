import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner
import TourApp

/// The deeds of walkers with the tour app.
enum TourSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Tours")
    library.given(
      "the tour {string} is running",
      "Opens the tour app where the user is, with precise location and notifications always allowed, and starts the tour.",
      example: "the tour \"Royal Way\" is running"
    ) { (world: inout World, name: String) in
      try world.beginTour(name)
    }
    library.require { world in try world.requireInstalled(TourRoom.self) }
    library.doubtChecks { world in try world.requireHasRun() }
    library.when(
      "the user opens the tour {string}", "Chooses the tour in the list and sees its points.",
      example: "the user opens the tour \"Royal Way\""
    ) { (world: inout World, name: String) in
      try world.showTour(name)
    }
    library.when(
      "the user starts/continues the tour {string}",
      "Chooses the tour and taps \"Start\" or \"Continue\"; questions are for the scenario to answer.",
      example: "the user starts the tour \"Royal Way\""
    ) { (world: inout World, name: String) in
      try world.startTour(name)
    }
    library.when(
      "the user walks to point {tour point} of the tour",
      "Walks straight to the middle of a point's circle at 5 km/h, and is there when the step ends.",
      example: "the user walks to point 2 of the tour",
      also: ["the user walks to point \"Column\" of the tour"]
    ) { (world: inout World, named: NumberOrName) in
      try world.walk(toPoint: named)
    }
    library.when(
      "the user stops the tour", "Taps \"Stop\"; the tour can be continued later."
    ) { (world: inout World) in
      try world.require(.stopping)
      try world.tap("Stop")
    }
    TourCheckSteps.add(to: &library)
  }
}

/// What steps do with the tour app.
extension World {
  /// Brings the page of a tour to the screen.
  mutating func showTour(_ name: String) throws {
    _ = try require(TourRoom.self)
    let title = try requireTouchableScreen().title
    if title.lowercased() == name.lowercased() { return }
    if try requireTouchableScreen().controls.contains(where: { $0.label == "All tours" }) {
      try tap("All tours")
      try settle()
    }
    try tapRow(name)
    try settle()
  }

  /// Has a tour start or go on; what is asked then is left to the scenario.
  mutating func startTour(_ name: String) throws {
    try showTour(name)
    let labels = try requireTouchableScreen().controls.map(\.label)
    try require(.starting)
    try tap(["Continue", "Start again"].first(where: labels.contains) ?? "Start")
  }

  /// Has the walker go to the middle of a point's circle.
  mutating func walk(toPoint named: NumberOrName) throws {
    let walk = try Self.needed { try requireBegunWalk() }
    let point = try requirePoint(pointNumber(named), of: walk)
    guard phone.position.distance(to: point.position) > .zero else {
      throw InvalidStep(
        "The walker is at point \(point.number) already.",
        notes: ["\(leftOut: "Leave it out"), or send the walker elsewhere before it."])
    }
    // 5 km/h, as people walk who listen.
    try travel(to: point.position, millimetersPerSecond: 1_389)
  }

  /// Brings a tour about that is running, as if the walker had begun it a moment ago.
  mutating func beginTour(_ name: String) throws {
    if app.room != TourRoom.self { try install(TourRoom.self) }
    try open(
      with: .always, orElse: "Start it there, for example: the user starts the tour \"\(name)\"")
    try startTour(name)
    try settle()
    guard try require(TourRoom.self).walk?.tour.title.lowercased() == name.lowercased() else {
      throw couldNotBegin("The tour \"\(name)\" could not be started in this state.")
    }
  }
}

extension ButtonTurn {
  private static let running = ["Start", "Start again", "Continue", "Stop"]

  /// Starting a tour that is running.
  static let starting = ButtonTurn(
    "Start", among: running, after: ["Start", "Start again", "Continue"], offering: ["Stop"],
    "The tour is running already.",
    note: "\(leftOutOrBefore: "When the user stops the tour")")

  /// Stopping twice.
  static let stopping = ButtonTurn(
    "Stop", among: running, after: ["Stop"], offering: ["Continue"],
    "The tour is stopped already.",
    note: "\(leftOut: "Leave it out"), or start the tour again before it.",
    need: Need("a tour", "When the user starts the tour \"Royal Way\""))
}

/// The contents of the tour server, and what it does not take; how it behaves is said as of every server.
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
          notes: [
            "To see that it does not, write: \(instead: "When an editor publishes the tour \"…\":")"
          ])
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
          notes: ["\(before: "When an editor publishes the tour \"\(title)\":")"])
      }
      try world.expect(
        !text.isEmpty && refused.reason.contains(text), "The server gave another reason.",
        expected: text, actual: refused.reason)
    }
  }
}
