import ScenarioRunner
import Testing

/// Waits, ways and times of nothing, and intervals, which reach from their first instant until just before their last.
struct AmountTests {
  private static let shift = ["the employee is clocked in"]

  @Test(arguments: [
    ("0 seconds pass", "No time passes"), ("0.0000001 ms pass", "No time passes"),
    ("0 h 0 min passes", "No time passes"), ("the user waits for 0 seconds", "No time passes"),
    ("the user leaves the app for 0 seconds and returns to it", "No time passes"),
    ("the receiver repeats its last position for 0 seconds", "No time passes"),
    ("within 0 seconds 1 gap is logged", "No time passes"),
    ("for 0.4 ms no gap is logged", "No time passes"),
    ("the following happens:\n| after | event |\n| 1 minute | 0 seconds pass |", "No time passes"),
    ("the user sets the phone's clock back by 0 seconds", "this changes nothing"),
    ("the user sets the phone's clock forward by 0.1 ms", "this changes nothing"),
    ("the next upload arrives 0 seconds late", "this arranges nothing"),
    ("every 20th position is off by 0 m", "this arranges nothing"),
    ("one in 20 positions is off by 0 m", "this arranges nothing"),
    ("the user walks 0 m north at 5 km/h", "a way of 0 m"),
    ("the user walks 0.001 m north at 5 km/h and arrives", "a way of 0 m"),
    ("the user jumps 0 km east", "a way of 0 m"),
    ("the user drives to Warsaw at 50 km/h", "The user is there already"),
    ("the user drives to Warsaw at 50 km/h and arrives", "The user is there already"),
    ("the user walks at 5 km/h through:\n| place |\n| Warsaw |", "The user is there already"),
  ])
  func `a wait of nothing, and a way to nowhere, are refused`(
    sentence: String, message: String
  ) async throws {
    try await expectRefused(sentence, message, after: Self.shift)
  }

  @Test(arguments: [
    ("the user stops on the way for 0 seconds", "the user stops on the way"),
    ("the user leaves the app for 0 ms and returns", "the user leaves the app and returns to it"),
  ])
  func `the refusal says what to write instead`(sentence: String, advice: String) async throws {
    let before = Self.shift + ["the user walks 1 km north at 5 km/h", "1 minute passes"]
    let result = try #require(await Play.sentences([sentence], after: before).first)
    #expect(result.status == .invalid)
    #expect(result.steps.last?.problem?.notes == ["Write a longer time, or: \(advice)"])
  }

  @Test(arguments: [
    "the app plays audio of 0 seconds", "the app defers the work \"send points\" for 0 seconds",
    "the app asks for its location for at most 0 seconds",
  ])
  func `what the bare app asks for takes some time as well`(sentence: String) async throws {
    try await expectRefused(sentence, "", after: ["the app is open"])
  }

  @Test func `no storage is freed by nothing`() async throws {
    let before = ["the phone has 200 kB of free storage"] + Self.shift
    try await expectRefused("the user frees 0 MB of storage", "0 bytes are no room", after: before)
  }

  @Test(arguments: [
    "1 ms passes", "0.6 ms passes", "the user walks 1 cm north at 5 km/h",
    "the user leaves the app and returns to it",
    "the following happens:\n| after | event |\n| 0 seconds | the phone goes offline |",
  ])
  func `a little is some`(sentence: String) async throws {
    let written = sentence.replacing("1 cm", with: "0.01 m")
    let result = try #require(
      await Play.sentences(["1 minute passes"], after: Self.shift + [written]).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  /// What takes some time, with the place of the time to fill in, and what has to happen for it to matter.
  private static let settings = [
    ("the network takes {} each way", "1 hour passes"),
    ("the shift server answers after {}", "1 hour passes"),
    ("the server takes {} to answer \"POST /api/shifts/*/points\"", "1 hour passes"),
    ("region events come {} late", "1 hour passes"),
  ]

  @Test(
    arguments: settings.map(\.0) + [
      "the first fix takes {}", "the receiver needs {} to find satellites again",
      "the next answer of the shift server takes {}",
    ])
  func `no time at all is so already, where nobody has said another one`(
    setting: String
  ) async throws {
    try await expectRefused(
      setting.replacing("{}", with: "0 seconds"), "It is 0 s already, so", after: Self.shift)
  }

  @Test(arguments: settings)
  func `no time at all takes a longer one back`(setting: String, event: String) async throws {
    let steps = ["5 seconds", "0 seconds"].flatMap {
      [setting.replacing("{}", with: $0), event]
    }
    let all = Self.shift + steps
    let result = try #require(await Play.sentences(["the shift is active"], after: all).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
    let again = [setting.replacing("{}", with: "5 seconds"), event]
    try await expectRefused(
      again[0], "It is 5 s already, so", after: Self.shift + again)
  }

  @Test func `an answer at once is something from a server that gives none`() async throws {
    let steps = [
      "the shift server is down", "10 minutes pass",
      "the next answer of the shift server takes 0 seconds", "1 hour passes",
    ]
    let result = try #require(
      await Play.sentences(["the shift is active"], after: Self.shift + steps).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    ("0 seconds", "1 ms", StepStatus.failed), ("5 minutes", "6 minutes", .failed),
    ("4 min 59 s", "5 minutes", .passed), ("5 min 0.001 s", "10 minutes", .passed),
    ("5 min 0.001 s", "10 min 0.001 s", .invalid),
    ("5 minutes", "5 minutes", .invalid), ("6 minutes", "5 minutes", .invalid),
  ])
  func `an interval holds its first instant and not its last, and lies in the past`(
    from: String, to: String, status: StepStatus
  ) async throws {
    let sentence = "no point was recorded between \(from) and \(to)"
    let result = try #require(
      await Play.sentences([sentence], after: Self.shift + ["10 minutes pass"]).first)
    #expect(result.status == status, "\(Play.explanation(of: result))")
  }

  private func expectRefused(
    _ sentence: String, _ message: String, after before: [String]
  ) async throws {
    let result = try #require(await Play.sentences([sentence], after: before).first)
    let problem = result.steps.last?.problem
    #expect(result.status == .invalid, "\(sentence): \(problem?.message ?? "passed")")
    #expect(
      message.isEmpty || problem?.message.contains(message) == true, "\(problem?.message ?? "")")
    #expect(problem?.notes.isEmpty == false)
  }
}
