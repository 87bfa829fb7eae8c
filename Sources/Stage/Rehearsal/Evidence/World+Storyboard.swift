public import DeviceInterface
import DeviceSimulator
public import ScenarioRunner
public import Storyboards

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
      map: RouteMap(self, film), exchanges: exchanges,
      trace: log.events)
  }

  /// Shows in the storyboard what somebody else than the phone's user has before them now, such as a customer.
  public mutating func film(_ page: Screen, of reader: String) {
    withFilm { film, world in film.keep(page, of: reader, world) }
  }

  /// Keeps what is in view before the user does something.
  mutating func filmBeforeAction() {
    withFilm { film, world in film.willAct(world) }
  }

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
  private mutating func withFilm(_ body: (inout Film, World) -> Void) {
    guard var current = film else { return }
    film = nil
    body(&current, self)
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
