import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The phone's battery, its charger and its power switch.
enum BatterySteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Battery and power")
    addCharge(to: &library)
    addPower(to: &library)
    addChecks(to: &library)
  }

  private static func addCharge(to library: inout StepLibrary<World>) {
    library.given(
      "the battery is at {percentage}%",
      "Sets the charge; it stays there unless the battery drains.", example: "the battery is at 18%"
    ) { (world: inout World, percentage: Int) in
      world.decide(.battery)
      try world.setBattery(percentage)
    }
    library.when(
      "the battery falls to {percentage}%",
      "Sets a lower charge; at 0 % the phone switches itself off, unless a charger feeds it.",
      example: "the battery falls to 19%", about: .surroundings
    ) { (world: inout World, percentage: Int) in
      let charge = world.phone.battery.percentage
      guard percentage < charge else {
        throw InvalidStep(
          "The battery holds \(charge)%, so it cannot fall to \(percentage)%.",
          notes: ["For another charge, write: \(instead: "the battery is at \(percentage)%")"])
      }
      world.decide(.battery)
      try world.setBattery(percentage)
    }
    library.given(
      "the battery drains",
      "Lets the battery drain by what the phone does; without this it stays as it is."
    ) { (world: inout World) in
      guard !world.phone.isBatteryDraining else {
        throw World.isSo("the battery drains", after: "Given the battery does not drain")
      }
      world.layOut(.drain)
      world.phone.setBatteryDraining(true)
    }
    library.given(
      "the battery does not drain", "Keeps the battery as it is, whatever the phone does."
    ) { (world: inout World) in
      guard world.phone.isBatteryDraining else {
        throw World.isSo("the battery does not drain", after: "Given the battery drains")
      }
      world.takeBack { $0 == .drain }
      world.phone.setBatteryDraining(false)
    }
    library.when(
      "the user connects the charger", "Connects the phone to power.", about: .surroundings
    ) { (world: inout World) in
      guard !world.phone.battery.isCharging else {
        throw World.isSo(
          "the charger is connected", after: "When the user disconnects the charger")
      }
      world.decide(.charger)
      world.phone.setCharging(true)
    }
    library.when(
      "the user disconnects the charger", "Takes the phone from power.", about: .surroundings
    ) { (world: inout World) in
      guard world.phone.battery.isCharging else {
        throw World.stepError(
          for: .missing(wanted: "a connected charger"), after: "When the user connects the charger")
      }
      world.decide(.charger)
      world.phone.setCharging(false)
    }
  }

  private static func addPower(to library: inout StepLibrary<World>) {
    library.when("the phone switches itself off", "Empties the battery: the phone goes off.") {
      (world: inout World) in
      world.phone.setCharging(false)
      try world.setBattery(0)
    }
    library.acting(
      "the user switches the phone off", "Turns the phone off; nothing runs until it is turned on."
    ) { phone throws(PhoneError) in try phone.powerOff() }
    library.acting(
      "the user switches the phone on",
      "Turns the phone on; it stands at its lock screen until the first unlock (I-73, A-58)."
    ) { phone throws(PhoneError) in try phone.powerOn() }
  }

  private static func addChecks(to library: inout StepLibrary<World>) {
    addCheck(to: &library, "the battery shows {percentage}%", "18%", nil)
    addCheck(to: &library, "the battery is at least {percentage}%", "at least 18%", .atLeast)
    addCheck(to: &library, "the battery is at most {percentage}%", "at most 18%", .atMost)
    library.then(
      "positions and uploads have taken at most {percentage}% of the battery",
      "Bounds what the app's tracking has taken of a full battery in the scenario, whether the battery drains or not.",
      example: "positions and uploads have taken at most 10% of the battery", about: .history
    ) { (world: inout World, percentage: Int) in
      try CountBound.atMost.requireMeaning(percentage, ofAtMost: 100)
      let taken = world.phone.energyUse.tracking
      guard taken > 0 else {
        throw StepFailure(
          "The app has asked for no position and sent nothing, so nothing was measured.",
          expected: "some of the battery", actual: "none of it")
      }
      try world.expect(
        taken <= percentage * 1_000_000, "Positions and uploads have taken more.",
        expected: "at most \(percentage)%",
        actual: "\(taken / 1_000_000).\(taken / 100_000 % 10)%")
      world.note(
        Int64(taken), .atMost, Int64(percentage) * 1_000_000, least: 1_000_000
      ) { "\($0 / 1_000_000).\($0 / 100_000 % 10)%" }
    }
    library.then(
      "the phone is off", "Checks that the phone is off.",
      about: .surroundings
    ) {
      (world: inout World) in
      try world.expect(
        !world.phone.isOn, "The phone is on.", expected: "off", actual: world.phone.front.words)
    }
  }

  private static func addCheck(
    to library: inout StepLibrary<World>, _ text: String, _ meaning: String, _ bound: CountBound?,
    line: Int = #line
  ) {
    library.then(
      text, "Checks the charge that the phone shows: \(meaning) in the example.",
      example: text.replacingPercentage, about: .surroundings, line: line
    ) { (world: inout World, percentage: Int) in
      try bound?.requireMeaning(percentage, ofAtMost: 100)
      let actual = world.phone.battery.percentage
      try world.expect(
        bound?.admits(actual, percentage) ?? (actual == percentage),
        "The battery has another charge.", expected: "\(percentage)%", actual: "\(actual)%")
      if let bound {
        world.note(Int64(actual), bound, Int64(percentage), least: 1) { "\($0)%" }
      }
    }
  }
}

extension String {
  /// The text of a step with a number in place of its percentage.
  fileprivate var replacingPercentage: String {
    guard let open = firstIndex(of: "{"), let close = firstIndex(of: "}") else { return self }
    return self[..<open] + "18" + self[index(after: close)...]
  }
}

extension World {
  fileprivate mutating func setBattery(_ percentage: Int) throws {
    try act { phone throws(PhoneError) in try phone.setBattery(percentage: percentage) }
  }
}
