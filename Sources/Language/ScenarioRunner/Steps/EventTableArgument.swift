/// A table whose column "event" holds steps, for a body whose last argument has this type.
///
/// The steps are bound when the step itself is, so that a text that is no step is told before anything is played.
public struct EventTableArgument<World: Sendable>: Sendable {
  /// One row under the header.
  public struct Row: Sendable {
    /// Its number in the table, from 1 for the one under the header.
    public let number: Int
    /// The cells in the order of the headings.
    public let cells: [String]
    /// The text of the step.
    public let event: String
    /// What the step is for.
    public let kind: StepKind
    /// What the step is about.
    public let concern: StepConcern
    /// What the step does.
    let body: @Sendable (inout World) throws -> Void

    /// Lets the step happen; throws what the step throws, with the row's number in its notes.
    public func happen(in world: inout World) throws {
      do {
        try body(&world)
      } catch var failure as StepFailure {
        failure.notes.insert(place, at: 0)
        throw failure
      } catch var invalid as InvalidStep {
        invalid.notes.insert(place, at: 0)
        throw invalid
      } catch var limit as LimitReached {
        limit.notes.insert(place, at: 0)
        throw limit
      }
    }

    /// Where the row stands and what it says, for messages.
    public var place: String { "In row \(number): \(event)" }
  }

  /// The headings.
  public let header: [String]
  /// The rows under them.
  public let rows: [Row]

  /// Returns the column with the heading, compared without regard to case; `nil` where there is none.
  public func column(_ heading: String) -> Int? {
    header.firstIndex { $0.lowercased() == heading }
  }
}

extension EventTableArgument: EventTable {
  static var empty: Self { Self(header: [], rows: []) }
  static var isOfDeeds: Bool { false }
}

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

/// A table of events of whatever world, for code that does not know which.
protocol EventTable: Sendable {
  /// A table without rows, for checking a body's types.
  static var empty: Self { get }
  /// Whether its events are deeds: neither what arranges something nor what checks something.
  static var isOfDeeds: Bool { get }
}
