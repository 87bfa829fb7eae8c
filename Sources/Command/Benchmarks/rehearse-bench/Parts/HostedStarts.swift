import DeviceInterface
import HostedApps

/// A measurement of processes that start, are told that they were opened, and end.
struct HostedStarts {
  private let count: Int
  private let repetitions: Int

  init(_ options: BenchOptions) {
    count = options.isQuick ? 5 : 50
    repetitions = options.isQuick ? 1 : 5
  }

  /// What the phone of these measurements is like.
  static var facts: Facts { Facts(platform: .iOS, permission: Permission(.always)) }

  func add(
    _ app: AppDescription, to section: inout TableSection, goalInMilliseconds goal: Double? = nil
  ) async {
    var hasTrouble = false
    let samples = await Alternation.measure(repetitions) {
      for _ in 0..<count {
        var process = HostedProcess(app, seed: 0)
        var platform = Requests(Self.facts)
        process.handle(.launched(.user), &platform)
        process.finishOutside()
        hasTrouble = hasTrouble || process.trouble != nil
      }
    }
    guard !hasTrouble else { return section.skip("starts", because: "a process did not end well") }
    let time = samples.figure.map { $0 / Double(count) }
    section.add(
      "start and end", measured: FigureText.milliseconds(time),
      goal: goal.map { Goal(time.best, atMost: $0 / 1e3, "\(Int($0)) ms") })
  }
}
