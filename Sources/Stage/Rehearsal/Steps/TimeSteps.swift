import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The passing of time, and the phone's clock.
enum TimeSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Time")
    library.when(
      "{duration} pass(es)",
      "Lets virtual time run; everything that falls into it happens at its own instant.",
      example: "5 minutes pass", also: ["1 h 30 min pass", "1 second passes"]
    ) { (world: inout World, duration: Duration) in
      try world.requireLength(of: duration)
      try world.pass(duration)
    }
    library.when(
      "the user waits (for ){duration}", "Lets virtual time run, as \"5 minutes pass\" does.",
      example: "the user waits 5 minutes"
    ) { (world: inout World, duration: Duration) in
      try world.requireLength(of: duration)
      try world.pass(duration)
    }
    library.given(
      "the phone's clock shows {time}",
      "Sets the time of day on the phone's wall clock; no time passes.",
      example: "the phone's clock shows 23:55"
    ) { (world: inout World, time: TimeOfDay) in
      world.decide(.clock)
      world.arrangeClock(time)
    }
    library.when(
      "the user sets the phone's clock back by {duration}",
      "Turns the wall clock back; no time passes and no timer notices.",
      example: "the user sets the phone's clock back by 2 hours", about: .surroundings
    ) { (world: inout World, duration: Duration) in
      try requireTurn(by: duration)
      try world.takeUpPhone()
      world.phone.setClock(to: world.phone.wallClock + (.zero - duration))
    }
    library.when(
      "the user sets the phone's clock forward by {duration}",
      "Turns the wall clock forward; no time passes and no timer notices.",
      example: "the user sets the phone's clock forward by 2 hours", about: .surroundings
    ) { (world: inout World, duration: Duration) in
      try requireTurn(by: duration)
      try world.takeUpPhone()
      world.phone.setClock(to: world.phone.wallClock + duration)
    }
    addZones(to: &library)
    library.then(
      "the app was last told of {clock change}",
      "Checks what was new about the time for this process: \"a setting\", \"a new day\", \"summer time\", \"another zone\" (I-100, A-74).",
      example: "the app was last told of a new day"
    ) { (world: inout World, wanted: ClockChange) in
      guard let actual = world.journal.counts.lastClockChange else {
        throw StepFailure("The app was told no change of the clock.", expected: wanted.inSentence)
      }
      try world.expect(
        actual == wanted, "The app was told another change of the clock.",
        expected: wanted.inSentence, actual: actual.inSentence)
    }
    library.then(
      "{duration} has/have passed since the start",
      "Checks how much virtual time the scenario has taken so far.",
      example: "30 seconds have passed since the start", about: .surroundings
    ) { (world: inout World, duration: Duration) in
      try world.expect(
        world.virtualTime == duration, "Another time has passed.",
        expected: DurationText.render(duration), actual: DurationText.render(world.virtualTime))
    }
  }

  private static func requireTurn(by duration: Duration) throws(InvalidStep) {
    try duration.requireSome(
      "The clock goes on showing what it shows, so this changes nothing.",
      "Write a longer time, or \(leftOut: "leave the step out").")
  }

  private static func addZones(to library: inout StepLibrary<World>) {
    library.given(
      "the phone's time zone is {time zone}",
      "Names the zone in which the scenario begins; it is UTC unless said. The moment stays the same: at 08:00 UTC it is 10:00 in UTC+2.",
      example: "the phone's time zone is UTC+2"
    ) { (world: inout World, offset: Int) in
      guard !world.phone.appState.hasProcess else {
        throw InvalidStep(
          "The app runs already, and would notice another zone.",
          notes: [
            "Write it before the app is opened, or: "
              + "\(instead: "the phone's time zone changes to \(TimeZoneText.render(offset))")"
          ])
      }
      let moment = world.phone.wallClock.millisecondsSince1970
      world.phone.wallClock = WallTime(
        millisecondsSince1970: moment, zoneOffsetSeconds: offset)
    }
    library.when(
      "the phone's time zone changes to {time zone}",
      "Moves the clock to another zone: it shows another time of day, and the moment stays the same.",
      example: "the phone's time zone changes to UTC+2"
    ) { (world: inout World, offset: Int) in
      guard world.phone.wallClock.zoneOffsetSeconds != offset else {
        throw World.isSo(
          "the phone is in that time zone",
          after: "When the phone's time zone changes to UTC\(offset == 3_600 ? "+2" : "+1")")
      }
      world.phone.setTimeZone(offsetSeconds: offset)
    }
    library.given(
      "the phone's time zone will change to {time zone} at {time}",
      "Lets the zone change when the clock of the present zone next shows the time, as summer time begins and ends; apps show what was before in the new one.",
      example: "the phone's time zone will change to UTC+2 at 02:00"
    ) { (world: inout World, offset: Int, time: TimeOfDay) in
      guard world.phone.wallClock.zoneOffsetSeconds != offset else {
        throw World.isSo(
          "the phone is in that time zone",
          after: "Given the phone's time zone is UTC\(offset == 3_600 ? "+2" : "+1")")
      }
      let moment = world.next(time)
      try world.requireFreeMoment(moment)
      world.phone.changeTimeZone(toOffsetSeconds: offset, at: moment)
    }
  }
}

extension ClockChange {
  /// The change as sentences have it.
  var inSentence: String {
    switch self {
    case .set: "a setting"
    case .newDay: "a new day"
    case .summerTime: "summer time"
    case .zone: "another zone"
    }
  }
}

extension World {
  /// Throws where the time zone is to change at the moment already.
  fileprivate func requireFreeMoment(_ moment: WallTime) throws(InvalidStep) {
    let isTaken = phone.plannedTimeZones.contains {
      $0.millisecondsSince1970 == moment.millisecondsSince1970
    }
    guard isTaken else { return }
    throw InvalidStep(
      "The phone's time zone is to change at that time already.",
      notes: ["Leave one of the two out, or write another time."])
  }

  /// Arranges what time of day it is, for the phone as for everybody else.
  fileprivate mutating func arrangeClock(_ time: TimeOfDay) {
    let before = phone.wallClock.millisecondsSince1970
    phone.wallClock = phone.wallClock.setting(time)
    let change = phone.wallClock.millisecondsSince1970 - before
    for index in servers.indices { servers[index].moveClock(byMilliseconds: change) }
  }

  /// Has every history played; throws where servers are real, which cannot be taken back.
  fileprivate func search(
    _ table: DeedTableArgument<World>, _ least: Int, _ most: Int, _ isOnce: Bool
  ) throws {
    if let real = outside.server(of: app) {
      throw InvalidStep(
        "Many histories cannot be played with the real server at \(real.address).",
        notes: ["What it has received in one history it would remember in the next."])
    }
    throw try EveryHistory(of: table, atLeast: least, atMost: most, eachAtMostOnce: isOnce)
  }
}

/// The words before a check that let time pass while it is checked.
enum WaitingModifiers {
  /// What to write where no time is to pass.
  private static let advice: Note = "Write a longer time, or the check alone."

  static func add(to library: inout StepLibrary<World>) {
    library.modifier(
      "within {duration} ",
      "Stands before a check: lets time pass until it holds, at most so long; what is not, or at most so many, must come to be so.",
      example: "within 30 seconds the server has received 1 upload"
    ) { (world: inout World, limit: Duration, check: ModifiedCheck<World>) in
      try limit.requireLength(advice)
      try world.wait(upTo: limit, saysWhatIsNot: check.saysWhatIsNot) { try check(&$0) }
    }
    library.modifier(
      "for {duration} ",
      "Stands before a check: lets so much time pass and checks all the while; it fails as soon as it does not hold.",
      example: "for 30 seconds no popup is shown"
    ) { (world: inout World, duration: Duration, check: ModifiedCheck<World>) in
      try duration.requireLength(advice)
      try world.hold(for: duration) { try check(&$0) }
    }
  }
}

/// Several events at their times, as one step.
enum TimetableSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.when(
      "the following happens:",
      "Lets each event happen at its time: \"after\" so long from now, or \"at\" a time of day; any step is an event.",
      example: """
        the following happens:
        | after      | event                       |
        | 30 seconds | the phone goes offline      |
        | 5 minutes  | the phone comes back online |
        """,
      also: [
        """
        the following happens:
        | at    | event                  |
        | 23:55 | the user locks the phone |
        """
      ]
    ) { (world: inout World, table: EventTableArgument<World>) in try world.follow(table) }
  }
}

/// Steps after which a scenario has many histories: events that happen in any order.
enum HistorySteps {
  private static let events = """
    | event                        |
    | the phone goes offline       |
    | the phone comes online again |
    | 3 minutes pass               |
    """

  static func add(to library: inout StepLibrary<World>) {
    for isOnce in [false, true] {
      let once = isOnce ? ", each at most once" : ""
      add(once, isOnce, to: &library)
    }
  }

  private static func add(_ once: String, _ isOnce: Bool, to library: inout StepLibrary<World>) {
    library.when(
      "any {count} of the following happen(s)\(once), in any order:",
      "Plays every history of so many events\(isOnce ? ", none of them twice" : ""), "
        + "and the rest of the scenario at the end of each.",
      example: "any 3 of the following happen\(once), in any order:\n\(events)"
    ) { (world: inout World, count: Int, table: DeedTableArgument<World>) in
      try world.search(table, count, count, isOnce)
    }
    library.when(
      "at most {count} of the following happen(s)\(once), in any order:",
      "Plays every history of none to so many events\(isOnce ? ", none of them twice" : ""), "
        + "and the rest of the scenario at the end of each.",
      example: "at most 3 of the following happen\(once), in any order:\n\(events)"
    ) { (world: inout World, most: Int, table: DeedTableArgument<World>) in
      try world.search(table, 0, most, isOnce)
    }
    library.when(
      "at least {count} and at most {count} of the following happen\(once), in any order:",
      "Plays every history of as many events as are between the two\(isOnce ? ", none of them twice" : ""), "
        + "and the rest of the scenario at the end of each.",
      example: "at least 2 and at most 3 of the following happen\(once), in any order:\n\(events)"
    ) { (world: inout World, least: Int, most: Int, table: DeedTableArgument<World>) in
      try world.search(table, least, most, isOnce)
    }
  }
}
