public import DeviceInterface
public import DeviceSimulator

/// One thing that happened in a scenario.
public struct JournalEntry: Hashable, Sendable {
  /// Who made it happen.
  public enum Cause: String, Hashable, Sendable {
    /// The person who holds the phone.
    case user
    /// The app.
    case app
    /// The platform.
    case system
    /// A server.
    case server
    /// The scenario itself, which arranges what no one in it does.
    case scenario
  }

  /// What happened.
  public enum What: Hashable, Sendable {
    /// A server received a request and decided on its reply.
    indirect case received(ServerRequest, ServerReply)
    /// A dialog with the title came up on the app's screen.
    case dialogAppeared(String)
    /// The dialog with the title went away.
    case dialogClosed(String)
    /// Something happened to or on the phone; what the app is told and asks for is among it.
    case phone(PhoneLogItem)
  }

  /// When it happened.
  public let at: Instant
  /// The session of the app in which it happened; zero before the first.
  public let session: Int
  /// Who made it happen.
  public let cause: Cause
  /// What happened.
  public let what: What
}
