import ScenarioRunner
import Testing

/// Advice is followed word by word: what was refused is then not refused for the same reason, and nothing goes in circles.
struct LiteralAdviceTests {
  private static func search(_ events: String...) -> String {
    "any 1 of the following happens, in any order:\n      | event |\n"
      + events.map { "      | \($0) |" }.joined(separator: "\n")
  }

  private static let pets = [
    "the pet listing app is installed", "location permission is while using",
    "the user opens the app",
  ]
  private static let campaign = "the campaign \"Spring leaflets\" is running"
  private static let tour = "the tour \"Royal Way\" is running"
  private static let shift = "the employee is clocked in"
  private static let route = "the delivery route is under way"

  private static func opened(_ app: String, _ deeds: String...) -> [String] {
    ["the \(app) app is installed", "the user opens the app", "5 seconds pass"] + deeds
  }

  private static func denied(_ app: String, _ deeds: String...) -> [String] {
    ["the \(app) app is installed", "location permission is denied", "the user opens the app"]
      + ["5 seconds pass"] + deeds
  }

  private static let starting = "the user starts the tour \"Royal Way\""

  /// What stands behind a table of events and is not right in every history.
  private static let searches: [[String]] = [
    pets + [
      search("the phone goes offline", "3 minutes pass"), "the phone comes online again",
      "the listings are shown",
    ],
    pets + [
      search("the phone goes offline", "3 minutes pass"), "the phone goes offline",
      "the listings are shown",
    ],
    pets + [search("the user leaves the app", "3 minutes pass"), "the listings are shown"],
    pets + [
      search("the user leaves the app", "3 minutes pass"), "the user opens the app",
      "the listings are shown",
    ],
    pets + [
      search("the user turns Location Services off", "3 minutes pass"),
      "the user turns Location Services on", "the listings are shown",
    ],
    pets + [
      search("the user locks the phone", "3 minutes pass"), "the user unlocks the phone",
      "the listings are shown",
    ],
    pets.dropLast() + [
      search("the user opens the app", "the phone goes offline"), "the listings are shown",
    ],
  ]

  /// What nobody has begun, or only tried to.
  private static let unbegun: [[String]] = [
    opened("tour", starting, "point 1 of the tour is not reached"),
    denied("tour", starting, "the next point is 1"),
    opened("tour", "only the circle of point 1 is watched"),
    opened("tour", starting, "the tour \"Royal Way\" is active"),
    ["the tour app is installed", "the tour server answers after 20 seconds"]
      + ["location permission is always", "the user opens the app", starting]
      + ["the tour \"Royal Way\" is active"],
    opened("delivery", "the courier starts the route", "the next stop is 1"),
    denied("delivery", "the courier starts the route", "the next stop is 1"),
    opened("clock-in", "the employee clocks in", "no gap is logged"),
    denied("clock-in", "the employee clocks in", "the shift is active"),
    opened("campaign", "the campaign \"Spring leaflets\" is active"),
    denied(
      "campaign", "the user starts the campaign \"Spring leaflets\"",
      "the campaign \"Spring leaflets\" is active"),
  ]

  /// What no process of the app knows.
  private static let unknown: [[String]] = [
    [shift, "the app crashes", "the shift is active"],
    [tour, "the app crashes", "the tour \"Royal Way\" is active"],
    [tour, "the app crashes", "point 1 of the tour is not reached"],
    [route, "the app crashes", "the next stop is 1"],
    [route, "the user switches the phone off", "stop 1 is open"],
    [campaign, "the phone restarts", "the campaign \"Spring leaflets\" is active"],
    [shift, "the user switches the phone off", "the shift is active"],
  ]

  /// Deeds that do not have their turn.
  private static let turns: [[String]] = [
    [campaign, "1 minute passes", "the user resumes the campaign"],
    [campaign, "the user pauses the campaign", "the user pauses the campaign"],
    [campaign, "1 minute passes", "the user starts the campaign \"Spring leaflets\""],
    opened("campaign", "the user completes the campaign"),
    [shift, "1 minute passes", "the employee clocks in"],
    [shift, "the employee clocks out", "1 minute passes", "the employee clocks out"],
    opened("clock-in", "the employee clocks out"),
    [tour, "1 minute passes", starting], opened("tour", "the user stops the tour"),
    [route, "1 minute passes", "the courier starts the route"],
  ]

  /// Gaps that are not there.
  private static let gaps: [[String]] = [
    [shift, "30 minutes pass", "a gap with the reason \"low battery\" is logged"],
    [
      "the clock-in app is installed", "the app stops tracking when the battery is below 15%",
      shift, "30 minutes pass", "a gap with the reason \"low battery\" is logged",
    ],
  ]

  @Test(
    arguments: [
      ("searches", searches), ("what was not begun", unbegun), ("what nobody knows", unknown),
      ("turns", turns), ("gaps", gaps),
    ])
  func `advice that is followed leads on`(sort: String, scenarios: [[String]]) async throws {
    for steps in scenarios {
      var scenario = LiteralAdvice(steps)
      await scenario.follow(on: "@ios")
      let story = (scenario.refusals + scenario.steps).joined(separator: "\n")
      #expect(!scenario.refusals.isEmpty, "\(sort): nothing was refused\n\(story)")
      #expect(!scenario.goesInCircles, "\(sort)\n\(story)")
      #expect(scenario.status == .passed, "\(sort)\n\(story)")
    }
  }
}
