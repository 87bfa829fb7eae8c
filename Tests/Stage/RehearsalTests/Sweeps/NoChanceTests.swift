import ScenarioRunner
import Testing

/// Checks of what is not, where nothing could have come: no way to a server, an app that has just ended, no time.
struct NoChanceTests {
  private static let shift = "Given the employee is clocked in\n    And 607 seconds pass\n    "
  private static let route =
    "Given the user is at 52.2200, 21.0122\n    And the delivery route is under way\n    "
  private static let pets =
    "Given the pet listing app is installed\n    And location permission is while using\n"
    + "    And the phone is offline\n    "
  private static let offline = "When the phone goes offline\n    And 10 minutes pass\n    "
  private static let toStop =
    "When the phone goes offline\n    And the courier drives to stop 1\n    "

  private func ending(_ steps: String) async throws -> ScenarioResult {
    try #require(await Play.steps(steps, doubts: .told))
  }

  private func message(_ result: ScenarioResult) -> String {
    result.steps.compactMap(\.problem?.message).first ?? ""
  }

  // MARK: Without a way to a server.

  @Test(arguments: [
    (shift + offline, "the server has received at most 9 uploads"),
    (shift + offline, "the server has stored at most 20 points"),
    (shift + offline, "no gap is logged"),
    (shift + offline, "0 gaps are logged"),
    (shift + offline, "no gap with the reason \"no signal\" is logged"),
    (shift + offline, "the server has 0 points marked as impossible"),
    (shift + offline, "the shift is not flagged for review"),
    (shift + offline + "And the employee clocks out\n    ", "the server has received no clock-out"),
    (
      shift + "When airplane mode is on\n    And 10 minutes pass\n    ",
      "the server has received at most 9 uploads"
    ),
    (
      shift + "When the network lets nothing through\n    And 30 minutes pass\n    ",
      "the server has received at most 9 uploads"
    ),
    (route + toStop, "the server knows of no arrival at stop 1"),
    (route + toStop, "there are no geofence events of stop 1"),
    (route + toStop, "no claim for stop 1 is open"),
    (route + toStop, "no re-delivery of stop 1 is scheduled"),
    (pets + "When the user opens the app\n    ", "the server has received 0 listing queries"),
    (
      pets + "When the user opens the app\n    ",
      "the server has received 0 listing queries with coordinates"
    ),
  ])
  func `what cannot reach a server has not reached it with any app`(
    before: String, check: String
  ) async throws {
    let refused = try await ending(before + "Then " + check)
    #expect(refused.status == .invalid, "\(Play.explanation(of: refused))")
    let told = message(refused)
    #expect(
      told.hasPrefix("No request can have reached a server") || told.contains("cannot know"),
      "\(told)")
  }

  @Test(arguments: [
    (
      shift + "When the user walks 5 km north at 5 km/h\n    And the phone goes offline\n"
        + "    And 20 minutes pass\n    Then the server has received at most 12 uploads\n    ",
      "When the phone comes back online\n    Then within 5 minutes every recorded point is on the server"
    ),
    (
      pets
        + "When the user opens the app\n    Then the server has received 0 listing queries\n    ",
      "When the phone comes back online\n    And the user pulls to refresh\n"
        + "    Then the server has received 1 listing query"
    ),
  ])
  func `how it was before is worth a check where a later one tells what came`(
    before: String, after: String
  ) async throws {
    let alone = try await ending(before.trimmingSuffix)
    #expect(alone.status == .invalid, "\(Play.explanation(of: alone))")
    let whole = try await ending(before + after)
    #expect(whole.status == .passed, "\(Play.explanation(of: whole))")
  }

  @Test(arguments: [
    pets
      + "When the user opens the app\n    Then no listing query without coordinates has been sent",
    "Given the employee is clocked in\n    When 10 minutes pass\n    And the phone goes offline\n"
      + "    And 10 minutes pass\n    Then the server has received at most 40 uploads",
  ])
  func `what the phone knows, and what could reach a server before, is looked at as ever`(
    steps: String
  ) async throws {
    let result = try await ending(steps)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  // MARK: Nobody has noticed.

  @Test(arguments: ["the app crashes", "the phone restarts", "the user switches the phone off"])
  func `what an app makes of its end shows only later`(deed: String) async throws {
    let steps =
      "Given the user is in Warsaw\n    And the campaign \"Spring leaflets\" is running\n"
      + "    And 607 seconds pass\n    When \(deed)\n    Then the server has received no completion"
    let refused = try await ending(steps)
    #expect(refused.status == .invalid, "\(Play.explanation(of: refused))")
    #expect(message(refused).hasPrefix("The app's process has just ended"), "\(message(refused))")
    let later = try await ending(
      steps.replacing("\n    Then", with: "\n    And 10 minutes pass\n    Then"))
    #expect(later.status == .passed, "\(Play.explanation(of: later))")
  }

  @Test(arguments: [
    "When there is no GPS signal\n    And 1 ms passes\n    ",
    "When 5 minutes pass\n    And there is no GPS signal\n    And 0.5 seconds pass\n    ",
    """
    When the following happens:
          | after     | event                    |
          | 1 minute  | the user locks the phone |
          | 5 minutes | there is no GPS signal   |
        
    """,
  ])
  func `a fault that no app had time to notice is refused`(deeds: String) async throws {
    let result = try await ending(Self.shift + deeds + "Then no gap is logged")
    #expect(result.status == .invalid, "\(Play.explanation(of: result))")
  }

  // MARK: Decided anew at once.

  @Test(arguments: [
    ("the phone's storage fills up", "the user frees 10 MB of storage"),
    ("the user walks 5 km north at 5 km/h", "the user stands still"),
    ("the user walks 5 km north at 5 km/h", "the user turns back"),
    ("the user walks 5 km north at 5 km/h", "the user walks 5 km south at 5 km/h"),
    ("the GPS signal is weak", "the GPS signal is good"),
    ("positions are accurate to 500 m", "positions are accurate to 5 m"),
  ])
  func `what is switched there and back at once is for nothing, with the app open too`(
    first: String, second: String
  ) async throws {
    let steps =
      Self.shift + "When \(first)\n    And \(second)\n    And 10 minutes pass\n"
      + "    Then the shift is active"
    let refused = try await ending(steps)
    #expect(refused.status == .invalid, "\(Play.explanation(of: refused))")
    #expect(message(refused).contains("does so anew"), "\(message(refused))")
    let apart = try await ending(
      steps.replacing("\n    And \(second)", with: "\n    And 20 minutes pass\n    And \(second)"))
    #expect(apart.status == .passed, "\(Play.explanation(of: apart))")
  }

  @Test(arguments: [
    ("the battery drains", "no time has passed since"),
    ("the phone's power saving is on", "was told nothing"),
    ("Background App Refresh is off", "was told nothing"),
    ("the phone has 10 MB of free storage", "was told nothing"),
  ])
  func `what is switched last and met by nothing is told`(
    step: String, told: String
  ) async throws {
    let steps = Self.shift + "When the user quits the app\n    And \(step)\n"
    let refused = try await ending(steps + "    Then the app is not running")
    #expect(refused.status == .invalid, "\(Play.explanation(of: refused))")
    #expect(message(refused).contains(told), "\(message(refused))")
    let met = try await ending(
      steps + "    And the user opens the app\n    And 10 minutes pass\n"
        + "    Then the screen shows \"Clock\"")
    #expect(met.status == .passed, "\(Play.explanation(of: met))")
  }
}

extension String {
  /// The text without the blanks and the line feed at its end.
  fileprivate var trimmingSuffix: String {
    String(reversed().drop { $0.isWhitespace }.reversed())
  }
}
