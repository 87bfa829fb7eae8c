/// A table whose column "event" holds deeds, for a body whose last argument has this type.
///
/// A deed is a step that is declared with `when`: what arranges something or checks something is refused when the step is
/// bound, before anything is played.
public struct DeedTableArgument<World: Sendable>: Sendable {
  /// The events.
  public let events: EventTableArgument<World>
}

extension DeedTableArgument: EventTable {
  static var empty: Self { Self(events: .empty) }
  static var isOfDeeds: Bool { true }
}
