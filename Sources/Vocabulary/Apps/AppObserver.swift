package import DeviceInterface
package import DeviceSimulator

/// What watches an app from outside while scenarios play: for rules that only it has promised, and for figures.
package protocol AppObserver: Hashable, Sendable {
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
  package mutating func note(_ entries: [PhoneLogEntry]) -> Bool { false }

  /// Looks at nothing.
  package mutating func look(
    at process: Process?, after signal: Signal?, _ phone: Phone, _ records: [TrackRecord]
  ) {}

  /// Finds nothing.
  package mutating func observe(_ moment: InvariantMoment) -> InvariantViolation? { nil }
}

/// Watches nothing, as most apps promise nothing beside what all do.
package struct NoObserver<Process>: AppObserver {
  /// Begins to watch nothing.
  package init() {}
}
