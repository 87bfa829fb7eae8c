/// One subject of a scenario over virtual time: what state it was in, and what happened to it.
public struct Lane: Hashable, Sendable {
  /// The subject.
  public enum Subject: String, Hashable, Sendable, CaseIterable {
    /// The app's permission to use location.
    case permission
    /// How exact a location the app may have.
    case accuracy
    /// Where the app is in its life.
    case lifecycle
    /// The network.
    case network
    /// The battery.
    case battery
    /// Whether the app follows the position.
    case tracking
    /// Dialogs of the app and questions of the system.
    case dialogs
    /// What was sent to servers.
    case requests
    /// What the app itself says of its state.
    case appState
  }

  /// The meaning of a state, so that it can be coloured.
  public enum Tone: String, Hashable, Sendable, CaseIterable {
    /// Neither good nor bad.
    case neutral
    /// Running, all is well.
    case good
    /// Halted, or worth a look.
    case warning
    /// Something is missing or wrong.
    case bad
    /// For information.
    case info
  }

  /// A state that lasted.
  public struct Span: Hashable, Sendable {
    /// When it began, since the scenario's start.
    public var start: Duration
    /// When it ended, or the scenario did.
    public var end: Duration
    /// The state in words.
    public var label: String
    /// What it means.
    public var tone: Tone
    /// The steps during which it began and ended, from 0: much can happen in no time.
    public var steps: ClosedRange<Int>
    /// Whether it was over when the scenario ended, be it in the same moment.
    public var isOver: Bool

    /// Creates a span.
    public init(
      start: Duration, end: Duration, label: String, tone: Tone = .neutral,
      steps: ClosedRange<Int> = 0...0, isOver: Bool = false
    ) {
      (self.start, self.end, self.label, self.tone, self.steps) = (start, end, label, tone, steps)
      self.isOver = isOver
    }
  }

  /// Something that happened at one instant.
  public struct Point: Hashable, Sendable {
    /// When it happened, since the scenario's start.
    public var time: Duration
    /// What happened, in words.
    public var label: String
    /// What it means.
    public var tone: Tone
    /// The step during which it happened, from 0.
    public var step: Int

    /// Creates a point.
    public init(time: Duration, label: String, tone: Tone = .neutral, step: Int = 0) {
      (self.time, self.label, self.tone, self.step) = (time, label, tone, step)
    }
  }

  /// The subject.
  public var subject: Subject
  /// The states, in order of their beginnings.
  public var spans: [Span]
  /// What happened, in order.
  public var points: [Point]

  /// Creates a lane; empty unless said otherwise.
  public init(_ subject: Subject, spans: [Span] = [], points: [Point] = []) {
    (self.subject, self.spans, self.points) = (subject, spans, points)
  }
}
