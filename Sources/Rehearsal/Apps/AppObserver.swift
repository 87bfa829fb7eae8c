public import DeviceInterface
public import DeviceSimulator

/// What watches an app from outside while scenarios play: for rules that only it has promised, and for figures.
public protocol AppObserver: Hashable, Sendable {
  /// The flow of the app.
  associatedtype Process

  /// Begins to watch.
  init()

  /// Takes in what the phone has written down; tells whether the app is to be looked at because of it.
  mutating func note(_ entries: [PhoneLogEntry]) -> Bool

  /// Looks at the app after it has handled a signal, or at a phone on which it has no process.
  mutating func look(
    at process: Process?, after signal: Signal?, _ phone: Phone, _ records: [TrackRecord])

  /// Looks at one thing that happened; returns the rule of the app that it breaks.
  mutating func observe(_ moment: InvariantMoment) -> InvariantViolation?
}

extension AppObserver {
  /// Takes in nothing.
  public mutating func note(_ entries: [PhoneLogEntry]) -> Bool { false }

  /// Looks at nothing.
  public mutating func look(
    at process: Process?, after signal: Signal?, _ phone: Phone, _ records: [TrackRecord]
  ) {}

  /// Finds nothing.
  public mutating func observe(_ moment: InvariantMoment) -> InvariantViolation? { nil }
}

/// Watches nothing, as most apps promise nothing beside what all do.
public struct NoObserver<Process>: AppObserver {
  /// Begins to watch nothing.
  public init() {}
}
