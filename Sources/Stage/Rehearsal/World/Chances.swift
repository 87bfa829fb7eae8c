import BackendSimulator
import DeviceInterface
import DeviceSimulator
public import ScenarioRunner

/// The chances of the app and the servers to notice anything, by which checks of what is not are judged.
///
/// That nothing came where nothing could come is so with any app.
struct Chances: Hashable, Sendable {
  /// The state of things at one moment.
  struct Moment: Hashable, Sendable {
    let time: Duration
    /// How many signals and requests had gone between app and phone.
    let exchangeCount: Int
    /// How much had been recorded and had come to servers.
    let recordCount: Int
    let hasProcess: Bool

    /// Whether nothing has come to the app between the two, in a time in which it can do nothing by itself.
    func isRight(before later: Moment) -> Bool {
      exchangeCount == later.exchangeCount && isInstant(before: later)
    }

    /// Whether an app can do nothing by itself in the time between the two.
    func isInstant(before later: Moment) -> Bool { later.time - time < .seconds(1) }
  }

  /// The reason for which nobody can have noticed the latest deeds.
  enum Blindness: Hashable, Sendable {
    /// They only lay out what is around the app, which was told nothing since.
    case arranged
    /// The app's process ended by them.
    case ended
  }

  /// Deeds of no length, since the first of which nothing was recorded or sent.
  private struct Stillness: Hashable, Sendable {
    let start: Moment
    /// Whether one of them lays out something around the app.
    var hasFault: Bool
    /// Whether the app was touched, or came to the front, so that it may have done something about it.
    var hasTurn = false
  }

  /// A step that has decided a state of things, and how far things were before it.
  private struct Decision: Hashable, Sendable {
    let step: Int
    let moment: Moment
  }

  /// Whether many histories are played from here on, of which one tells nothing of what another makes of a step.
  private(set) var isOneOfMany = false
  private var stillness: Stillness?
  /// By which steps states of things were decided that no check has looked at since.
  private var decisions: [DecidedState: Decision] = [:]
  /// Whether anything can have reached a server since the deeds began that the next checks look back on.
  private(set) var wasOpen = false
  /// How many requests have come to servers.
  private(set) var requestCount = 0

  /// Takes note that a deed begins.
  mutating func beginDeed(isArranging: Bool, at moment: Moment) {
    if isStill(at: moment) {
      if isArranging { stillness?.hasFault = true }
    } else {
      stillness = Stillness(start: moment, hasFault: isArranging)
    }
  }

  /// Takes note that the app was touched or came to the front.
  mutating func addTurn() { stillness?.hasTurn = true }

  /// Returns why nobody can have noticed the latest deeds; nil where somebody can.
  func blindness(at moment: Moment) -> Blindness? {
    guard let stillness, isStill(at: moment), !stillness.hasTurn else { return nil }
    if stillness.start.hasProcess, !moment.hasProcess { return .ended }
    return stillness.hasFault ? .arranged : nil
  }

  /// Whether nothing was recorded or sent since the first of the latest deeds, in a time that is too short for it.
  private func isStill(at moment: Moment) -> Bool {
    guard let start = stillness?.start else { return false }
    return start.recordCount == moment.recordCount && start.isInstant(before: moment)
  }

  /// Takes note that a step decides a state of things; returns the step that has decided it right before, unseen.
  mutating func decide(_ state: DecidedState, step: Int, at moment: Moment) -> Int? {
    let earlier = decisions.updateValue(Decision(step: step, moment: moment), forKey: state)
    guard let earlier, earlier.step != step, earlier.moment.isRight(before: moment) else {
      return nil
    }
    return earlier.step
  }

  /// Takes note that many histories are played from here on.
  mutating func beginSearch() { isOneOfMany = true }

  /// Takes note that a check looks at how things are.
  mutating func look() { decisions = [:] }

  /// Takes note that the app is told something while its requests can reach a server.
  mutating func addOpen() { wasOpen = true }

  /// Takes note that deeds begin that the next checks look back on.
  mutating func beginBlock() { wasOpen = false }

  /// Takes note that a request has come to a server.
  mutating func addRequest() {
    requestCount += 1
    wasOpen = true
  }
}

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
          notes: [
            "\(before: "When 5 minutes pass", lead: "Let it take effect first, for example: ")"
          ]), isBaseline: false)
    case .ended:
      EmptyCheck(
        InvalidStep(
          "The app's process has just ended, and no later check tells what it makes of that.",
          notes: ["Let it run again, or let time pass, and check then."]), isBaseline: true)
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
