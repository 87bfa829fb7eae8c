import BackendSimulator
import DeviceInterface
import ScenarioRunner

/// The course of the scenario so far, and what its steps have arranged that nothing has come of yet.
struct Course: Hashable, Sendable {
  /// An event that happens once, later, and is arranged before.
  enum Subject: Hashable, Sendable {
    /// What becomes of the next request of the scope to the server at the place.
    case treatment(server: Int, RequestScope)
    /// The answer that was given for the next request of the pattern to the server at the place.
    case answer(server: Int, RequestPattern)
    /// The next request of the scope comes late.
    case delay(RequestScope)
    /// The next position is wrong.
    case stray
    /// The next request for a position fails.
    case failure
    /// The platform has a position from before for whoever asks next.
    case remembered
    /// The time zone changes at the moment, to the zone of the reading.
    case zone(WallTime)
  }

  /// Something arranged, and by which step.
  struct Arrangement: Hashable, Sendable {
    let subject: Subject
    let step: Int
  }

  /// Something arranged that stays so, by which step, and how far its subject was then.
  struct Layout: Hashable, Sendable {
    let subject: LastingSubject
    let step: Int
    let mark: Int
    /// How far things were then.
    let moment: Chances.Moment
    /// Whether a check has looked at how things are since.
    var isSeen = false

    /// Whether a check can have told that it was switched, for which the app is not needed.
    var isShown: Bool { if case .state = subject { isSeen } else { false } }
  }

  /// A step that another one has taken back before anything came of it.
  struct Waste: Hashable, Sendable {
    /// What it has done: decided or arranged something.
    let verb: String
    /// What, in words.
    let what: String
    /// What did not come of it, in words that follow "but".
    let missing: String
    let step: Int
  }

  /// Something arranged that only an app with an ability can tell.
  struct ExpectedUse: Hashable, Sendable {
    let ability: AppAbility
    /// What was arranged, in words.
    let what: String
    let step: Int
  }

  /// What was arranged before the scenario said which app is played.
  private(set) var expectedUses: [ExpectedUse] = []
  /// The present step, from 0; -1 before the first.
  private(set) var step = -1
  /// What nothing has come of yet, the oldest first.
  private(set) var pending: [Arrangement] = []
  /// What stays so and has made no difference yet, the oldest first.
  var layouts: [Layout] = []
  /// What was taken back before it could make a difference.
  private(set) var wasted: [Waste] = []
  /// When the scenario has last set aside what there was, if no step has brought anything about since.
  private var stillSince: Duration?

  /// Takes note that a step begins: all but checks bring something about.
  mutating func begin(_ kind: StepKind) {
    step += 1
    if kind != .then { stillSince = nil }
  }

  /// Takes note that the scenario looks only at what comes from now on.
  mutating func setAside(at time: Duration) { stillSince = time }

  /// Takes note that a check lets time pass, beginning now.
  mutating func letTimePass() { stillSince = nil }

  /// Whether nothing can have come since something was set aside, as no step and no time lies between.
  func isStill(at time: Duration) -> Bool { stillSince == time }

  /// Takes in what is still to come, the oldest first for each subject: what is new was arranged by the present step.
  mutating func follow(_ subjects: [Subject]) {
    guard !subjects.isEmpty || !pending.isEmpty else { return }
    var new = subjects
    var kept: [Arrangement] = []
    // What has come about was the oldest of its subject.
    for arrangement in pending.reversed() {
      guard let place = new.firstIndex(of: arrangement.subject) else { continue }
      new.remove(at: place)
      kept.append(arrangement)
    }
    pending = kept.reversed() + new.map { Arrangement(subject: $0, step: step) }
  }

  /// Takes note of something that only an app with the ability can tell.
  mutating func expectUse(of ability: AppAbility, for what: String) {
    expectedUses.append(ExpectedUse(ability: ability, what: what, step: step))
  }

  /// Takes note that what a step has decided of the state of things was decided anew before anybody saw it.
  mutating func waste(_ state: DecidedState, ofStep earlier: Int) {
    wasted.append(
      Waste(
        verb: "decides", what: state.rawValue,
        missing: "the app was told nothing in between, and no check has looked", step: earlier))
  }

  /// Takes note that the present step lays something out that stays so.
  mutating func layOut(_ subject: LastingSubject, mark: Int, at moment: Chances.Moment) {
    takeBack { $0 == subject }
    layouts.append(Layout(subject: subject, step: step, mark: mark, moment: moment))
  }

  /// Takes note that something is no longer so; where it made no difference it was for nothing.
  mutating func takeBack(_ isTakenBack: (LastingSubject) -> Bool) {
    guard !layouts.isEmpty else { return }
    for layout in layouts
    where isTakenBack(layout.subject) && layout.step != step && !layout.isShown {
      wasted.append(
        Waste(
          verb: layout.subject.verb, what: layout.subject.what, missing: layout.subject.missing,
          step: layout.step))
    }
    layouts.removeAll { isTakenBack($0.subject) }
  }

  /// Takes note that a check reads how the state was decided, so that it could have failed otherwise.
  mutating func readBack(_ state: DecidedState) {
    layouts.removeAll { $0.subject == .state(state) }
  }

  /// Takes note that a check looks at how things are: what was switched before may be switched back.
  mutating func look() { for place in layouts.indices { layouts[place].isSeen = true } }
}

/// A state of things that a scenario can decide; the words say what it is.
enum DecidedState: String, Hashable, Sendable {
  case permission = "what the app may do with location"
  case services = "whether Location Services are on"
  case position = "where the user is"
  case network = "whether there is a network"
  case battery = "how full the battery is"
  case drain = "whether the battery drains"
  case clock = "what the phone's clock shows"
  case storage = "how much storage is free"
  case version = "what the phone runs"
  case notifications = "whether the app may notify"
  case powerSaving = "whether the phone saves power"
  case backgroundRefresh = "whether Background App Refresh is on"
  case charger = "whether the phone is charged"
  case batteryUse = "how the app may use the battery"
  case networkPositions = "whether networks tell where the phone is"
}
