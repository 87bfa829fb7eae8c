/// What the app and the servers had a chance to notice, by which checks of what is not are judged.
///
/// That nothing came where nothing could come is so with any app.
struct Chances: Hashable, Sendable {
  /// How far things were at one moment.
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

  /// Why nobody can have noticed the latest deeds.
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
