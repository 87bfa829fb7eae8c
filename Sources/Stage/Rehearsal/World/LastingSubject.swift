import BackendSimulator
import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// A thing that a scenario can lay out around the app so that it stays, and matters only to what meets it.
enum LastingSubject: Hashable, Sendable {
  /// How long the server at the place takes to answer.
  case latency(server: Int)
  /// What the server at the place makes of every request.
  case treatment(server: Int)
  /// What the server at the place answers to requests of the pattern.
  case answer(server: Int, RequestPattern)
  /// How long it takes to answer them.
  case pace(server: Int, RequestPattern)
  /// How long requests and answers are on their way.
  case networkLatency
  /// Which requests the network loses.
  case requestLoss
  /// Which answers the network loses.
  case replyLoss
  /// How long the receiver searches.
  case search
  /// What the receiver hears where nothing else is said.
  case signal(hears: Bool)
  /// How accurate positions are.
  case accuracy
  /// How far positions scatter.
  case scatter
  /// That somebody else than the receiver tells the positions.
  case mock
  /// That the receiver's clock is wrong.
  case receiverClock
  /// That some positions are far off. Which ones is drawn by lot, so it is met by any: the seed decides no verdict of it.
  case outliers
  /// Where the receiver hears in a way of its own, in the order in which such zones were added.
  case zone(Int)
  /// That the receiver repeats an old position.
  case repetition
  /// What the motion sensors take the movement for.
  case mistake(Motion)
  /// That the user moves.
  case way
  /// That the battery drains.
  case drain
  /// Something that the user or the scenario has switched.
  case state(DecidedState)

  /// What a step has done with it.
  var verb: String { if case .state = self { "decides" } else { "arranges" } }

  /// What it is, in words.
  var what: String {
    switch self {
    case .latency, .pace: "how long an answer takes"
    case .treatment: "how a server treats what it receives"
    case .answer(_, let pattern): "the answer to \(pattern)"
    case .networkLatency: "how long the network takes"
    case .requestLoss: "which requests the network loses"
    case .replyLoss: "which answers the network loses"
    case .search: "how long the receiver searches"
    case .signal: "what the receiver hears"
    case .accuracy: "how accurate positions are"
    case .scatter: "that positions scatter"
    case .mock: "who tells the positions"
    case .receiverClock: "that the receiver's clock is wrong"
    case .outliers: "that some positions are far off"
    case .zone: "a place where the receiver hears otherwise"
    case .repetition: "that the receiver repeats its last position"
    case .mistake: "that the motion sensors are mistaken"
    case .way: "that the user moves"
    case .drain: "that the battery drains"
    case .state(let state): state.rawValue
    }
  }

  /// What did not come, in words that follow "but".
  var missing: String {
    switch self {
    case .latency, .treatment: "that server has received no request since"
    case .answer(_, let pattern), .pace(_, let pattern): "no \(pattern) came"
    case .networkLatency: "no request has left the phone since"
    case .requestLoss, .replyLoss: "none got lost"
    case .search: "the receiver never had to search"
    case .signal(let hears):
      hears
        ? "nobody has looked for a position since"
        : "nobody has looked for a position while it lasted"
    case .accuracy, .scatter, .mock, .receiverClock, .outliers: "no position was measured since"
    case .zone: "nobody has looked for a position in it"
    case .repetition: "nobody has looked for a position meanwhile"
    case .mistake: "the app was never told of such a movement"
    case .way: "no time has passed since, so the user has not gone a step"
    case .drain: "no time has passed since, so it holds what it held"
    case .state: "the app was told nothing and has asked for nothing since"
    }
  }

  /// What to write instead or besides.
  var advice: [Note] {
    switch self {
    case .way:
      [
        "Let time pass, for example: \(before: "When 10 minutes pass", lead: "")\(before: "When the user arrives", lead: ", or: ")"
      ]
    case .drain: ["Let time pass, for example: When 10 minutes pass"]
    default: ["Let that happen after it, or \(leftOut: "leave the step out")."]
    }
  }

  /// What of a phone shows that it has made a difference; empty where something else does.
  var encounters: Encounters {
    switch self {
    case .latency, .treatment, .answer, .pace, .zone, .way, .drain, .state: []
    case .networkLatency: .request
    case .requestLoss: .loss
    case .replyLoss: .replyLoss
    case .search: .search
    case .signal(let hears): hears ? .listening : .silence
    case .accuracy, .scatter, .mock, .receiverClock, .outliers: .listening
    case .repetition: .repetition
    case .mistake: .mistake
    }
  }
}

extension World {
  /// Takes note that the present step lays out something that stays so, and that something must meet; or that it is as
  /// usual again.
  mutating func layOut(_ subject: LastingSubject, unless isUsual: Bool = false) {
    if isUsual { return takeBack { $0 == subject } }
    guard !chances.isOneOfMany else { return }
    // What was met before is met; from now on the same is looked for anew.
    forgetMetLayouts()
    phone.forget(subject.encounters)
    course.layOut(subject, mark: mark(of: subject), at: moment)
  }

  /// Forgets what was laid out and has made a difference.
  mutating func forgetMetLayouts() {
    guard !course.layouts.isEmpty else { return }
    course.layouts = course.layouts.filter { !isMet($0) }
  }

  /// Takes note that something is no longer so.
  mutating func takeBack(_ isTakenBack: (LastingSubject) -> Bool) {
    forgetMetLayouts()
    course.takeBack(isTakenBack)
  }

  /// Takes note that the present step decides a state of things; whatever decided it right before, unseen, was for nothing.
  mutating func decide(_ state: DecidedState) {
    guard !chances.isOneOfMany else { return }
    if let earlier = chances.decide(state, step: course.step, at: moment) {
      course.waste(state, ofStep: earlier)
    }
  }

  /// Takes note that a check reads how a state of things was decided, which shows that it has made a difference.
  mutating func readBack(_ state: DecidedState) { course.readBack(state) }

  /// How much a server has received: only what comes from then on shows that its behaviour has made a difference.
  private func mark(of subject: LastingSubject) -> Int {
    switch subject {
    case .latency(let server), .treatment(let server): servers[server].log.count
    default: 0
    }
  }

  /// Whether something that was laid out has made a difference.
  private func isMet(_ layout: Course.Layout) -> Bool {
    switch layout.subject {
    case .latency(let server), .treatment(let server): servers[server].log.count > layout.mark
    case .answer(let server, let pattern): !servers[server].script.isUntouched(pattern)
    case .pace(let server, let pattern): !servers[server].script.isDelayUntouched(pattern)
    case .zone(let place): phone.isSignalZoneMet(place)
    case .way, .drain: moment.time > layout.moment.time
    case .state: moment.exchangeCount > layout.moment.exchangeCount
    case .networkLatency, .requestLoss, .replyLoss, .search, .signal, .accuracy, .scatter,
      .mock, .receiverClock, .outliers, .repetition, .mistake:
      phone.encounters.isSuperset(of: layout.subject.encounters)
        && !layout.moment.isRight(before: moment)
    }
  }
}
