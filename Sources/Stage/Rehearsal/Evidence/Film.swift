public import DeviceInterface
import DeviceSimulator
public import ScenarioRunner
public import Storyboards

/// The film of a scenario, kept while it is played, where a report wants to show it.
///
/// A world has one only when it is asked for, so nothing of this costs a run without such a report anything.
struct Film: Hashable, Sendable {
  /// The most pictures kept of one step; a loop of taps must not fill the memory.
  static let framesPerStepMax = 12
  /// The most corners of the true route that are kept: more than a day with one at every second.
  static let routeSamplesMax = 100_000

  private(set) var frames: [Frame] = []
  private(set) var route: [RouteMap.Sample] = []
  /// Whether the route has more corners than are kept.
  private(set) var isRouteCut = false
  /// The states over time, one recorder for each lane that has states.
  private(set) var states: [StateRecorder] = StateRecorder.all
  /// What the app recorded.
  private(set) var recorded = RecordedTrack()
  /// What was in view before the user last did something; it becomes a frame if that was a tap.
  private var before: Picture?
  private var step = 0
  /// How many entries the journal had at the end of each step.
  private var entryCounts: [Int] = []
  private var framesOfStep = 0
  /// Up to when the route is known.
  private var routeEnd = Instant.start

  /// The last step that ended, from 0.
  var lastStep: Int { max(0, step - 1) }

  /// Keeps what is in view before the user does something.
  mutating func willAct(_ world: World) {
    before = Picture(world)
    follow(world.phone)
  }

  /// Keeps the states of everything that has a lane.
  mutating func observe(_ world: World) {
    for index in states.indices { states[index].observe(world, step: step) }
    let news = world.app.box.news { recorded.known(of: $0) }
    for track in news?.tracks ?? [] { recorded.observe(track, at: world.virtualTime) }
  }

  /// Keeps the picture in which the user tapped something.
  mutating func tapped(_ label: String, _ target: Frame.Target, in world: World) {
    guard let before, framesOfStep < Self.framesPerStepMax else { return }
    frames.append(
      Frame(
        time: world.virtualTime, step: step, picture: before, tapped: label,
        target: target, place: world.phone.position))
    framesOfStep += 1
    self.before = nil
  }

  /// Keeps a page that somebody else has before them, among the pictures of the step.
  mutating func keep(_ page: Screen, of reader: String, _ world: World) {
    guard framesOfStep < Self.framesPerStepMax else { return }
    var picture = Picture(world)
    picture.front = .page(of: reader, page.frozen(atUptime: world.phone.uptime))
    (picture.notifications, picture.alert, picture.isRinging) = ([], nil, false)
    guard frames.last(where: { $0.picture.front.reader == reader })?.picture.front != picture.front
    else { return }
    frames.append(Frame(time: world.virtualTime, step: step, picture: picture))
    framesOfStep += 1
  }

  /// Keeps what a step led to.
  mutating func endStep(_ index: Int, _ world: World) {
    follow(world.phone)
    observe(world)
    frames.append(
      Frame(
        time: world.virtualTime, step: index, picture: Picture(world), place: world.phone.position))
    entryCounts.append(world.journal.entries.count)
    before = nil
    step = index + 1
    framesOfStep = 0
  }

  /// Returns the step during which each entry of the journal was written.
  func steps(of journal: Journal) -> [Int] {
    var steps: [Int] = []
    steps.reserveCapacity(journal.entries.count)
    for (step, count) in entryCounts.enumerated() where count > steps.count {
      steps.append(contentsOf: repeatElement(step, count: count - steps.count))
    }
    let rest = max(0, journal.entries.count - steps.count)
    return steps + repeatElement(max(0, step - 1), count: rest)
  }

  /// Takes over where the phone went since it was last looked at.
  private mutating func follow(_ phone: Phone) {
    for (instant, position) in phone.path(since: routeEnd) {
      guard route.count < Self.routeSamplesMax else {
        isRouteCut = true
        return
      }
      let sample = RouteMap.Sample(time: instant.sinceStart, place: position)
      // A phone at rest is one place however long it rests; the last sample then only moves in time.
      if route.last?.place == sample.place, route.dropLast().last?.place == sample.place {
        route[route.count - 1] = sample
      } else if route.last != sample {
        route.append(sample)
      }
    }
    routeEnd = phone.now
  }
}

extension Picture.Front {
  /// Who has the page before them, if it is one.
  fileprivate var reader: String? { if case .page(let reader, _) = self { reader } else { nil } }
}

/// How a scenario is filmed, where a report wants to show it.
extension World {
  /// Begins to keep what a storyboard needs.
  public mutating func beginStoryboard() {
    film = Film()
    journal.keepsAll = true
    observeForStoryboard([])
  }

  /// Keeps what is to be seen after a step.
  public mutating func addToStoryboard(afterStep index: Int) {
    // A step that failed has not settled; what the phone wrote down until then belongs to it.
    collectPhoneLog()
    withFilm { film, world in film.endStep(index, world) }
  }

  /// Hands the storyboard to the runner, which knows nothing of phones.
  public func exhibit() -> Exhibit? { storyboard().map { Exhibit($0) } }

  /// Returns the scenario as it was seen; nil where it was not filmed.
  public func storyboard() -> Storyboard? {
    guard let film else { return nil }
    let steps = film.steps(of: journal)
    let exchanges = zip(journal.entries, steps).compactMap { entry, step -> ServerExchange? in
      guard case .received(let request, let reply) = entry.what else { return nil }
      return ServerExchange(request, reply, at: entry.at, step: step)
    }
    var lanes = film.states.map { Lane($0, self, steps: steps, lastStep: film.lastStep) }
    lanes.append(Lane(requests: exchanges, until: virtualTime))
    var log = EventLog(on: platform)
    for (entry, step) in zip(journal.entries, steps) { log.add(entry, step: step) }
    return Storyboard(
      frames: film.frames,
      lanes: Lane.Subject.allCases.compactMap { subject in lanes.first { $0.subject == subject } },
      map: RouteMap(self, film), exchanges: exchanges, trace: log.trace)
  }

  /// Shows in the storyboard what somebody else than the phone's user has before them now, such as a customer.
  public mutating func film(_ page: Screen, of reader: String) {
    withFilm { film, world in film.keep(page, of: reader, world) }
  }

  /// Keeps what is in view before the user does something.
  mutating func filmBeforeAction() { withFilm { film, world in film.willAct(world) } }

  /// Looks at what the phone has just written down, and at the states that are now.
  mutating func observeForStoryboard(_ entries: [PhoneLogEntry]) {
    withFilm { film, world in
      for entry in entries {
        if let (label, target) = entry.what.tap { film.tapped(label, target, in: world) }
      }
      film.observe(world)
    }
  }

  /// Lets the film look at the world that holds it; out of it meanwhile, so that its arrays are not copied.
  ///
  /// The world is handed on as it is, to be read: a copy of it each time would cost more than what is looked at.
  private mutating func withFilm(_ body: (inout Film, inout World) -> Void) {
    guard var current = film.take() else { return }
    body(&current, &self)
    film = current
  }
}

extension PhoneLogItem {
  /// The label of what the user tapped, and what carries it; nil where the user tapped nothing that can be seen.
  fileprivate var tap: (label: String, target: Frame.Target)? {
    switch self {
    case .alertAnswered(let label): (label, .alert)
    case .choseInSettings(let label): (label, .settings)
    case .told(.tapped(let label)): (label, .control)
    case .told(.tappedPlay): ("Play", .player)
    case .told(.tappedPause): ("Pause", .player)
    case .told(.tappedPoint(let number)): ("Point \(number)", .point)
    case .told(.entered(_, let field)): (field, .field)
    default: nil
    }
  }
}
