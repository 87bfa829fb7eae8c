import ScenarioRunner
import Testing

/// Sentences about campaigns, recorded points, maps and audio: each holds where it is true and fails where it is not.
struct CampaignStepTests {
  /// A campaign of ten minutes: 200 m on foot, a pause of 100 m, then 100 m without network.
  private static let walk = """
    Given the campaign "Spring leaflets" is running
        When the user walks 200 m north at 2 m/s
        And 2 minutes pass
        And the user pauses the campaign
        And the user walks 100 m east at 2 m/s
        And 1 minute passes
        And the user resumes the campaign
        And the phone goes offline
        And the user walks 100 m north at 2 m/s
        And 1 minute passes

    """

  private func status(_ steps: String, on tag: String = "@ios") async throws -> StepStatus {
    try #require(await Play.steps(Self.walk + "    " + steps, on: tag)).status
  }

  @Test(arguments: [
    ("the campaign \"Spring leaflets\" is active", "the campaign \"Spring leaflets\" is paused"),
    ("the campaign \"City run\" is not started", "the campaign \"City run\" is completed"),
    ("the elapsed time is \"00:03:00\"", "the elapsed time is \"00:04:00\""),
    ("the distance shown is \"0.30 km\"", "the distance shown is \"0.40 km\""),
    ("the metric \"Distance\" is \"0.30 km\"", "the metric \"Distance\" is \"0.31 km\""),
    ("the badge \"Active\" is shown in green", "the badge \"Active\" is shown in yellow"),
    (
      "the distance travelled is 300 m, give or take 5 m",
      "the distance travelled is 400 m, give or take 5 m"
    ),
    (
      "the user has travelled 400 m, give or take 1 m",
      "the user has travelled 300 m, give or take 1 m"
    ),
    ("the map shows 2 lines", "the map shows 1 line"),
    (
      "the map's lines are 300 m long, give or take 5 m",
      "the map's lines are 400 m long, give or take 5 m"
    ),
    (
      "no line of the map passes within 30 m of 52.2315, 21.01293",
      "no line of the map passes within 30 m of 52.2310, 21.0122"
    ),
    ("the map's marker is within 5 m of the user", "the map's marker is within 5 m of Kraków"),
    ("location updates are on", "location updates are off"),
    ("the phone has recorded at least 30 points", "the phone has recorded at most 30 points"),
    ("the phone has recorded between 30 and 40 points", "the phone has recorded 20 points"),
    ("recorded points are at most 12 m apart", "recorded points are at least 12 m apart"),
    ("recorded points are at most 31 seconds apart", "recorded points are at most 3 seconds apart"),
    (
      "no point was recorded between 2 min 1 s and 2 min 59 s",
      "no point was recorded between 2 min 1 s and 3 min 59 s"
    ),
    (
      "every recorded point is accurate to 5 m or better",
      "every recorded point is accurate to 4 m or better"
    ),
    (
      "at least 95% of the recorded points are accurate to 5 m or better",
      "at least 5% of the recorded points are accurate to 4 m or better"
    ),
    (
      "the last recorded point is within 12 m of the user",
      "the last recorded point is within 12 m of Kraków"
    ),
    ("0 recorded points are flagged as inaccurate", "1 recorded point is flagged as inaccurate"),
    ("the server has received at least 2 uploads", "the server has received at most 1 upload"),
    ("the server has received no completion", "no campaign is running"),
    ("the audio player is ready", "no audio player is shown"),
    ("the audio is not playing", "the audio is playing"),
    ("the audio player shows 0 s of 1 min 35 s", "the audio player shows 1 s of 1 min 30 s"),
    ("the app has stored at most 100 kB", "the app has stored at most 100 bytes"),
  ])
  func `a check holds where it is true and fails where it is not`(
    _ right: String, _ wrong: String
  ) async throws {
    #expect(try await status("Then \(right)") == .passed, "\(right)")
    #expect(try await status("Then \(wrong)") == .failed, "\(wrong)")
  }

  @Test(arguments: ["@ios", "@android"])
  func `what waits on the phone is on the server once the network is back`(
    _ tag: String
  ) async throws {
    #expect(try await status("Then every recorded point is on the server", on: tag) == .failed)
    let end = """
      When the phone comes back online
          And the user completes the campaign
          And 1 minute passes
          Then every recorded point is on the server
          And 0 recorded points are waiting on the phone
          And the campaign "Spring leaflets" is completed
          And the phone holds no audio file
          And the completion says:
            | outcome  | completed               |
            | elapsed  | 3 minutes               |
            | distance | 300 m, give or take 5 m |
      """
    #expect(try await status(end, on: tag) == .passed)
  }

  @Test func `the map can be centred on the user`() async throws {
    let steps = """
      When the user taps "Center"
          Then the map is centred on the user
          And the map's zoom level is 16
      """
    #expect(try await status(steps) == .passed)
    #expect(try await status("Then the map is centred on the user") == .failed)
  }

  @Test(arguments: [
    "the map shows 2 lines", "the audio player is ready", "the phone has recorded 0 points",
    "the user pauses the campaign", "the campaign \"City run\" is active",
  ])
  func `an app without campaigns has none of it`(_ step: String) async throws {
    let result = try #require(await Play.steps("When the user opens the app\n    And \(step)"))
    #expect(!result.status.isAcceptable)
  }

  @Test(arguments: [
    "the campaign \"Spring leafets\" is not started",
    "the campaign \"Spring leafets\" is active",
    "the server has received the completion of \"Spring leafets\"",
  ])
  func `a campaign that was never assigned is a mistake in the scenario`(_ step: String)
    async throws
  {
    let result = try #require(await Play.steps(Self.walk + "    Then \(step)"))
    #expect(result.status == .invalid)
    let text = Play.explanation(of: result)
    #expect(text.contains("There is no campaign \"Spring leafets\"."))
    #expect(text.contains("\"Spring leaflets\", "))
  }

  @Test func `the report about a campaign that is assigned no more is found`() async throws {
    let steps = """
      When the campaigns are:
            | id  | name |
            | c-9 | None |
          And the phone comes back online
          And the user completes the campaign
      """
    let found = "\n    Then the server has received the completion of \"Spring leaflets\""
    #expect(try await status(steps + found) == .passed)
    #expect(try await status(steps + "\n    Then the server has received no completion") == .failed)
  }

  @Test func `the screen is drawn with its figures, its map and its player`() async throws {
    let result = try #require(
      await Play.steps(Self.walk + "    Then the screen shows \"Elapsed\""))
    let screen = try #require(result.evidence).screen.joined(separator: "\n")
    #expect(screen.contains("Spring leaflets [Active]"))
    #expect(screen.contains("Elapsed time: 00:03:00"))
    #expect(screen.contains("Distance: 0.30 km"))
    #expect(screen.contains("map: 2 lines, "))
    #expect(screen.contains("‖ Spring jingle 00:00:00 [··········] 00:01:35"))
  }

  @Test func `that every point has arrived is not shown by none`() async throws {
    let steps = """
      Given the campaign app is installed
          And location permission is denied
          When the user opens the app
          Then every recorded point is on the server
      """
    let result = try #require(await Play.steps(steps))
    #expect(result.status == .failed)
    #expect(
      result.steps.last?.problem?.message.hasPrefix("No point was recorded, so nothing was checked")
        == true)
  }
}
