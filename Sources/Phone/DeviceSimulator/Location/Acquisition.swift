import DeviceInterface

/// How far the receiver has come in finding itself: off, searching, ready, or on and hearing nothing.
///
/// No platform documents it, so these are assumptions. A receiver that was off searches from the beginning, however
/// short it was off; only where it is wanted again at the instant at which it was let go it had no time to go off.
/// One that was ready and heard nothing for a while is warm: it takes the shorter time to find satellites again. One
/// that heard nothing before it was ready has learned nothing, and begins when it hears. Neither the way of the phone
/// nor the accuracy, noise or strength of what it hears matters as long as it hears at all.
struct Acquisition: Hashable, Sendable {
  /// How long a search takes.
  struct Times: Hashable, Sendable {
    /// From switching on to the first position.
    var first: Duration = .zero
    /// From the end of a silence to the next position.
    var again: Duration = .zero
  }

  /// What comes of listening.
  enum Progress: Hashable, Sendable {
    /// It measures.
    case ready
    /// It hears and measures from that instant on, if nothing comes between.
    case searching(until: Instant)
    /// It hears nothing.
    case deaf
  }

  private enum State: Hashable, Sendable {
    case off
    case searching(since: Instant, isCold: Bool, wasDeaf: Bool)
    case deaf(isCold: Bool)
    case ready
  }

  private var state: State = .off

  /// Whether somebody has switched it on.
  var isOn: Bool { state != .off }

  /// Whether time alone does not change what it can do.
  var isSettled: Bool {
    switch state {
    case .off, .ready: true
    case .searching, .deaf: false
    }
  }

  /// Whether it could have measured at a recent instant: it is ready, or is so as soon as it is switched on.
  func measures(_ times: Times) -> Bool {
    switch state {
    case .ready: true
    case .off: times.first == .zero
    case .searching, .deaf: false
    }
  }

  /// Switches it off; what it knew is worth nothing when it is switched on again.
  mutating func switchOff() { state = .off }

  /// Takes in whether it hears now, and switches it on where it is off.
  mutating func listen(hears: Bool, at now: Instant, _ times: Times) -> Progress {
    guard hears else {
      hearNothing()
      return .deaf
    }
    beginToSearch(at: now)
    guard case .searching(let since, let isCold, let wasDeaf) = state else { return .ready }
    let end = since + max(isCold ? times.first : .zero, wasDeaf ? times.again : .zero)
    guard now >= end else { return .searching(until: end) }
    state = .ready
    return .ready
  }

  /// Takes in whether it hears now, if it is on.
  mutating func notice(hears: Bool, at now: Instant, _ times: Times) {
    if isOn { _ = listen(hears: hears, at: now, times) }
  }

  private mutating func hearNothing() {
    switch state {
    case .ready: state = .deaf(isCold: false)
    case .off: state = .deaf(isCold: true)
    // A search that is broken off is as cold as it was.
    case .searching(_, let isCold, _): state = .deaf(isCold: isCold)
    case .deaf: break
    }
  }

  private mutating func beginToSearch(at now: Instant) {
    switch state {
    case .off: state = .searching(since: now, isCold: true, wasDeaf: false)
    case .deaf(let isCold): state = .searching(since: now, isCold: isCold, wasDeaf: true)
    // It goes on with the search, or has found itself.
    case .searching, .ready: break
    }
  }
}
