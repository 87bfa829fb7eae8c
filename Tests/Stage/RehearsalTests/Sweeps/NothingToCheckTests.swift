import ScenarioRunner
import Testing

/// Checks of what does not exist: each fails and says so, instead of holding for want of anything.
struct NothingToCheckTests {
  @Test(arguments: [
    ("every recorded point is accurate to 50 m or better", "No point was recorded"),
    ("at least 95% of the recorded points are accurate to 50 m or better", "No point was recorded"),
    ("0 recorded points are flagged as inaccurate", "No point was recorded"),
    ("0 recorded points repeat the last known position", "No point was recorded"),
    ("0 recorded points are marked as impossible", "No point was recorded"),
    ("every recorded point is on the server", "No point was recorded"),
    ("0 recorded points are waiting on the phone", "No point was recorded"),
    ("at most 2 recorded points are waiting on the phone", "No point was recorded"),
    ("the distance travelled is 0 m, give or take 5 m", "No point was recorded"),
    ("the phone has recorded at most 12 points", "There is no recorded point"),
    ("the server has stored at most 12 points", "There is no stored point"),
    ("the server has 0 points marked as impossible", "No point is on the server"),
    ("no point was sent twice", "No point is on the server"),
    ("the server has received the same upload 0 times", "The server has received no upload"),
    ("the server has received at most 2 uploads", "There is no upload"),
    ("the app has received at most 20 fixes", "There is no fix"),
    ("the shift server knows of 0 lost points", "The server has heard of no shift"),
    ("the shift is over", "No shift has begun"),
  ])
  func `a check of a shift that has not begun fails`(
    sentence: String, message: String
  ) async throws {
    try await expect(sentence, .failed, message, after: ["the clock-in app is installed"])
  }

  @Test(arguments: [
    ("the campaign server knows of 0 lost points", "The server has heard of no campaign"),
    ("the app has stored at most 200 kB", "The app has stored nothing"),
  ])
  func `a check of a campaign that nobody has heard of fails`(
    sentence: String, message: String
  ) async throws {
    try await expect(sentence, .failed, message, after: ["the campaign app is installed"])
  }

  @Test(arguments: [
    ("the phone has recorded at least 0 points", "true of every number"),
    ("the server has received at least 0 uploads", "true of every number"),
    ("at least 0 recorded points are waiting on the phone", "true of every number"),
    ("at least 0% of the recorded points are accurate to 50 m or better", "true of every number"),
    ("at least 0% of the points are better than 50 m", "true of every number"),
    ("recorded points are at least 0 m apart", "true of every number"),
    ("recorded points are at least 0 seconds apart", "true of every number"),
    ("the last fix is accurate to 0 m or worse", "true of every number"),
    ("the battery is at least 0%", "true of every number"),
    ("the battery is at most 100%", "true of every such number"),
    ("the distance travelled is 10 m, give or take 10 m", "true of nearly everything up to 20 m"),
    (
      "the distance travelled is 1 km, give or take 999 m",
      "true of nearly everything up to 1.999 km"
    ),
    ("the user has travelled 10 m, give or take 6 m", "true of nearly everything up to 16 m"),
    ("the last fix is within 100000 km of Warsaw", "“100000 km” is not a nearness"),
    ("the last recorded point is within 0 m of the user", "“0 m” is not a nearness"),
    ("recorded points are at most 101 km apart", "“101 km” is not a nearness"),
    ("every recorded point is accurate to 100.1 km or better", "“100.1 km” is not a nearness"),
    ("the phone has recorded between 0 and 12 points", "Between 0 and 12 is true of none"),
    ("the phone has recorded between 1 and 1000000 points", "true of every such number"),
    ("the server has stored between 12 and 3 points", "There is no number between 12 and 3"),
    ("the phone has recorded at most 1000000 points", "true of every such number"),
    ("tracking has used at most 100% of the battery per hour", "true of every such number"),
    ("the 0 newest recorded points are on the server", "The 0 newest points are none"),
    ("no point was recorded between 10 minutes and 5 minutes", "There is no time between"),
    ("no point was recorded between 1 second and 5 minutes", "Only 0 s have passed"),
    ("the screen shows \"\"", "Every text contains"),
    ("a note says \" \"", "Every text contains"),
    ("the recorded points include:\n| point | at |", "The table has no rows"),
    ("the logged gaps are:\n| reason |", "The table has no rows"),
    ("the list shows:\n| title |", "The table has no rows"),
    ("the app was told:\n|  |", "The table says nothing"),
    ("Settings shows location permission restricted", "Settings has no line"),
  ])
  func `a check that could not fail is refused`(sentence: String, message: String) async throws {
    try await expect(sentence, .invalid, message, after: ["the employee is clocked in"])
  }

  @Test(arguments: [
    ("recorded points are at most 10 minutes apart", "Only 10 min have passed, so nothing can"),
    ("recorded points are at most 1 day apart", "Only 10 min have passed, so nothing can"),
    ("every point was recorded within 10 minutes of its interval", "Only 10 min have passed"),
  ])
  func `a longest time that is longer than the scenario is refused`(
    sentence: String, message: String
  ) async throws {
    try await expect(
      sentence, .invalid, message, after: ["the employee is clocked in", "10 minutes pass"])
  }

  @Test(arguments: [
    (
      "no listing query without coordinates has been sent", StepStatus.failed,
      "no listing query, so nothing"
    ),
    ("the other app's music is silent", .invalid, "No other app has played music"),
  ])
  func `a check of what has never been there does not hold`(
    sentence: String, status: StepStatus, message: String
  ) async throws {
    try await expect(sentence, status, message, after: ["the pet listing app is installed"])
  }

  @Test(arguments: [
    "the campaigns are:\n| id | name |", "the user walks at 5 km/h through:\n| place |",
    "the following happens:\n| after | event |",
  ])
  func `a table with a heading alone arranges nothing and is refused`(
    sentence: String
  ) async throws {
    let result = try #require(
      await Play.sentences([sentence], after: ["the campaign app is installed"]).first)
    #expect(result.status == .invalid)
    #expect(result.steps.last?.problem?.message.contains("no rows") == true, "\(result.steps)")
  }

  @Test func `music that has stopped is silent`() async throws {
    let steps = ["another app plays music", "the other app's music stops"]
    let result = try #require(
      await Play.sentences(["the other app's music is silent"], after: steps).first)
    #expect(result.status == .passed)
  }

  @Test func `a line that is not there passes nowhere`() async throws {
    try await expect(
      "no line of the map passes within 50 m of Warsaw", .failed, "The map shows no line",
      after: ["there is no GPS signal", "the campaign \"Spring leaflets\" is running"])
  }

  @Test func `all listings of a server without any are none`() async throws {
    try await expect(
      "all listings are shown", .invalid, "The server has no animals",
      after: [
        "the pet listing app is installed", "the listing server has no animals",
        "location permission is denied", "the user opens the app",
      ])
  }

  private func expect(
    _ sentence: String, _ status: StepStatus, _ message: String, after before: [String]
  ) async throws {
    let result = try #require(await Play.sentences([sentence], after: before).first)
    let problem = result.steps.last?.problem
    #expect(result.status == status, "\(sentence): \(problem?.message ?? "passed")")
    #expect(problem?.message.contains(message) == true, "\(problem?.message ?? "passed")")
  }
}
