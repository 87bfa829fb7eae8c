import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The bare app's alarms when a scenario tells it to set some, and what the user lets it do with exact ones.
enum AlarmSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What the app asks for: alarms", isTechnical: true)
    addSetting(
      "the app sets the alarm {string} for {duration}",
      "Has Android wake or start the app after the time; while the phone rests it waits (A-72, A-74).",
      isExact: false, ringsInDoze: false, to: &library)
    addSetting(
      "the app sets the exact alarm {string} for {duration}",
      "Sets an alarm that may start a service, and that the user may have to allow (A-43, A-74).",
      isExact: true, ringsInDoze: false, to: &library)
    addSetting(
      "the app sets the while-idle alarm {string} for {duration}",
      "Sets an alarm that rings while the phone rests too, at most every nine minutes (A-72).",
      isExact: false, ringsInDoze: true, to: &library)
    addSetting(
      "the app sets the exact while-idle alarm {string} for {duration}",
      "Sets an alarm that rings exactly, also while the phone rests (A-72, A-74).",
      isExact: true, ringsInDoze: true, to: &library)
    library.when(
      "the app cancels the alarm {string}", "Takes an alarm back.",
      example: "the app cancels the alarm \"look again\""
    ) { (world: inout World, name: String) in
      try world.requireAlarms()
      try world.ask(.cancelAlarm(name: name))
    }
    addChecks(to: &library)
    addPermission(to: &library)
  }

  private static func addSetting(
    _ text: String, _ documentation: String, isExact: Bool, ringsInDoze: Bool,
    to library: inout StepLibrary<World>
  ) {
    let example =
      text.split(separator: "{string}").joined(separator: "\"look again\"")
      .split(separator: "{duration}").joined(separator: "") + "10 minutes"
    library.when(text, documentation, example: example) {
      (world: inout World, name: String, delay: Duration) in
      try world.requireAlarms()
      try delay.requireSome("An alarm of no time rings at once.", "Write a longer time.")
      try world.ask(
        .setAlarm(Alarm(name: name, delay: delay, isExact: isExact, ringsInDoze: ringsInDoze)))
    }
  }

  private static func addChecks(to library: inout StepLibrary<World>) {
    library.then(
      "the alarm {string} is set", "Checks that the phone is to ring it (A-74).",
      example: "the alarm \"look again\" is set"
    ) { (world: inout World, name: String) in try world.expectAlarm(name, isSet: true) }
    library.then(
      "the alarm {string} is not set", "Checks that it has rung, or was cancelled (A-74).",
      example: "the alarm \"look again\" is not set"
    ) { (world: inout World, name: String) in try world.expectAlarm(name, isSet: false) }
  }

  private static func addPermission(to library: inout StepLibrary<World>) {
    library.acting(
      "the user allows the app exact alarms", "Turns the app's switch in Settings on (A-74).",
      after: "When the user forbids the app exact alarms"
    ) { phone throws(PhoneError) in try phone.setExactAlarmsAllowed(true) }
    library.acting(
      "the user forbids the app exact alarms",
      "Turns the app's switch in Settings off, which ends the app and cancels its exact alarms (A-74).",
      after: "When the user allows the app exact alarms"
    ) { phone throws(PhoneError) in try phone.setExactAlarmsAllowed(false) }
  }
}

extension World {
  fileprivate func requireAlarms() throws {
    try requirePlatform(.android, has: "alarms of apps", .android(74))
  }

  fileprivate func expectAlarm(_ name: String, isSet: Bool) throws {
    try requireAlarms()
    guard isSet || journal.counts.alarms.contains(name) else {
      throw InvalidStep(
        "The app has set no alarm \"\(name)\" in this scenario, so nothing would be checked.",
        notes: ["\(before: "When the app sets the alarm \"\(name)\" for 10 minutes")"])
    }
    try expect(
      (phone.alarm(named: name) != nil) == isSet, "The alarm \"\(name)\" is otherwise.",
      expected: isSet ? "set" : "not set", actual: isSet ? "not set" : "set")
  }
}
