import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner
import TourApp

/// Checks of how tours and their points stand: by the app, on its screen, and on the phone.
enum TourCheckSteps {
  static func add(to library: inout StepLibrary<World>) {
    addTours(to: &library)
    addPoints(to: &library)
    addSequence(to: &library)
    addScreen(to: &library)
  }

  private static func addTours(to library: inout StepLibrary<World>) {
    library.then(
      "the tour {string} is {tour state}",
      "Checks how a tour stands: active, stopped, completed or not started.",
      example: "the tour \"Royal Way\" is completed"
    ) { (world: inout World, name: String, state: TourState) in
      let actual = try world.tourState(name)
      if actual == .notStarted, state != .notStarted {
        throw world.notBegun(
          "The tour was not started.", state.rawValue,
          deed: "When the user starts the tour \"\(name)\"",
          negation: "Then the tour \"\(name)\" is not started", actual: actual.rawValue)
      }
      try world.expect(actual, is: state, "The tour stands otherwise.")
    }
    library.then(
      "no tour is running", "Checks that no tour is going on, though one was begun."
    ) { (world: inout World) in
      let walk = try world.requireBegunWalk()
      let isKnown = try world.areWalksKnown()
      try world.expectNone(
        walk.status == .running ? walk.tour.title : nil, "A tour is running.",
        notes: isKnown ? [] : ["The app is not running, and finds it when it is opened."])
    }
  }

  private static func addPoints(to library: inout StepLibrary<World>) {
    library.then(
      "point {tour point} of the tour is {point state}",
      "Checks how a point of the tour stands: not reached, active, queued, completed.",
      example: "point 2 of the tour is active", also: ["point \"Column\" of the tour is active"]
    ) { (world: inout World, named: NumberOrName, state: TourWalk.PointState) in
      let number = try world.pointNumber(named)
      let walk = try world.requireWalk()
      _ = try world.requirePoint(number, of: walk)
      let actual = walk.state(at: number - 1)
      try world.expect(actual, is: state, "The point stands otherwise.")
    }
    library.then(
      "the audio of point {tour point} is playing",
      "Checks that what is heard is the story of the point.",
      example: "the audio of point 2 is playing"
    ) { (world: inout World, named: NumberOrName) in
      let number = try world.pointNumber(named)
      let walk = try world.requireWalk()
      let known = try world.requirePoint(number, of: walk)
      // What the server has published is the point's story; where it has no such point any more, the walk tells.
      let published = world[serverOf: TourRoom.self].tours.first { $0.id == walk.tour.id }?
        .points.first { $0.number == number }
      let story = (published ?? known).audio
      let audio = world.phone.audio
      try world.expect(
        audio?.isPlaying == true && audio?.file.id == story.id,
        "The point's story is not heard.", expected: "\(story.title) (\(story.id))",
        actual: audio.map { $0.isPlaying ? "\($0.file.title) (\($0.file.id))" : "silence" }
          ?? "no file")
    }
  }

  private static func addSequence(to library: inout StepLibrary<World>) {
    library.then(
      "the points triggered so far are {string}",
      "Checks which points were triggered since the scenario's start, in which order, by number or title: \"1, 2, 3\".",
      example: "the points triggered so far are \"1, 2\"",
      also: ["the points triggered so far are \"Castle, Column\""], about: .history
    ) { (world: inout World, text: String) in
      let numbers = try world.triggeredPoints()
      let actual = numbers.map(String.init).joined(separator: ", ")
      let named = try world.pointNumbers(in: text)
      let isSo = named.map { $0 == numbers } ?? (actual == text)
      try world.expect(
        !numbers.isEmpty && isSo, "Other points were triggered.",
        expected: named.map { $0.map(String.init).joined(separator: ", ") } ?? text,
        actual: numbers.isEmpty ? "none" : actual)
    }
    library.then(
      "no point has been triggered", "Checks that no point of a tour that was begun was triggered.",
      about: .history
    ) { (world: inout World) in
      let numbers = try world.triggeredPoints()
      try world.expect(
        numbers.isEmpty, "A point was triggered.", expected: "none",
        actual: numbers.map(String.init).joined(separator: ", "))
    }
    library.then(
      "the next point is {tour point}", "Checks which point is waited for.",
      example: "the next point is 2"
    ) { (world: inout World, named: NumberOrName) in
      let number = try world.pointNumber(named)
      let next = try world.requireWalk().awaited?.number
      try world.expect(
        next == number, "Another point is waited for.", expected: "\(number)",
        actual: next.map(String.init) ?? "none")
    }
    library.then(
      "only the circle of point {tour point} is watched",
      "Checks that the platform watches the point's circle for the app, and no other.",
      example: "only the circle of point 2 is watched"
    ) { (world: inout World, named: NumberOrName) in
      let number = try world.pointNumber(named)
      let point = try world.requirePoint(number, of: world.requireWalk())
      let watched = world.phone.monitoredRegions
      try world.expect(
        watched.count == 1 && watched[0].center == point.position
          && watched[0].radius == point.radius,
        "Other circles are watched.", expected: "\(point.radius) around \(point.position)",
        actual: watched.isEmpty
          ? "none"
          : watched.map { "\($0.radius) around \($0.center)" }.joined(separator: "; "))
    }
  }

  private static func addScreen(to library: inout StepLibrary<World>) {
    library.then(
      "point {tour point} of the tour is shown as {point state}",
      "Checks what the point's row says of its story: not reached, heard now (active), up next (queued), completed.",
      example: "point 2 of the tour is shown as active"
    ) { (world: inout World, named: NumberOrName, state: TourWalk.PointState) in
      let number = try world.pointNumber(named)
      let row = try world.requireShownPoint(number).row
      try world.expect(row.detail, equals: state.label, "What the row says")
    }
    library.then(
      "the circle of point {tour point} is {circle look}",
      "Checks the point's circle on the map: grey, orange and pulsing while the walker is in it, green with a check once its story was heard.",
      example: "the circle of point 2 is orange and pulsing"
    ) { (world: inout World, named: NumberOrName, look: MapView.Circle.Style) in
      let number = try world.pointNumber(named)
      try world.expect(world.requireShownPoint(number).circle, looks: look)
    }
    library.then(
      "the map shows a circle of {distance} around point {tour point}",
      "Checks the circle in which the point's story starts.",
      example: "the map shows a circle of 150 m around point 2"
    ) { (world: inout World, radius: Distance, named: NumberOrName) in
      let number = try world.pointNumber(named)
      let circle = try world.requireShownPoint(number).circle
      try world.expect(
        circle.radius == radius, "The circle has another radius.", expected: "\(radius)",
        actual: "\(circle.radius)")
    }
  }
}

extension TourWalk.PointState {
  /// What the row of a point that stands so says.
  fileprivate var label: String {
    switch self {
    case .notReached: "Not reached"
    case .active: "Heard now"
    case .queued: "Up next"
    case .completed: "Completed"
    }
  }
}
