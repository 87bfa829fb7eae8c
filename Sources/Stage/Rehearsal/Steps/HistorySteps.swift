import ScenarioRunner

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

extension World {
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
