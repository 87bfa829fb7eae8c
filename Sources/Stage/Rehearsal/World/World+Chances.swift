import BackendSimulator
import DeviceInterface
import DeviceSimulator
public import ScenarioRunner

/// Whether a check of what is not could have failed.
extension World {
  /// Takes note that a step or an event of a table begins that brings something about.
  mutating func beginDeed(about concern: StepConcern) {
    chances.beginDeed(isArranging: concern == .surroundings, at: moment)
  }

  /// Takes note that somebody else than the app asks a server or sends it something, so that something may come of it there.
  public mutating func noteDeedOfOthers() { chances.addTurn() }

  /// Takes note that a check, or one among the events of a table, looks at how things are.
  mutating func look() {
    chances.look()
    course.look()
  }

  /// Takes note that deeds begin that the next checks look back on.
  mutating func beginBlock() { chances.beginBlock() }

  /// Returns why nothing can have come to what checks of the concern look at; nil where something can.
  public func reasonNothingCame(to concern: StepConcern) -> EmptyCheck? {
    switch concern {
    case .app, .surroundings: nil
    case .history: blindness
    case .server: cutOff ?? blindness
    }
  }

  /// How far things are.
  var moment: Chances.Moment {
    Chances.Moment(
      time: virtualTime, exchangeCount: journal.exchangeCount,
      recordCount: tracks.records.reduce(chances.requestCount) { $0 + $1.entries.count },
      hasProcess: phone.appState.hasProcess)
  }

  private var blindness: EmptyCheck? {
    switch chances.blindness(at: moment) {
    case nil: nil
    case .arranged:
      EmptyCheck(
        InvalidStep(
          "Nothing was recorded or sent since what happened last, so this was so before it already.",
          notes: ["Let it take effect first, for example: When 5 minutes pass"]),
        isBaseline: false)
    case .ended:
      EmptyCheck(
        InvalidStep(
          "The app's process has just ended, and no later check tells what it makes of that.",
          notes: ["Let it run again, or let time pass, and check then."]),
        isBaseline: true)
    }
  }

  private var cutOff: EmptyCheck? {
    guard !phone.reachesServers, !chances.wasOpen else { return nil }
    let (what, end) =
      phone.isOnline
      ? ("the network lets nothing through", "Given the network works again")
      : ("the phone is offline", "When the phone comes back online")
    return EmptyCheck(
      InvalidStep(
        "No request can have reached a server, as \(what), and no later check tells what came of that.",
        notes: [
          "Let what waits arrive and check then, for example: \(end), and: When 5 minutes pass",
          "Or check what the app shows, and keeps on the phone.",
        ]),
      isBaseline: true)
  }
}
