import DeviceInterface
import Gherkin
import HostedApps
import Rehearsal
import ScenarioRunner
import SpeedGuard

/// A measurement of an app in a process of its own: what a signal over the line costs, and a scenario with its process.
struct HostedPart {
  private let name: String
  private let title: String
  private let signals: Int
  private let starts: HostedStarts
  private let scenarios: Int
  private let repetitions: Int

  /// Creates the measurement of a program that lies beside this one.
  init(_ name: String, _ title: String, _ options: BenchOptions) {
    (self.name, self.title) = (name, title)
    signals = options.isQuick ? 2_000 : 20_000
    starts = HostedStarts(options)
    scenarios = options.isQuick ? 60 : 600
    repetitions = options.isQuick ? 1 : 5
  }

  func section() async -> TableSection {
    var section = TableSection(title)
    let program = "\(Programs.ownFolder)/\(name)"
    guard Programs.isExecutable(program) else {
      section.skip("signals and scenarios", because: "there is no \(name) beside this")
      return section
    }
    let app = AppDescription(name: "Bench", command: [program], in: "/")
    await addSignals(app, to: &section)
    await addNaps(app, to: &section)
    await starts.add(app, to: &section)
    await addScenarios(app, to: &section)
    HostedApps.close()
    return section
  }

  /// One line, one signal after the other.
  private func addSignals(_ app: AppDescription, to section: inout TableSection) async {
    guard let place = Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000) else { return }
    let position = Fix(position: place, accuracyMeters: 5, timestamp: .scenarioStart)
    var facts = HostedStarts.facts
    var process = HostedProcess(app, seed: 0)
    let samples = await Alternation.measure(repetitions) {
      for _ in 0..<signals {
        facts.uptime += .seconds(1)
        var platform = Requests(facts)
        process.handle(.fix(position), &platform)
      }
    }
    guard process.trouble == nil else {
      return section.skip(
        "signals", because: "the line broke: \(String(describing: process.trouble))")
    }
    let rate = samples.rate(of: signals)
    section.add(
      "signals through one line", measured: FigureText.perSecond(rate),
      goal: Goal(rate.best, atLeast: 20_000, "20,000 per s"))
  }

  /// Sleeps of a minute, one after the other, where the app has any.
  private func addNaps(_ app: AppDescription, to section: inout TableSection) async {
    var facts = HostedStarts.facts
    var process = HostedProcess(app, seed: 0)
    var asked = Requests(facts)
    process.handle(.tapped("Nap"), &asked)
    let timers = asked.list.compactMap { request -> String? in
      if case .schedule(let timer, _) = request { timer } else { nil }
    }
    guard let timer = timers.first else { return }
    let samples = await Alternation.measure(repetitions) {
      for _ in 0..<signals {
        facts.uptime += .seconds(60)
        var platform = Requests(facts)
        process.handle(.timerFired(timer), &platform)
      }
    }
    guard process.trouble == nil, process.screen.message?.contains(" 0 naps") == false else {
      return section.skip("minutes slept", because: "the app does not sleep")
    }
    section.add(
      "minutes slept by Task.sleep", measured: FigureText.perSecond(samples.rate(of: signals)))
  }

  /// Scenarios of five steps, each with a process of its own.
  private func addScenarios(_ app: AppDescription, to section: inout TableSection) async {
    var shelf = AppShelf()
    shelf.add(app, in: "")
    var library = StepVocabulary.library(apps: [HostedRoom.self])
    HostedSteps.add(to: &library, shelf)
    let load = ScenarioLoad(sources: [source], library: library)
    var summary: RunSummary?
    let samples = await Alternation.measure(repetitions) { summary = await load.run(workers: 2) }
    guard summary?.exitCode == 0 else {
      return section.skip("scenarios", because: "a scenario did not pass")
    }
    let rate = samples.rate(of: scenarios)
    section.add(
      "scenarios, two workers", measured: FigureText.perSecond(rate),
      goal: Goal(rate.best, atLeast: 300, "300 per s"))
  }

  private var source: Source {
    let scenario = """
        Scenario: It counts
          Given the app "Bench" is installed
          And location permission is while using
          When the user opens the app
          And the user taps "Start"
          And 3 seconds pass
          Then the screen shows "positions"

      """
    let text = "Feature: Bench\n" + String(repeating: scenario, count: scenarios)
    return Source(uri: "bench.feature", bytes: Array(text.utf8))
  }
}
