public import DeviceInterface

/// Something that happened on the phone and concerns those around it: the app's process, or a server.
public enum PhoneEvent: Hashable, Sendable {
  /// A new process of the app started; it remembers nothing but what it stored.
  case processStarted(LaunchReason)
  /// The app's process is told something, and may answer with requests.
  case signal(Signal)
  /// The app's process is gone.
  case processEnded(TerminationReason)
  /// A request reaches a server; `Phone.deliver(_:for:)` brings what becomes of it.
  indirect case outgoing(ServerRequest)
  /// A request reaches a server late, when the process that sent it is gone: its reply reaches nobody.
  indirect case strayed(ServerRequest)
  /// A background transfer reaches a server; `Phone.deliverTransfer(_:for:)` brings what becomes of it (`I-94`).
  indirect case transferring(ServerRequest)
}
