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

/// What a scenario says that the server takes, a real one must take: a path that was renamed would not be noticed otherwise.
enum RealServerAgrees {
  static let rule = "A real server takes what the scenario says that the server takes."

  /// Compares the answer of a real server with what the scenario says of such requests.
  static func check(
    _ request: ServerRequest, _ scripted: ServerResponse?, _ response: ServerResponse?
  ) -> InvariantViolation? {
    guard let scripted, scripted.status < 400, let response, response.status >= 400 else {
      return nil
    }
    let (found, said) = (response.status, scripted.status)
    return InvariantViolation(
      rule: rule,
      happened:
        "It has answered \(request.text) with status \(found), where the scenario says \(said).",
      advice: response.body.isEmpty ? [] : ["It said: \(response.body.prefix(400))"])
  }
}
