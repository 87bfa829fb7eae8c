import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The place of the phone, what its receiver hears, and what reached the app.
enum LocationSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Location")
    library.doubtChecks { world in try world.requireHasRun() }
    addPlaces(to: &library)
    addReceiver(to: &library)
    addCachedFixes(to: &library)
    addChecks(to: &library)
  }

  private static func addPlaces(to library: inout StepLibrary<World>) {
    library.given(
      "the user is in/at {position}", "Puts the user, with the phone, at a place.",
      example: "the user is in Warsaw", also: ["the user is at 52.2297, 21.0122"]
    ) { (world: inout World, position: Position) in world.put(at: position) }
    library.when(
      "the user travels to {position}", "Moves the user, with the phone, to a place at once.",
      example: "the user travels to Kraków", about: .surroundings
    ) { (world: inout World, position: Position) in
      guard world.phone.position != position else {
        throw World.isSo("the user is there", after: "When the user jumps 1 km north")
      }
      world.put(at: position)
    }
  }

  private static func addReceiver(to library: inout StepLibrary<World>) {
    library.given(
      "the first fix takes {duration}",
      "Sets how long the receiver needs for its first position; nothing unless said.",
      example: "the first fix takes 8 seconds"
    ) { (world: inout World, delay: Duration) in
      try world.requireChange(of: delay, from: world.phone.timeToFirstFix)
      world.phone.setTimeToFirstFix(delay)
      world.layOut(.search, unless: delay == .zero)
    }
    library.given(
      "there is no GPS signal",
      "Nothing tells where the phone is, neither satellites nor networks; indoors networks do."
    ) { (world: inout World) in
      world.phone.setSignal(.none)
      world.layOut(.signal(hears: false))
    }
    library.given(
      "the GPS signal is {signal}",
      "Sets what is heard: good, indoors (networks tell the place), weak (off by kilometres) or lost (nothing does).",
      example: "the GPS signal is weak", also: ["the GPS signal is good"]
    ) { (world: inout World, signal: SignalQuality) in
      world.phone.setSignal(signal)
      world.layOut(.signal(hears: signal.hears))
    }
    library.when(
      "the GPS signal comes back", "Satellites and networks are heard again.", about: .surroundings
    ) { (world: inout World) in
      world.takeBack { if case .signal = $0 { true } else { false } }
      guard world.phone.signal != .good else {
        throw World.isSo("the GPS signal is good", after: "Given there is no GPS signal")
      }
      world.phone.setSignal(.good)
    }
    library.given(
      "positions are accurate to {distance}",
      "Sets the accuracy the receiver reports with a good signal.",
      example: "positions are accurate to 65 m"
    ) { (world: inout World, accuracy: Distance) in
      guard (1...100_000).contains(accuracy.wholeMeters) else {
        throw InvalidStep(
          "Positions cannot be accurate to \(accuracy).", notes: ["Write 1 m to 100 km."])
      }
      world.phone.setAccuracy(meters: Int(accuracy.wholeMeters))
      world.layOut(.accuracy)
    }
    library.given(
      "the next location request fails",
      "The phone answers the next request for a location with an error (I-89)."
    ) { (world: inout World) in world.phone.failNextFix(with: .locationUnknown) }
  }

  private static func addCachedFixes(to library: inout StepLibrary<World>) {
    library.given(
      "the phone remembers a fix in/at {position} from {duration} ago",
      "The phone has an old position, which it may give an app before it finds a fresh one (I-92).",
      example: "the phone remembers a fix in Kraków from 1 hour ago"
    ) { (world: inout World, position: Position, age: Duration) in
      world.phone.setCachedFix(at: position, age: age)
      world.whereabouts.note(position)
    }
  }

  private static func addChecks(to library: inout StepLibrary<World>) {
    library.counting(
      "the app has asked the phone for its location {count} time(s)",
      "Counts the app's requests for a location.",
      example: "the app has asked the phone for its location 1 time",
      "The number of requests for a location", of: .fix
    ) { world in world.journal.counts.count(.fixRequest) }
    library.counting(
      "the app has received {count} fix(es)", "Counts the positions that reached the app.",
      example: "the app has received 1 fix", "The number of fixes received", of: .fix, .updates
    ) { world in world.journal.counts.count(.fix) }
    library.then(
      "the app has received at least {count} fix(es)",
      "Bounds how many positions reached the app: as many, or more.",
      example: "the app has received at least 5 fixes"
    ) { (world: inout World, bound: Int) in
      try CountBound.atLeast.requireMeaning(bound)
      try world.expect(
        world.journal.counts.count(.fix), .atLeast, bound, "Fewer fixes have been received.",
        noun: "fix")
    }
    library.then(
      "the app has received at most {count} fix(es)",
      "Bounds how many positions reached the app: each costs power.",
      example: "the app has received at most 20 fixes"
    ) { (world: inout World, bound: Int) in
      try world.expect(
        world.journal.counts.count(.fix), .atMost, bound, "More fixes have been received.",
        noun: "fix")
      if bound == 0 { try world.requireAbility(.fix, .updates) }
    }
    addFixChecks(to: &library)
  }

  private static func addFixChecks(to library: inout StepLibrary<World>) {
    library.then(
      "the last fix is within {nearness} of {position}",
      "Checks the last position that reached the app.",
      example: "the last fix is within 50 m of Warsaw"
    ) { (world: inout World, distance: Distance, position: Position) in
      let actual = try world.requireFix().position.distance(to: position)
      try world.expect(actual, .atMost, distance, "The last fix is farther away.")
    }
    library.then(
      "the last fix is not within {nearness} of {position}",
      "Checks that the last position that reached the app keeps its distance.",
      example: "the last fix is not within 50 m of Warsaw"
    ) { (world: inout World, distance: Distance, position: Position) in
      let actual = try world.requireFix().position.distance(to: position)
      try world.expect(
        actual > distance, "The last fix is nearer.", expected: "more than \(distance)",
        actual: "\(actual)")
      world.warnOfFarPlace(position)
    }
    library.then(
      "the last fix is accurate to {distance}",
      "Checks the accuracy that the last position came with.",
      example: "the last fix is accurate to 5 m"
    ) { (world: inout World, accuracy: Distance) in
      let fix = try world.requireFix()
      try world.expect(
        Distance.meters(fix.accuracyMeters) == accuracy, "The last fix has another accuracy.",
        expected: "\(accuracy)", actual: "\(fix.accuracyMeters) m")
    }
    addAccuracyBounds(to: &library)
    library.then(
      "the last fix is {duration} old",
      "Checks how old the last position was when it reached the app (I-92).",
      example: "the last fix is 1 hour old"
    ) { (world: inout World, age: Duration) in
      let fix = try world.requireFix()
      try world.expect(
        fix.age == age, "The last fix has another age.", expected: DurationText.render(age),
        actual: DurationText.render(fix.age))
    }
  }

  fileprivate static func addAccuracyBounds(to library: inout StepLibrary<World>) {
    library.then(
      "the last fix is accurate to {nearness} or better",
      "Checks the accuracy that the last position came with: this or a smaller distance.",
      example: "the last fix is accurate to 50 m or better"
    ) { (world: inout World, distance: Distance) in
      let actual = Distance.meters(try world.requireFix().accuracyMeters)
      try world.expect(actual, .atMost, distance, "The last fix is less accurate.")
    }
    library.then(
      "the last fix is accurate to {distance} or worse",
      "Checks the accuracy that the last position came with: this or a larger distance.",
      example: "the last fix is accurate to 500 m or worse"
    ) { (world: inout World, distance: Distance) in
      try CountBound.atLeast.requireMeaning(Int(distance.centimeters))
      let actual = Distance.meters(try world.requireFix().accuracyMeters)
      try world.expect(actual, .atLeast, distance, "The last fix is more accurate.")
    }
  }
}

extension World {
  /// The last fix that reached the app; throws where there was none.
  func requireFix() throws -> Fix {
    guard let fix = journal.counts.lastFix else {
      throw StepFailure("The app has received no fix.")
    }
    return fix
  }
}
