import DeviceInterface

/// How far an Android phone that nobody uses has gone to rest (`A-72`).
public enum DozeDepth: String, Hashable, Sendable, CaseIterable {
  /// Some minutes after the screen went off, also on the move: the network and deferred work wait.
  case light
  /// After about an hour, half of it without motion: the receiver waits too.
  case deep
}

/// What lets an Android phone that nobody uses go to rest (`A-72`).
enum DozeEntry: Hashable, Sendable {
  /// Time and stillness.
  case byItself
  /// Battery Saver, which brings deep Doze soon, wherever the phone is carried.
  case quick
  /// A developer's command alone.
  case onlyWhenTold
}

/// Doze: since when nobody uses the phone, how deep it rests, and when it lets things through for a while (`A-72`).
struct Doze: Hashable, Sendable {
  private var unusedSince: Instant?
  private var stillSince: Instant?
  /// Whether motion has ended deep Doze since nobody uses the phone, which comes again sooner then.
  private var wasStirred = false
  private var level: DozeDepth?
  private var isOpen = false
  /// How long the next stretch without a maintenance window lasts.
  private var distance = Duration.zero
  /// When a maintenance window begins, or ends.
  private var turnsAt: Instant?

  /// Whether nobody uses the phone, and no charger feeds it.
  var isUnused: Bool { unusedSince != nil }
  var depth: DozeDepth? { level }
  /// Whether a maintenance window lets through what waits.
  var isInWindow: Bool { isOpen }

  /// Lets the phone lie unused from now on.
  mutating func begin(at now: Instant) { if unusedSince == nil { unusedSince = now } }

  /// Ends all rest, as somebody uses the phone, or it charges; returns whether it was in Doze.
  mutating func end() -> Bool {
    defer { self = Doze() }
    return level != nil
  }

  /// Wakes the phone, which goes on lying there unused; returns whether it was in Doze.
  mutating func wake(at now: Instant) -> Bool {
    let wasUnused = isUnused
    defer { if wasUnused { begin(at: now) } }
    return end()
  }

  /// Lets the phone rest so deep at once.
  mutating func fall(_ depth: DozeDepth, at now: Instant, _ constants: Constants) {
    begin(at: now)
    (level, isOpen) = (depth, false)
    distance = constants.dozeWindows(depth).first
    turnsAt = now + distance
  }

  /// Takes in whether the phone lies still, and what is due by now; returns whether anything is another way.
  mutating func advance(
    at now: Instant, isStill: Bool, entry: DozeEntry, _ constants: Constants
  ) -> Bool {
    guard isUnused else { return false }
    let before = (level, isOpen)
    if !isStill {
      stillSince = nil
      // motion ends deep Doze; whoever is on the move falls into the light one again.
      if level == .deep, entry != .quick {
        _ = wake(at: now)
        wasStirred = true
      }
    } else if stillSince == nil {
      stillSince = now
    }
    if level != .deep, let deepens = deepensAt(entry, constants), deepens <= now {
      fall(.deep, at: now, constants)
    } else if level == nil, dozesAt(entry, constants).map({ $0 <= now }) == true {
      fall(.light, at: now, constants)
    }
    turn(by: now, constants)
    return before != (level, isOpen)
  }

  /// When the phone has lain unused for long enough to rest at all; `nil` where it does not by itself.
  private func dozesAt(_ entry: DozeEntry, _ constants: Constants) -> Instant? {
    entry == .onlyWhenTold ? nil : unusedSince.map { $0 + constants.dozeLightDelay }
  }

  /// When the phone has lain unused and still for long enough to rest deep; `nil` where it does not by itself, or moves.
  private func deepensAt(_ entry: DozeEntry, _ constants: Constants) -> Instant? {
    guard let unusedSince else { return nil }
    switch entry {
    case .onlyWhenTold: return nil
    case .quick: return unusedSince + constants.quickDozeDelay
    case .byItself:
      guard let stillSince else { return nil }
      let delay = wasStirred ? constants.dozeDeepDelayAgain : constants.dozeDeepDelay
      return max(unusedSince + delay, stillSince + constants.dozeDeepRest)
    }
  }

  /// Opens a maintenance window that is due, or closes one that is over; the next is further off than this one was.
  private mutating func turn(by now: Instant, _ constants: Constants) {
    guard let level, let turnsAt, turnsAt <= now else { return }
    let windows = constants.dozeWindows(level)
    isOpen.toggle()
    if isOpen {
      self.turnsAt = now + (distance == windows.first ? windows.length : windows.laterLength)
    } else {
      distance = min(distance + distance, windows.last)
      self.turnsAt = now + distance
    }
  }

  /// When something is due next by itself; `nil` where the phone is in use.
  func nextChange(_ entry: DozeEntry, _ constants: Constants) -> Instant? {
    guard isUnused else { return nil }
    var next = turnsAt
    if level != .deep { next = .soonest(next, deepensAt(entry, constants)) }
    if level == nil { next = .soonest(next, dozesAt(entry, constants)) }
    return next
  }
}

/// The maintenance windows of Doze: how far apart they are at first and at last, and how long they last.
struct DozeWindows: Hashable, Sendable {
  var first: Duration
  var last: Duration
  /// How long the first one lasts.
  var length: Duration
  /// How long every further one lasts.
  var laterLength: Duration
}

extension Constants {
  /// How far the maintenance windows of Doze are apart at first and at last, and how long one lasts (`A-72`).
  func dozeWindows(_ depth: DozeDepth) -> DozeWindows {
    switch depth {
    case .light:
      DozeWindows(
        first: .seconds(300), last: .seconds(900), length: .seconds(60), laterLength: .seconds(60))
    case .deep:
      DozeWindows(
        first: dozeWindowFirst, last: dozeWindowLast, length: dozeWindowLength,
        laterLength: dozeWindowLength + dozeWindowLength)
    }
  }
}

extension Instant? {
  /// The sooner one of two; that which there is where the other is none.
  static func soonest(_ first: Instant?, _ second: Instant?) -> Instant? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }
}
