import DeviceInterface
import HostedApps
import SpeedGuard

/// A measurement of an app in SwiftUI with 200 rows: what a touch costs until the new screen is there, and its start.
struct ScreenPart {
  private let name = "rehearse-bench-swiftui"
  private let touches: Int
  private let runs: Int
  private let repetitions: Int
  private let starts: HostedStarts

  init(_ options: BenchOptions) {
    touches = options.isQuick ? 50 : 500
    runs = options.isQuick ? 10 : 100
    repetitions = options.isQuick ? 1 : 5
    starts = HostedStarts(options)
  }

  func section() async -> TableSection {
    var section = TableSection("An app in SwiftUI with 200 rows, in a process of its own")
    let program = "\(Programs.ownFolder)/\(name)"
    guard Programs.isExecutable(program) else {
      section.skip(
        "touches",
        because: "there is no \(name) beside this: swift build -c release --product \(name)")
      return section
    }
    let app = AppDescription(name: "Bench", command: [program], in: "/")
    await addTouches(app, to: &section)
    await starts.add(app, to: &section, goalInMilliseconds: 15)
    addRuns(app, to: &section)
    HostedApps.close()
    return section
  }

  private static func opened(_ app: AppDescription) -> HostedProcess {
    var process = HostedProcess(app, seed: 0)
    var platform = Requests(HostedStarts.facts)
    process.handle(.launched(.user), &platform)
    process.handle(.becameActive, &platform)
    return process
  }

  /// Touches a row; returns whether it was there, and the app has answered.
  private static func touch(_ number: Int, _ process: inout HostedProcess) -> Bool {
    var platform = Requests(HostedStarts.facts)
    guard let row = process.screen.items.first(where: { $0.title == "Row \(number)" }) else {
      return false
    }
    process.handle(.tapped(row.title), &platform)
    return process.trouble == nil
  }

  private func addTouches(_ app: AppDescription, to section: inout TableSection) async {
    var process = Self.opened(app)
    var isShown = true
    let samples = await Alternation.measure(repetitions) {
      for number in 0..<touches { isShown = Self.touch(number % 200, &process) && isShown }
    }
    let count = touches * (repetitions + 1)
    guard isShown, process.screen.message?.contains("\(count) touches") ?? false else {
      return section.skip(
        "touches", because: process.trouble.map { "\($0)" } ?? "a row did not answer")
    }
    let time = samples.figure.map { $0 / Double(touches) }
    section.add(
      "a touch, until the new screen is there", measured: FigureText.milliseconds(time),
      goal: Goal(time.best, atMost: 0.001, "1 ms"))
  }

  /// Processes that are told the same, each from its start.
  private func addRuns(_ app: AppDescription, to section: inout TableSection) {
    let shown = (0..<runs).map { _ in
      var process = Self.opened(app)
      return (0..<5).map { number -> Screen in
        _ = Self.touch(number * 7, &process)
        return process.screen
      }
    }
    let equal = shown.filter { $0 == shown[0] && Set($0).count == 5 }.count
    section.add(
      "runs whose five screens are those of the first", measured: "\(equal) of \(runs)",
      goal: Goal(Double(equal), atLeast: Double(runs), "\(runs)"))
  }
}
