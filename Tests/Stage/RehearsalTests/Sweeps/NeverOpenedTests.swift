import ScenarioRunner
import Testing

/// What says nothing because the app of the scenario was never opened, or never installed, or replaced by another.
struct NeverOpenedTests {
  @Test(
    arguments: ["the clock-in app is installed", "the campaign app is installed"],
    [
      "the app sees location permission not determined", "the app sees precise accuracy",
      "the app sees Location Services on", "0 notifications are shown",
      "no system alert is shown", "the location permission alert has never been shown",
      "the app has not asked for permission", "the app has received 0 fixes",
      "the app has received 0 answers from servers", "location updates are off",
      "no points were recorded", "the server has stored 0 points",
      "the server has received 0 uploads", "the phone holds no audio file",
      "the app has stored nothing", "the blue location indicator is not shown",
      "the platform watches 0 regions", "for 1 hour 0 notifications are shown",
      "within 1 hour no points were recorded",
    ])
  func `a check that holds for want of an opened app is refused`(
    installation: String, sentence: String
  ) async throws {
    try await expectNeverRun(sentence, after: installation)
    let opened = [installation, "the user opens the app"]
    let result = try #require(await Play.sentences([sentence], after: opened).first)
    #expect(result.steps.last?.problem?.message.contains("never run") != true)
  }

  @Test(arguments: [
    ("the clock-in app is installed", "no shift is active"),
    ("the clock-in app is installed", "the server has received no clock-in"),
    ("the campaign app is installed", "no campaign is running"),
    ("the campaign app is installed", "the campaign \"Spring leaflets\" is not started"),
    ("the pet listing app is installed", "no listing query has been sent"),
    ("the pet listing app is installed", "the popup \"Location is off\" has never been shown"),
  ])
  func `a check of what only one app does is refused as well`(
    installation: String, sentence: String
  ) async throws {
    try await expectNeverRun(sentence, after: installation)
  }

  private func expectNeverRun(_ sentence: String, after installation: String) async throws {
    let result = try #require(await Play.sentences([sentence], after: [installation]).first)
    let problem = result.steps.last?.problem
    #expect(result.status == .invalid, "\(sentence)")
    #expect(
      problem?.message == "The app has never run in this scenario, so nothing would be checked.",
      "\(sentence): \(problem?.message ?? "passed")")
    #expect(problem?.notes == ["Write before it, for example: When the user opens the app"])
  }

  @Test func `what does not hold says itself what is wrong`() async throws {
    let result = try #require(
      await Play.sentences(["1 notification is shown"], after: ["the clock-in app is installed"])
        .first)
    #expect(result.steps.last?.problem?.message == "The number of notifications differs.")
  }

  @Test func `a second app in a scenario is refused`() async throws {
    for second in ["clock-in app", "campaign app", "bare app"] {
      let result = try #require(
        await Play.sentences(
          ["the \(second) is installed"], after: ["the clock-in app is installed"]
        ).first)
      #expect(result.status == .invalid)
      #expect(
        result.steps.last?.problem?.message
          == "The clock-in app is installed already, and one phone of Rehearsal plays one app a scenario."
      )
    }
  }

  @Test(arguments: [
    "the campaign server answers after 10 seconds",
    "the campaign server answers with status 500", "the campaign server is down",
    "the next answer of the campaign server is lost",
    "the next upload reaches the campaign server twice",
  ])
  func `a server that nothing talks to cannot be arranged`(sentence: String) async throws {
    let result = try #require(
      await Play.sentences([sentence], after: ["the clock-in app is installed"]).first)
    #expect(result.status == .invalid)
    #expect(
      result.steps.last?.problem?.message
        == "This sentence is about the campaign app, but the clock-in app is installed.")
  }

  @Test(arguments: [
    "the campaign server answers after 10 seconds", "no campaigns are assigned",
    "the next answer of the campaign server is lost",
  ])
  func `what was arranged before another app was installed is told at the end`(
    sentence: String
  ) async throws {
    for (rest, found) in [
      (["the clock-in app is installed"], "the clock-in app is installed"),
      ([], "no app is installed"),
    ] {
      let steps = [sentence] + rest + ["the user opens the app"]
      let result = try #require(await Play.sentences(["the app is active"], after: steps).first)
      #expect(result.status == .invalid)
      #expect(
        result.steps.last?.problem?.message
          == "The scenario says how the campaign server is, but \(found), so nothing came of it.")
      #expect(
        result.steps.last?.problem?.notes.first
          == "Write first: Given the campaign app is installed")
    }
  }
}
