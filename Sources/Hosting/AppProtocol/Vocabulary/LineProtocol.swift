public import DeviceInterface

/// The protocol between the phone and an app in a process of its own: JSON-RPC 2.0, one message a line.
public enum LineProtocol {
  /// The version; it grows when an app of today would have to be changed.
  public static let version = 1

  /// What the platform tells the app, by sections of the documentation.
  static let signalSections: [(title: String, kinds: [Kind<Signal>])] = [
    ("Lifecycle", Kind<Signal>.lifecycle), ("Authorization", Kind<Signal>.permission),
    ("Location and motion", Kind<Signal>.location), ("Region events", Kind<Signal>.regions),
    ("Services, servers and work", Kind<Signal>.services), ("Audio", Kind<Signal>.audio),
    ("Device and time", Kind<Signal>.device), ("The user", Kind<Signal>.user),
  ]

  /// What the app asks of the platform, by sections of the documentation.
  static let requestSections: [(title: String, kinds: [Kind<Request>])] = [
    ("Permission, location and motion", Kind<Request>.location),
    ("Regions", Kind<Request>.regions), ("Services and work", Kind<Request>.services),
    ("Servers, timers and storage", Kind<Request>.resources),
    ("Notifications, audio and other apps", Kind<Request>.user),
  ]

  /// How signals stand on the line.
  public static let signal = Form<Signal>.oneOf("Signal", signalSections.flatMap(\.kinds))
  /// How requests stand on the line.
  public static let request = Form<Request>.oneOf("Request", requestSections.flatMap(\.kinds))
  /// How lists of requests stand on the line.
  public static let requests = request.list
  /// How screens stand on the line.
  public static let screen = Form<Screen>.screen
  /// How facts stand on the line.
  public static let facts = Form<Facts>.facts
}
