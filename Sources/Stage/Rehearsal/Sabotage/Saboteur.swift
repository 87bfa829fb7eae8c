import DeviceInterface
import DeviceSimulator
import Vocabulary

/// Somebody between an app and its phone, who notes what passes, and spoils what is to be spoiled.
struct Saboteur: Hashable, Sendable {
  /// What goes wrong; nil where the saboteur only looks.
  let sabotage: Sabotage?
  /// What has passed; noted only where nothing goes wrong.
  private(set) var use = ContractUse()
  /// What could be seen.
  private(set) var impressions = Impressions()
  /// What it does from here on depends on.
  private(set) var memory = Memory()

  /// A saboteur's memory of the app's process.
  struct Memory: Hashable, Sendable {
    /// The facts that the process read first; nil before it has read any.
    fileprivate var firstFacts: Facts?
    fileprivate var lastPosition: Position?
    fileprivate var keptDialog: Dialog?
    fileprivate var pastDialog: Dialog?
  }

  init(_ sabotage: Sabotage?) { self.sabotage = sabotage }

  mutating func add(_ impression: Impression) { impressions.add(impression) }

  /// Takes in what another saw in another history of the same scenario.
  mutating func add(_ other: Saboteur) {
    impressions.add(other.impressions)
    use.formUnion(other.use)
  }

  /// A new process has no memory, nor what was kept for the old one.
  mutating func beginProcess() { memory = Memory() }

  /// Returns what the app hears of a signal; nil for nothing.
  mutating func heard(_ signal: Signal) -> Signal? {
    switch sabotage {
    case nil: use.note(signal)
    case .unheard(let kind) where signal.term.unheard == kind: return nil
    case .deadButton(let label) where signal == .tapped(label): return nil
    case .positionRounded, .positionSwapped, .positionKept: return spoiled(signal)
    case .sentInTheClear:
      if case .requestFailed(Self.clearRequest, _) = signal { return nil }
    default: break
    }
    return signal
  }

  /// Returns what the app reads of the phone.
  mutating func read(_ facts: Facts) -> Facts {
    let first = memory.firstFacts ?? facts
    memory.firstFacts = first
    var facts = facts
    switch sabotage {
    case nil: use.note(facts, since: first)
    case .stale(let kind): kind.age(&facts, to: first)
    case .storageForgotten: facts.storage = [:]
    default: break
    }
    return facts
  }

  /// Returns what the app asks for in the place of its requests.
  mutating func asked(
    _ requests: [Request], after signal: Signal, mayLocate: Bool
  ) -> [Request] {
    switch sabotage {
    case nil:
      use.note(requests, after: signal)
      return requests
    case .neverAsked(let kind): return requests.filter { $0.term.unasked != kind }
    case .askedTwice(let kind):
      return requests.flatMap { $0.term.unasked == kind ? [$0, $0] : [$0] }
    case .askedBackwards: return requests.reversed()
    case .askedWithoutPermission:
      guard signal == .becameActive, !mayLocate else { return requests }
      return requests + [.requestFix(FixRequest(timeout: .seconds(10)))]
    case .storageHalfWritten: return requests.map(halved)
    case .timerLate: return requests.map { paced($0) { $0 * 2 } }
    case .timerEarly: return requests.map { paced($0) { $0 / 2 } }
    case .alwaysLocated, .neverLocated: return requests.map(located)
    case .askedGreedily: return requests.flatMap(greedy)
    case .sentInTheClear: return requests.flatMap(repeatedInTheClear)
    case .noReaction(let trigger, let kind):
      guard trigger == Sabotage.Trigger(signal) else { return requests }
      return requests.filter { $0.term.unasked != kind }
    default: return requests
    }
  }

  private func halved(_ request: Request) -> Request {
    switch request {
    case .store(let key, let value): .store(key: key, value: half(of: value))
    case .append(let key, let line): .append(key: key, line: half(of: line))
    default: request
    }
  }

  private func half(of text: String) -> String { String(text.prefix(text.count / 2)) }

  private func paced(_ request: Request, _ pace: (Duration) -> Duration) -> Request {
    guard case .schedule(let name, let time) = request else { return request }
    return .schedule(timer: name, after: pace(time))
  }

  /// Puts a place into what is asked of a server, or takes it out.
  private func located(_ request: Request) -> Request {
    guard case .send(var query) = request, query.method == .get else { return request }
    if sabotage == .neverLocated {
      query.query.removeAll(where: \.isCoordinate)
    } else if !query.query.contains(where: \.isCoordinate) {
      query.query += ServerRequest.QueryItem.coordinateNames.map {
        ServerRequest.QueryItem($0, "52.2297")
      }
    }
    return .send(query)
  }

  private func greedy(_ request: Request) -> [Request] {
    let all = UpdateRequest(
      desiredAccuracyMeters: 1, interval: .seconds(1), allowsBackground: true,
      pausesAutomatically: false)
    return switch request {
    case .startUpdates: [.startUpdates(all)]
    case .requestFix: [request, .startUpdates(all)]
    default: [request]
    }
  }

  /// The number of the requests that the app knows nothing of.
  private static let clearRequest = Int.max

  private func repeatedInTheClear(_ request: Request) -> [Request] {
    guard case .send(var query) = request else { return [request] }
    query.id = Self.clearRequest
    query.isClear = true
    return [request, .send(query)]
  }

  // MARK: What the app shows.

  /// Takes in the dialog that the app shows after a signal, and returns the one that is seen.
  mutating func seen(_ dialog: Dialog?, after signal: Signal) -> Dialog? {
    switch sabotage {
    case nil: use.note(dialog)
    case .popupStays(let title) where dialog?.title == title: memory.keptDialog = dialog
    case .popupAgain(let title): bringBack(title, dialog, after: signal)
    default: break
    }
    return shown(dialog)
  }

  /// Takes in the screen after a step.
  mutating func note(_ screen: Screen) { if sabotage == nil { use.note(screen) } }

  /// Returns the screen that is seen.
  func shown(_ screen: Screen) -> Screen {
    var screen = screen
    if case .reworded(let part) = sabotage {
      part.spoil(&screen)
    } else {
      screen.dialog = shown(screen.dialog)
    }
    return screen
  }

  /// Takes in the system's alert after a step.
  mutating func note(_ alert: SystemAlert) { if sabotage == nil { use.note(alert) } }

  /// Returns the system's alert that is seen.
  func shown(_ alert: SystemAlert) -> SystemAlert {
    guard sabotage == .reasonReworded, !alert.message.isEmpty else { return alert }
    var alert = alert
    alert.message = ScreenPart.otherWords
    return alert
  }

  /// Brings a popup up again that was there before, and lets it go when one of its buttons is tapped.
  private mutating func bringBack(_ title: String, _ dialog: Dialog?, after signal: Signal) {
    if let dialog, dialog.title == title { memory.pastDialog = dialog }
    switch signal {
    case .screenAppeared, .becameActive: memory.keptDialog = memory.pastDialog
    case .tapped(let label) where memory.keptDialog?.buttons.contains(label) == true:
      memory.keptDialog = nil
    default: break
    }
  }

  private func shown(_ dialog: Dialog?) -> Dialog? {
    switch sabotage {
    case .popupNeverShown(let title): return dialog?.title == title ? nil : dialog
    case .popupStays, .popupAgain: return memory.keptDialog ?? dialog
    case .reworded:
      var screen = Screen(title: "")
      screen.dialog = dialog
      return shown(screen).dialog
    default: return dialog
    }
  }

  // MARK: Positions on their way to the app.

  private mutating func spoiled(_ signal: Signal) -> Signal {
    switch signal {
    case .fix(let fix): .fix(spoiled(fix))
    case .regionEntered(let id, let fix?): .regionEntered(id: id, fix: spoiled(fix))
    case .regionExited(let id, let fix?): .regionExited(id: id, fix: spoiled(fix))
    case .regionDwelled(let id, let fix?): .regionDwelled(id: id, fix: spoiled(fix))
    default: signal
    }
  }

  private mutating func spoiled(_ fix: Fix) -> Fix {
    var fix = fix
    let position = fix.position
    fix.position = spoiled(position) ?? position
    memory.lastPosition = position
    return fix
  }

  private func spoiled(_ position: Position) -> Position? {
    switch sabotage {
    case .positionRounded:
      let unit: Int32 = 10_000
      return Position(
        latitudeE7: position.latitudeE7 / unit * unit,
        longitudeE7: position.longitudeE7 / unit * unit)
    case .positionSwapped:
      return Position(latitudeE7: position.longitudeE7, longitudeE7: position.latitudeE7)
    case .positionKept: return memory.lastPosition
    default: return nil
    }
  }
}

/// The saboteur of an app, kept apart so that an app without one costs no more than a word.
indirect enum Interference: Hashable, Sendable {
  /// Nobody stands between.
  case none
  /// Somebody does.
  case by(Saboteur)

  var saboteur: Saboteur? {
    guard case .by(let saboteur) = self else { return nil }
    return saboteur
  }

  /// Lets the saboteur do something; nothing happens where there is none.
  mutating func change<Result>(_ body: (inout Saboteur) -> Result) -> Result? {
    guard case .by(var saboteur) = self else { return nil }
    self = .none
    let result = body(&saboteur)
    self = .by(saboteur)
    return result
  }
}
