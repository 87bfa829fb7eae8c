import BackendSimulator
import CampaignApp
import DeviceInterface
import Rehearsal
import ScenarioRunner

/// Checks of how campaigns stand, by the app and by the server.
enum CampaignCheckSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.then(
      "the campaign {string} is {campaign state}",
      "Checks how a campaign stands: active, paused, completed, cancelled or not started.",
      example: "the campaign \"Spring leaflets\" is active"
    ) { (world: inout World, name: String, state: CampaignState) in
      let actual = try world.campaignState(name)
      if actual == .notStarted, state != .notStarted {
        throw world.notBegun(
          "The campaign was not started.", state.rawValue,
          deed: "When the user starts the campaign \"\(name)\"",
          negation: "Then the campaign \"\(name)\" is not started", actual: actual.rawValue)
      }
      try world.expect(actual, is: state, "The campaign stands otherwise.")
    }
    library.then(
      "no campaign is running",
      "Checks that no campaign is active or paused, and without a process that the app would find none.",
      example: "no campaign is running"
    ) { (world: inout World) in
      let execution = try world.standingExecution()
      try world.requireAttempt(
        at: "a campaign", for: "When the user starts the campaign \"Spring leaflets\"")
      try world.expectNone(
        execution?.campaign.name, "A campaign is running.",
        notes: world.isKnownToApp
          ? [] : ["The app is not running, and finds it when it is opened."])
    }
    addCompletions(to: &library)
  }

  private static func addCompletions(to library: inout StepLibrary<World>) {
    library.then(
      "the server has received the completion of {string}",
      "Checks that the report about a campaign's end has arrived.",
      example: "the server has received the completion of \"Spring leaflets\"", about: .server
    ) { (world: inout World, name: String) in
      let report = try world.completion(of: name)
      try world.expect(
        report != nil, "No report about its end has arrived.",
        expected: "the completion of \"\(name)\"", actual: "none")
    }
    library.then(
      "the server has received no completion",
      "Checks that no report about a campaign's end has arrived.",
      example: "the server has received no completion", about: .server
    ) { (world: inout World) in
      try world.requireCampaign()
      try world.expectNone(
        world.completion()?.outcome.rawValue, "A report about an end has arrived.")
    }
    library.then(
      "the completion found every point on the server",
      "Checks that the points had all arrived when the latest completion report came.",
      example: "the completion found every point on the server"
    ) { (world: inout World) in
      guard let completion = world.latestCompletion() else {
        throw StepFailure("No report about an end has arrived.")
      }
      try world.expect(
        completion.hadAllPoints, "The report came before the points.",
        expected: "\(completion.report.pointCount) points",
        actual: "\(completion.storedPointCount) points")
    }
    library.then(
      "the completion says:",
      "Checks the latest completion report: outcome, started, ended, elapsed, distance, points, pruned, each with a value.",
      example: """
        the completion says:
        | outcome  | completed                |
        | elapsed  | 5 minutes                |
        | distance | 500 m, give or take 15 m |
        | points   | 52                       |
        """
    ) { (world: inout World, table: DataTableArgument) in
      let expected = try CompletionTable(table)
      guard let report = world.completion() else {
        throw StepFailure("No report about an end has arrived.")
      }
      try expected.check(report, in: &world)
    }
  }
}

/// The state of a campaign, as sentences name it.
enum CampaignState: String, Hashable, Sendable, CaseIterable {
  /// It is tracked, and its time runs.
  case active
  /// It is begun, and its time stands.
  case paused
  /// The promoter has done it.
  case completed
  /// The promoter has given it up.
  case cancelled
  /// It was never begun.
  case notStarted = "not started"
}

/// A scenario's expectations of a completion report: one row for each thing it says.
struct CompletionTable {
  private static let names = [
    "outcome", "started", "ended", "elapsed", "distance", "points", "pruned",
  ]
  private static let separator = ", give or take "

  private let rows: [(name: String, text: String)]

  /// Reads rows of a name and a value; throws where a report says no such thing.
  init(_ table: DataTableArgument) throws(InvalidStep) {
    var rows: [(name: String, text: String)] = []
    for cells in table.rows {
      guard cells.count == 2, Self.names.contains(cells[0].lowercased()) else {
        throw InvalidStep(
          "A completion has no “\(cells.first ?? "")”.",
          notes: ["Write rows of two cells: \(Self.names.joined(separator: ", ")), and the value."])
      }
      rows.append((cells[0].lowercased(), cells[1]))
    }
    self.rows = rows
  }

  /// Throws unless the report says all of it.
  func check(_ report: CompletionReport, in world: inout World) throws {
    for (name, text) in rows {
      switch name {
      case "outcome": try world.expect(report.outcome.rawValue, equals: text, "The outcome")
      case "points": try world.expect("\(report.pointCount)", equals: text, "The number of points")
      case "pruned":
        try world.expect("\(report.prunedCount)", equals: text, "The number of pruned points")
      case "started":
        try world.expect(
          report.startedAtMilliseconds, isTimeOfDay: text, "The start reported")
      case "ended":
        try world.expect(report.endedAtMilliseconds, isTimeOfDay: text, "The end reported")
      case "elapsed": try checkElapsed(report, text, &world)
      default: try checkDistance(report, text, &world)
      }
    }
  }

  private func checkElapsed(
    _ report: CompletionReport, _ text: String, _ world: inout World
  ) throws {
    let (value, tolerance) = Self.parts(text)
    guard let expected = ClockText.parse(value) ?? DurationText.parse(value),
      let tolerance = tolerance.map(DurationText.parse) ?? .milliseconds(999)
    else {
      throw InvalidStep("“\(text)” is no length of time.", notes: ["Write for example 5 minutes."])
    }
    let actual = Duration.milliseconds(report.elapsedMilliseconds)
    if Self.parts(text).tolerance == nil {
      try world.expect(actual, isAbout: expected, within: tolerance, "The elapsed time reported")
    } else {
      try world.requireMeaning(of: tolerance, for: expected)
      try world.expect(
        actual, isAbout: expected, giveOrTake: tolerance, "The elapsed time reported")
    }
  }

  private func checkDistance(
    _ report: CompletionReport, _ text: String, _ world: inout World
  ) throws {
    let (value, tolerance) = Self.parts(text)
    guard let expected = DistanceText.parseWay(value),
      let tolerance = tolerance.map(DistanceText.parse) ?? .meters(1)
    else {
      throw InvalidStep(
        "“\(text)” is no distance.", notes: ["Write for example 500 m, give or take 10 m."])
    }
    try world.expect(
      Distance(centimeters: report.distanceCentimeters), isAbout: expected, within: tolerance,
      "The distance reported")
  }

  /// Splits "500 m, give or take 10 m"; without the words there is no second part.
  private static func parts(_ text: String) -> (value: String, tolerance: String?) {
    let words = text.split(separator: separator, maxSplits: 1).map(String.init)
    return (words.first ?? "", words.count > 1 ? words[1] : nil)
  }
}
