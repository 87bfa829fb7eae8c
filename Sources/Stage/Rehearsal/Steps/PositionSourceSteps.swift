import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// What positions come from: networks that the user switches off, mock apps, and receivers with a clock of their own.
enum PositionSourceSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The GPS receiver")
    addMocks(to: &library)
    addClock(to: &library)
    library.subject("Location permission")
    addSwitch("Location Accuracy", to: &library, \.networkLocationEnabled) {
      phone, isOn throws(PhoneError) in try phone.setNetworkLocation(isOn)
    }
    addSwitch("Wi-Fi scanning", to: &library, \.scansWiFi) {
      phone, isOn throws(PhoneError) in try phone.setWiFiScanning(isOn)
    }
    library.subject("Location")
    addChecks(to: &library)
  }

  private static func addMocks(to library: inout StepLibrary<World>) {
    library.given(
      "positions come from {position source}",
      "Lets a mock app (A-80), or an accessory on iOS, tell the positions, as true as a good receiver (I-108).",
      example: "positions come from a mock app"
    ) { (world: inout World, source: PositionMock.Source) in
      try world.mock(PositionMock(by: source))
    }
    library.given(
      "a mock app says that the user is in/at {position}",
      "Lets software tell a place where the user need not be (I-108, A-80).",
      example: "a mock app says that the user is in Kraków"
    ) { (world: inout World, position: Position) in
      try world.mock(PositionMock(by: .software, at: position))
      world.whereabouts.note(position)
    }
    library.given(
      "positions come from the receiver again", "Ends what a mock app or an accessory tells."
    ) { (world: inout World) in
      world.takeBack { $0 == .mock }
      try world.act(after: "Given positions come from a mock app") { phone throws(PhoneError) in
        try phone.endPositionMock()
      }
    }
  }

  private static func addClock(to library: inout StepLibrary<World>) {
    library.given(
      "the receiver's clock is {duration} ahead",
      "Lets the receiver stamp its positions with a time that is still to come.",
      example: "the receiver's clock is 2 hours ahead"
    ) { (world: inout World, error: Duration) in try world.stamp(error) }
    library.given(
      "the receiver's clock is {duration} behind",
      "Lets the receiver stamp its positions with a time that is over.",
      example: "the receiver's clock is 1 hour behind"
    ) { (world: inout World, error: Duration) in try world.stamp(.zero - error) }
    library.given(
      "the receiver's week count has rolled over",
      "Lets the receiver count the weeks of its satellites anew, so that its positions are of 20 years ago."
    ) { (world: inout World) in try world.stamp(.seconds(-1_024 * 604_800)) }
    library.given("the receiver's clock is right again", "Ends what is wrong with its times.") {
      (world: inout World) in
      guard world.phone.receiverClockError != .zero else {
        throw World.isSo(
          "the receiver's clock is right",
          after: "Given the receiver's week count has rolled over")
      }
      world.takeBack { $0 == .receiverClock }
      world.phone.setReceiverClockError(.zero)
    }
  }

  private static func addSwitch(
    _ name: String, to library: inout StepLibrary<World>,
    _ state: @escaping @Sendable (Phone) -> Bool,
    _ turn: @escaping @Sendable (inout Phone, Bool) throws(PhoneError) -> Void
  ) {
    library.given(
      "\(name) is {switch}",
      "Sets Android's switch: without it positions come from satellites, or late (A-81).",
      example: "\(name) is off"
    ) { (world: inout World, isOn: Bool) in
      world.layOut(.state(.networkPositions), unless: isOn)
      try world.act { phone throws(PhoneError) in try turn(&phone, isOn) }
    }
    library.when(
      "the user switches/turns \(name) {switch}",
      "Turns Android's switch: without it positions come from satellites, or late (A-81).",
      example: "the user turns \(name) off", about: .surroundings
    ) { (world: inout World, isOn: Bool) in
      try world.requirePlatform(.android, has: "\(name) switch", .android(81))
      try world.takeUpPhone()
      try World.requireChange(
        from: state(world.phone), to: isOn, "\(name) is",
        after: "When the user turns \(name) \(isOn ? "off" : "on")")
      try world.act { phone throws(PhoneError) in try turn(&phone, isOn) }
    }
  }

  private static func addChecks(to library: inout StepLibrary<World>) {
    library.then(
      "the last fix is from {fix source}",
      "Checks what the last position says of its source: the phone, a mock app, or an accessory (I-108, A-80).",
      example: "the last fix is from a mock app"
    ) { (world: inout World, wanted: FixSource) in
      let fix = try world.requireFix()
      let actual = FixSource(fix)
      try world.expect(
        actual == wanted, "The last fix is from elsewhere.", expected: wanted.rawValue,
        actual: actual.rawValue)
    }
    library.then(
      "the last fix is stamped {duration} ahead",
      "Checks how far the time on the last position is ahead of when it was measured.",
      example: "the last fix is stamped 2 hours ahead"
    ) { (world: inout World, wanted: Duration) in
      try Self.requireDistance(wanted)
      try world.expectStamp(wanted)
    }
    library.then(
      "the last fix is stamped {duration} behind",
      "Checks how far the time on the last position is behind when it was measured.",
      example: "the last fix is stamped 1 hour behind"
    ) { (world: inout World, wanted: Duration) in
      try Self.requireDistance(wanted)
      try world.expectStamp(.zero - wanted)
    }
    library.then(
      "the last fix is stamped rightly",
      "Checks that the time on the last position is when it was measured."
    ) { (world: inout World) in try world.expectStamp(.zero) }
  }

  private static func requireDistance(_ distance: Duration) throws {
    try distance.requireSome(
      "A stamp that is neither ahead nor behind is right.",
      "Write a longer time, or: \(instead: "the last fix is stamped rightly")")
  }
}

/// What a position says of its source.
enum FixSource: String, Hashable, Sendable, CaseIterable {
  case phone = "the phone"
  case mock = "a mock app"
  case accessory = "an accessory"

  init(_ fix: Fix) {
    self = fix.isSimulated ? .mock : fix.isFromAccessory ? .accessory : .phone
  }
}

extension World {
  fileprivate mutating func mock(_ mock: PositionMock) throws {
    guard phone.positionMock != mock else {
      throw Self.isSo(
        "positions come from \(mock.source.rawValue)",
        after: "Given positions come from the receiver again")
    }
    try act { phone throws(PhoneError) in try phone.mockPositions(mock) }
    layOut(.mock)
  }

  fileprivate mutating func stamp(_ error: Duration) throws {
    guard error != .zero else {
      throw InvalidStep(
        "A clock that is 0 seconds off is right, so this arranges nothing.",
        notes: ["Write a longer time, or: \(instead: "the receiver's clock is right again")"])
    }
    if error == phone.receiverClockError {
      try refuseIdle(
        InvalidStep(
          "The receiver's clock is \(Self.stampWords(error)) already, so this changes nothing.",
          notes: ["\(leftOut: "Leave it out"), or write another time."]))
    }
    phone.setReceiverClockError(error)
    layOut(.receiverClock)
  }

  /// Checks how far the stamp of the last position is ahead, by the clock as it goes now.
  fileprivate func expectStamp(_ wanted: Duration) throws {
    let fix = try requireFix()
    let measured = phone.wallClock + (journal.counts.lastFixAt - phone.now - fix.age)
    let actual = fix.timestamp.millisecondsSince1970 - measured.millisecondsSince1970
    try expect(
      actual == wanted.wholeMilliseconds, "The last fix is stamped otherwise.",
      expected: Self.stampWords(wanted), actual: Self.stampWords(.milliseconds(actual)))
  }

  private static func stampWords(_ error: Duration) -> String {
    if error == .zero { return "rightly" }
    return error > .zero
      ? "\(DurationText.render(error)) ahead" : "\(DurationText.render(.zero - error)) behind"
  }
}
