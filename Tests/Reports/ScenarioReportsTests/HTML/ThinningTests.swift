import DeviceInterface
import Foundation
import ScenarioRunner
import Storyboards
import Testing

@testable import ScenarioReports

/// What a page keeps of a story that is too long to be kept whole.
struct ThinningTests {
  private static let long =
    String(repeating: ".", count: 19) + "!" + String(repeating: ".", count: 20)

  /// What matters is `!`, what repeats is `.`, and what is left out becomes a blank.
  @Test(arguments: [
    ("..!..", 5, 0, Thinning.Filling.even, "..!.."),
    (long, 40, 0, .even, long),
    (long, 20, 0, .even, ".........          !.          ........."),
    (long, 24, 2, .latest, "........         ..!..       ..........."),
    (long, 1, 1, .even, "                   !                    "),
    ("..!..!...!....................", 3, 0, .latest, "..!..!   !                    "),
    (String(repeating: "!", count: 24), 4, 0, .even, "!!!!!!            !!!!!!"),
  ])
  func `what matters stays with what is beside it, and so do both ends`(
    marks: String, room: Int, reach: Int, filling: Thinning.Filling, expected: String
  ) {
    let signs = Array(marks)
    let thinning = Thinning(signs.map { $0 == "!" }, room: room, reach: reach, filling: filling)
    var shown = signs.map { _ in Character(" ") }
    for place in thinning.kept { shown[place] = signs[place] }
    #expect(String(shown) == expected)
  }

  @Test func `runs name everything once`() {
    let thinning = Thinning(Self.long.map { $0 == "!" }, room: 20)
    let places = thinning.runs(of: 40).flatMap { run in
      [run.kept].compactMap(\.self) + Array(run.left)
    }
    #expect(places == Array(0..<40))
  }

  /// The details of a scenario of one step, as the page's script reads them.
  private static func details(
    _ storyboard: Storyboard, status: StepStatus = .passed
  ) throws -> [String: Any] {
    let finished = try SampleRun.events().compactMap { event -> ScenarioResult? in
      if case .scenarioFinished(let result) = event, result.status == status { result } else { nil }
    }
    var result = try #require(finished.first)
    result.evidence = Evidence(exhibit: Exhibit(storyboard))
    let bytes = HTMLReporter.preparation(SampleRun.options, seed: 42)(result)
    return try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  /// A shift of positions and uploads in which permission is lost after a while.
  private static let shift: [TraceEvent] = (0..<1_040).map { index in
    let time = Duration.seconds(10 * index)
    if index == 300 {
      return TraceEvent(
        EvidenceEvent(time: time, cause: "system", text: "permission is denied", step: 1))
    }
    let isUpload = index.isMultiple(of: 5)
    return TraceEvent(
      EvidenceEvent(time: time, cause: "system", text: "line \(index)", step: index < 900 ? 1 : 2),
      routine: isUpload ? .request : .position, count: isUpload ? 1 : 2)
  }

  @Test func `the moment that explains a long story is in its trace`() throws {
    let details = try Self.details(Storyboard(trace: Self.shift))
    let trace = try #require(details["trace"] as? [[Any]])
    let texts = trace.compactMap { $0.last as? String }
    #expect(texts[0] == "line 0")
    #expect(
      texts[8...14] == [
        "464 positions and 58 messages to and from servers like these", "line 298", "line 299",
        "permission is denied", "line 301", "line 302",
        "1040 positions and 130 messages to and from servers like these",
      ])
    #expect(trace[8][2] as? String == "")
    #expect(texts.last == "line 1039")
    #expect(texts.count == 100 + 2)
    #expect(details["traceLeft"] as? Int == 940)
  }

  @Test func `of the step that failed everything is kept`() throws {
    // The third step of the sample is the one that fails.
    let details = try Self.details(
      Storyboard(trace: Self.shift + Self.shift + Self.shift), status: .failed)
    let trace = try #require(details["trace"] as? [[Any]])
    #expect(trace.count { $0[1] as? Int == 2 && $0[2] as? String != "" } == 3 * 140)
    #expect(trace.count { $0[3] as? String == "permission is denied" } == 3)
  }

  @Test func `a lane begins at its beginning and says for how many a mark stands`() throws {
    let points = (0..<1_000).map { index in
      Lane.Point(
        time: .seconds(index), label: "a position", tone: index == 500 ? .bad : .good)
    }
    let spans = (0..<1_000).map { index in
      Lane.Span(start: .seconds(index), end: .seconds(index + 1), label: "state \(index)")
    }
    let details = try Self.details(
      Storyboard(
        frames: [Self.frame],
        lanes: [Lane(.tracking, points: points), Lane(.lifecycle, spans: spans)]))
    let lanes = try #require(details["lanes"] as? [[String: Any]])
    let marks = try #require(lanes[0]["points"] as? [[Any]])
    #expect(marks.count == 150)
    #expect(marks.first?[0] as? Int == 0 && marks.last?[0] as? Int == 999_000)
    #expect(marks.count { $0[3] as? String == "bad" } == 1)
    #expect(marks.reduce(0) { $0 + 1 + ($1.count > 4 ? $1[4] as? Int ?? 0 : 0) } == 1_000)
    #expect(lanes[0]["left"] as? Int == 850)
    // A lane of states has no hole: one state stands for those in its middle.
    let states = try #require(lanes[1]["spans"] as? [[Any]])
    #expect(states.map { $0[4] as? String }.contains("550 states like these"))
    for (before, after) in zip(states, states.dropFirst()) {
      #expect(before[1] as? Int == after[0] as? Int)
    }
  }

  private static let frame = Frame(
    time: .zero, step: 0,
    picture: Picture(platform: .iOS, statusBar: StatusBar(clock: "08:00"), front: .locked))
}
