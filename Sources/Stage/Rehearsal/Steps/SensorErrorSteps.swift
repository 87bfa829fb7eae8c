import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// Sensors that err once, or take one thing for another.
enum SensorErrorSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The GPS receiver")
    addStrays(to: &library)
    library.subject("The motion sensors")
    addMistakes(to: &library)
    addListening(to: &library)
  }

  private static func addStrays(to library: inout StepLibrary<World>) {
    library.given(
      "the next position is {distance} off and claims {distance}",
      "Lets one position be wrong, in a direction drawn from the seed, with this accuracy; then the truth again.",
      example: "the next position is 2 km off and claims 10 m"
    ) { (world: inout World, distance: Distance, accuracy: Distance) in
      try world.stray(distance, nil, accuracy)
    }
    library.given(
      "the next position is {distance} {direction} of the truth and claims {distance}",
      "Lets one position be wrong, in this direction, with this accuracy; then the truth again.",
      example: "the next position is 2 km north of the truth and claims 10 m"
    ) { (world: inout World, distance: Distance, direction: Direction, accuracy: Distance) in
      try world.stray(distance, direction, accuracy)
    }
  }

  private static func addMistakes(to library: inout StepLibrary<World>) {
    library.given(
      "the motion sensors take {motion} for {motion}",
      "Lets the motion sensors misjudge how the user moves, until they are right again.",
      example: "the motion sensors take walking for driving"
    ) { (world: inout World, truth: Motion, judged: Motion) in
      try world.mistake(truth, for: judged)
    }
    library.given(
      "the motion sensors report {motion} while the user {user motion}",
      "Lets the motion sensors misjudge how the user moves, until they are right again.",
      example: "the motion sensors report stationary while the user walks"
    ) { (world: inout World, judged: Motion, truth: Motion) in
      try world.mistake(truth, for: judged)
    }
    library.given("the motion sensors are right again", "Ends all their mistakes.") {
      (world: inout World) in
      guard world.phone.hasMotionMistakes else {
        throw World.isSo(
          "the motion sensors are right",
          after: "Given the motion sensors take walking for driving")
      }
      world.takeBack { if case .mistake = $0 { true } else { false } }
      world.phone.endMotionMistakes()
    }
  }

  private static func addListening(to library: inout StepLibrary<World>) {
    library.asking(
      "the app starts motion updates",
      "Listens to the motion sensors: CMMotionActivityManager, or Android's activity recognition.",
      .startMotionUpdates)
    library.asking(
      "the app stops motion updates", "Listens to the motion sensors no longer.",
      .stopMotionUpdates)
  }
}

extension World {
  /// Has the motion sensors misjudge a movement; judging it for what it is ends that.
  fileprivate mutating func mistake(_ truth: Motion, for judged: Motion) throws {
    guard phone.judgedMotion(of: truth) != judged else {
      throw Self.isSo(
        "the motion sensors take it for that",
        after: "Given the motion sensors take \(truth.rawValue) for "
          + (judged == .driving ? "walking" : "driving"))
    }
    phone.setMotionMistake(taking: truth, for: judged)
    if truth == judged {
      takeBack { $0 == .mistake(truth) }
    } else {
      layOut(.mistake(truth))
    }
  }

  fileprivate mutating func stray(
    _ distance: Distance, _ direction: Direction?, _ accuracy: Distance
  ) throws {
    try act { phone throws(PhoneError) in
      try phone.strayNextFix(
        by: distance, bearing: direction?.bearingDegrees, accuracyMeters: Int(accuracy.wholeMeters))
    }
  }
}
