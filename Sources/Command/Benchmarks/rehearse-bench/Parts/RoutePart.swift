import AppParts
import ClockInApp
import ClockInRoom
import DeviceInterface
import Gherkin
import Rehearsal
import ScenarioReports
import ScenarioRunner
import Storyboards

/// A measurement of the time that a route takes from the tap to what can be drawn (`clock-in:SC-005`).
///
/// A phone's map is not at hand, so what is measured stands in for it, all of it on one core: the app reads the
/// server's answer, orders the points and builds its screen; the screen is drawn into a picture, and the picture into
/// the bytes of a storyboard in the HTML report. That picture is small, so the report thins its lines; all that comes
/// before handles every point. The network's and the graphics card's time is not in it.
struct RoutePart {
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
        let flow = route.opened(), flow.screen.map?.points.count == count
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
      section.add("\(count) points, screen and drawing", measured: FigureText.milliseconds(drawing))
      section.add(
        "\(count) points, from the answer on", measured: FigureText.milliseconds(whole),
        goal: Goal(whole.median, atMost: 3, "3 s"))
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

/// The clock-in app in front of the history with one shift, whose server knows a route of any length.
struct LongRoute {
  private static let shift = "s-bench"

  /// The app as it is when the shift is tapped.
  private var flow: ClockInFlow
  /// The row of the shift.
  private let row: String
  /// The server's answer with the points of the route.
  private let answer: ServerResponse

  /// Opens the history; nil where the app does not show the shift.
  init?(points: Int) {
    var flow = ClockInFlow()
    _ = Self.send(.launched(.user), &flow)
    _ = Self.send(.becameActive, &flow)
    guard let query = Self.send(.tapped("Shift history"), &flow) else { return nil }
    let end = Self.time(of: points)
    let history =
      #"{"shifts":[{"shift":"\#(Self.shift)","clockedInAtMs":\#(Self.time(of: 0)),"#
      + #""clockedOutAtMs":\#(end),"points":\#(points),"review":null}]}"#
    _ = Self.send(.response(id: query, ServerResponse(status: 200, body: history)), &flow)
    guard let row = flow.screen.items.first(where: \.isTappable)?.title else { return nil }
    (self.flow, self.row) = (flow, row)
    answer = ServerResponse(status: 200, body: Self.body(points))
  }

  /// Taps the shift and takes in the server's answer; nil where the app does not ask for the route.
  func opened() -> ClockInFlow? {
    var flow = flow
    guard let query = Self.send(.tapped(row), &flow) else { return nil }
    _ = Self.send(.response(id: query, answer), &flow)
    return flow
  }

  /// Hands a signal to the app and returns the number of the request that it sends, if it does.
  private static func send(_ signal: Signal, _ flow: inout ClockInFlow) -> Int? {
    var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
    flow.handle(signal, &platform)
    for request in platform.list {
      if case .send(let request) = request { return request.id }
    }
    return nil
  }

  private static func time(of number: Int) -> Int { 1_767_225_600_000 + number * 60_000 }

  /// A way through a town, which turns at every twentieth point.
  private static func body(_ count: Int) -> String {
    var position = Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000)
    let points = (1...count).map { number in
      if number.isMultiple(of: 3) || number % 20 == 0 {
        position = position?.position(at: .meters(180), bearing: Double(number / 20 * 75 % 360))
      } else {
        position = position?.position(at: .meters(90), bearing: Double(number / 20 * 75 % 360))
      }
      return #"{"n":\#(number),"timeMs":\#(time(of: number)),"#
        + #""lat":\#(position?.latitudeDegrees ?? 0),"lng":\#(position?.longitudeDegrees ?? 0),"#
        + #""accuracy":\#(5 + number % 30),"speed":1390}"#
    }
    return #"{"points":[\#(points.joined(separator: ","))]}"#
  }
}
