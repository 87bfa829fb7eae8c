import BackendSimulator
import CampaignApp
import DeviceInterface
import Rehearsal
import ScenarioRunner

/// How campaigns stand, by the app and by the server.
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
          negation: "Then the campaign \"\(name)\" is not started",
          actual: actual.rawValue)
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
      try expected.check(report, in: world)
    }
  }
}

/// How a campaign stands, as sentences name it.
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
