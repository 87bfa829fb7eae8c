import DeviceInterface
import Vocabulary

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
