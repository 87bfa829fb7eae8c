/// How well the phone's network carries requests and their replies while there is one.
public struct NetworkConditions: Hashable, Sendable {
  /// What a bad network loses again and again.
  public struct Loss: Hashable, Sendable {
    /// What gets lost on the way.
    public enum Subject: Hashable, Sendable {
      /// The request: the server never hears of it.
      case requests
      /// The reply: the server has done its work.
      case replies
    }

    /// What gets lost.
    public var subject: Subject
    /// Every which one gets lost; 1 means all of them.
    public var period: Int

    /// Creates a loss of every so-manieth; a period below 1 counts as 1.
    public init(of subject: Subject, every period: Int) {
      self.subject = subject
      self.period = max(1, period)
    }
  }

  /// How long a request is on its way to the server.
  public var requestLatency: Duration = .zero
  /// How long a reply is on its way to the phone.
  public var replyLatency: Duration = .zero
  /// What gets lost; `nil` for nothing.
  public var loss: Loss?

  /// Creates the conditions of a perfect network.
  public init() {}
}
