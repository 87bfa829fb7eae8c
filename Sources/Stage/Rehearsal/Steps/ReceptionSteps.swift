import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The quality of what the location receiver hears, where, and the faults of its positions.
enum ReceptionSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The GPS receiver")
    addNoise(to: &library)
    addZones(to: &library)
  }

  private static func addNoise(to library: inout StepLibrary<World>) {
    library.given(
      "positions scatter by {distance}",
      "Lets 68 % of the positions lie within this distance of the truth, and says so in their accuracy.",
      example: "positions scatter by 8 m"
    ) { (world: inout World, accuracy: Distance) in
      try world.scatter(by: accuracy, drifting: false, "scatter")
    }
    library.given(
      "positions drift by {distance}",
      "Lets positions scatter as a real receiver's do: each is off nearly as the one before; see the drift time.",
      example: "positions drift by 8 m"
    ) { (world: inout World, accuracy: Distance) in
      try world.scatter(by: accuracy, drifting: true, "drift")
    }
    library.given(
      "every {ordinal}th position is off by {distance}",
      "Lets about so many positions be outliers, which their accuracy does not tell.",
      example: "every 20th position is off by 300 m"
    ) { (world: inout World, period: Int, distance: Distance) in
      try world.addOutliers(oneIn: period, distance)
    }
    library.given(
      "one in {ordinal} positions is off by {distance}",
      "Lets about so many positions be outliers, which their accuracy does not tell.",
      example: "one in 20 positions is off by 300 m"
    ) { (world: inout World, period: Int, distance: Distance) in
      try world.addOutliers(oneIn: period, distance)
    }
    library.given("positions are exact again", "Ends scatter and outliers.") {
      (world: inout World) in
      world.takeBack { [.scatter, .outliers, .accuracy].contains($0) }
      guard world.noise != World.silence else {
        throw World.isSo("every position is exact", after: "Given positions scatter by 8 m")
      }
      world.noise = World.silence
      world.phone.setAccuracy(meters: nil)
      world.phone.setNoise(nil)
    }
    library.when(
      "the receiver repeats its last position for {duration}",
      "Lets the receiver give the same old position, with its true age, for a while (I-92).",
      example: "the receiver repeats its last position for 2 minutes", about: .surroundings
    ) { (world: inout World, duration: Duration) in
      try duration.requireLength()
      try world.act { phone throws(PhoneError) in try phone.repeatFix(for: duration) }
      world.layOut(.repetition)
    }
  }

  private static func addZones(to library: inout StepLibrary<World>) {
    library.given(
      "there is a(n) {zone} of {distance} around {position}",
      "Lets the phone hear in its own way near a place: in a tunnel or dead spot nothing tells it, in a building networks do.",
      example: "there is a tunnel of 200 m around 52.2350, 21.0122",
      also: ["there is an urban canyon of 1 km around Warsaw"]
    ) { (world: inout World, quality: SignalQuality, radius: Distance, center: Position) in
      guard radius > .zero else {
        throw InvalidStep(
          "Nothing lies within \(radius).", notes: ["Write a distance from 0.01 m on."])
      }
      try world.act { phone throws(PhoneError) in
        try phone.addSignalZone(center: center, radius: radius, quality: quality)
      }
      world.layOut(.zone(world.phone.signalZoneCount - 1))
    }
    library.given(
      "the receiver needs {duration} to find satellites again",
      "Sets how long it takes from the end of a tunnel to the first position.",
      example: "the receiver needs 20 seconds to find satellites again"
    ) { (world: inout World, duration: Duration) in
      try world.requireChange(of: duration, from: world.phone.profile.constants.reacquireTime)
      world.phone.setReacquireTime(duration)
      world.layOut(.search, unless: duration == .zero)
    }
  }
}

extension World {
  /// The receiver of a fresh phone, with no outliers and no error.
  static let silence = ReceiverNoise(errorPercent: 0)

  fileprivate mutating func scatter(
    by accuracy: Distance, drifting: Bool, _ verb: String
  ) throws {
    let meters = Int(accuracy.wholeMeters)
    guard (1...10_000).contains(meters) else {
      throw InvalidStep("Positions cannot \(verb) by \(accuracy).", notes: ["Write 1 m to 10 km."])
    }
    phone.setAccuracy(meters: meters)
    (noise.errorPercent, noise.drifts) = (100, drifting)
    phone.setNoise(noise)
    layOut(.scatter)
  }

  fileprivate mutating func addOutliers(oneIn period: Int, _ distance: Distance) throws {
    guard (1...1_000).contains(period) else {
      throw InvalidStep(
        "One in \(period) positions cannot be off.", notes: ["Write a number from 1 to 1000."])
    }
    guard distance >= Distance(centimeters: 1) else {
      throw InvalidStep(
        "Positions that are off by 0 m are right, so this arranges nothing.",
        notes: ["Write a longer distance, or \(leftOut: "leave the step out")."])
    }
    noise.outliersPerThousand = 1_000 / period
    noise.outlierDistance = distance
    phone.setNoise(noise)
    layOut(.outliers)
  }
}
