import AppParts
import ClockInApp
import ClockInRoom
import DeviceInterface
import Gherkin
import Rehearsal
import ScenarioReports
import ScenarioRunner
import Storyboards

/// Measures how long a route takes from the tap to what can be drawn (`clock-in:SC-005`).
///
/// A phone's map is not at hand, so what is measured stands in for it, all of it on one core: the app reads the
/// server's answer, orders the points and builds its screen; the screen is drawn into a picture, and the picture into
/// the bytes of a storyboard in the HTML report. That picture is small, so the report thins its lines; all that comes
/// before handles every point. The network's and the graphics card's time is not in it.
struct RoutePart {
  private static let goalSeconds = 3.0

  private let counts: [Int]
  private let repetitions: Int

  init(_ options: BenchOptions) {
    counts = options.isQuick ? [50, 1_000] : [50, 1_000, 50_000]
    repetitions = options.isQuick ? 3 : 5
  }

  func section() async -> TableSection {
    var section = TableSection("A route on the screen, from the server's answer to a drawing")
    let source = Source(
      uri: "route.feature", text: "Feature: Route\n  Scenario: Route\n    Given a route\n")
    let plan = await Planner { _ in ["iOS"] }.plan([source])
    for count in counts {
      guard let scenario = plan.scenarios.first, let route = LongRoute(points: count),
        let flow = route.opened(),
        flow.screen.map?.points.count == count
      else {
        section.skip("\(count) points", because: "the app did not show the route")
        continue
      }
      var consumed = Consumed()
      let samples = await Alternation.measure(
        repetitions,
        [
          { consumed.add(Self.drawn(flow, in: scenario)) },
          { if let flow = route.opened() { consumed.add(Self.drawn(flow, in: scenario)) } },
        ])
      let drawing = samples[0].figure
      let whole = samples[1].figure
      section.add(
        "\(count) points, screen and drawing",
        measured: FigureText.milliseconds(drawing))
      section.add(
        "\(count) points, from the answer on", measured: FigureText.milliseconds(whole),
        goal: Goal(whole.median, atMost: Self.goalSeconds, "3 s"))
    }
    return section
  }

  /// Draws the app's screen and returns how many bytes that makes.
  private static func drawn(_ flow: ClockInFlow, in scenario: PlannedScenario) -> Int {
    let picture = Picture(
      platform: .iOS, statusBar: StatusBar(clock: "18:00"),
      front: .app(flow.screen.frozen(atUptime: .zero)))
    let storyboard = Storyboard(frames: [Frame(time: .zero, step: 0, picture: picture)])
    let result = ScenarioResult(
      scenario: scenario, status: .passed, steps: [],
      evidence: Evidence(exhibit: Exhibit(storyboard)))
    return HTMLReporter.preparation(ReportOptions(), seed: 1)(result).count
  }
}
