import DeviceInterface
import Vocabulary

/// An app asks its server only for what that knows; what it does not know is answered 404 and never reaches anybody.
enum OwnServerOnly {
  static let rule = "An app sends only requests that its server knows."

  /// The violation that an app asked for something else.
  static func violation(
    _ request: ServerRequest, _ app: InstalledApp, knownMethods: [ServerRequest.Method]
  ) -> InvariantViolation {
    let known = knownMethods.map { "\"\($0.rawValue) \(request.path)\"" }.joined(separator: " and ")
    return InvariantViolation(
      rule: rule,
      happened:
        "The \(app.name) sent \(request.text), which the \(app.room.serverName) does not know"
        + (known.isEmpty ? "." : ": it answers \(known)."),
      advice: app.isOutside ? [arrangement(of: request)] : [])
  }

  /// What to write where the server knows only what scenarios say.
  private static func arrangement(of request: ServerRequest) -> String {
    let pattern = "\(request.method.rawValue) \(request.path)"
    return "Say before it what is answered: Given the server answers \"\(pattern)\" with status 200"
  }
}
