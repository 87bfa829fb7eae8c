public import ScenarioRunner

/// An event of a storyboard's trace, and what it is where it is one of many.
public struct TraceEvent: Hashable, Sendable {
  /// The things that come again and again in a long scenario, so that no report needs all of them.
  ///
  /// Whatever decides how a scenario goes is none of them: permission, processes, the network, questions and popups.
  public enum Routine: String, Hashable, Sendable, CaseIterable {
    /// The app is told where the phone is.
    case position
    /// The app writes something down for itself.
    case storage
    /// A timer is set, or runs out.
    case timer
    /// A request goes to a server that answers as it should.
    case request
    /// The app does something while it is out of sight.
    case work
    /// A notification is put up or taken away.
    case notification
    /// The battery has a little less, or a little more.
    case battery
    /// The sensors judge the movement anew.
    case motion
  }

  /// What happened.
  public var event: EvidenceEvent
  /// What it is one of many of; nil for what must not be left out.
  public var routine: Routine?
  /// How many times it happened, one after the other.
  public var count: Int

  /// Creates an event; one that must not be left out, unless said otherwise.
  public init(_ event: EvidenceEvent, routine: Routine? = nil, count: Int = 1) {
    (self.event, self.routine, self.count) = (event, routine, count)
  }
}
