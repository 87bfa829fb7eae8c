import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner
import TourApp

/// What walkers do with the tour app.
enum TourSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Tours")
    library.given(
      "the tour {string} is running",
      "Opens the tour app where the user is, with precise location always allowed, and starts the tour.",
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

  /// Brings a tour about that is running, as if the walker had begun it a moment ago.
  mutating func beginTour(_ name: String) throws {
    if app.room != TourRoom.self { try install(TourRoom.self) }
    try open(
      with: .always,
      orElse: "Start it there, for example: the user starts the tour \"\(name)\"")
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
    note: "Leave it out, or write before it: When the user stops the tour")

  /// Stopping twice.
  static let stopping = ButtonTurn(
    "Stop", among: running, after: ["Stop"], offering: ["Continue"],
    "The tour is stopped already.", note: "Leave it out, or start the tour again before it.",
    need: Need("a tour", "When the user starts the tour \"Royal Way\""))
}
