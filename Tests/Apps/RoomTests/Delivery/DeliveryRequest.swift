import BackendSimulator
import DeviceInterface

/// A request that the server and a database have to judge alike.
struct DeliveryRequest {
  /// What tells it from the others.
  var name: String
  /// Who asks.
  var user: String?
  var method: ServerRequest.Method
  var path: String
  /// The body as JSON; empty where there is none.
  var body = ""
  /// The status that the server has to answer with: 200, or why it refuses.
  var status: Int

  /// A good request whose members are spoilt, or made unusual, one at a time.
  struct Base {
    var path: String
    var user = "courier-1"
    /// The members with their values as JSON.
    var members: [(String, String)]

    /// The request with other members; `nil` leaves one out.
    func with(
      _ changes: [(String, String?)], by user: String?? = .none, status: Int = 200
    ) -> DeliveryRequest {
      var members = members
      for (name, value) in changes {
        let place = members.firstIndex { $0.0 == name }
        if let value, let place { members[place].1 = value }
        if let value, place == nil { members.append((name, value)) }
        if value == nil { members.removeAll { $0.0 == name } }
      }
      let user = user ?? self.user
      let words = changes.map { "\($0.0) \($0.1 ?? "left out")" } + ["by \(user ?? "nobody")"]
      return DeliveryRequest(
        name: words.joined(separator: ", "), user: user, method: .post, path: path,
        body: "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}",
        status: status)
    }

    /// The request with each of the values of a member in turn; `nil` leaves it out.
    func each(_ name: String, _ values: [String?], status: Int = 200) -> [DeliveryRequest] {
      values.map { with([(name, $0)], status: status) }
    }

    /// The request by each of the users in turn.
    func by(_ users: [(String?, Int)]) -> [DeliveryRequest] {
      users.map { with([], by: .some($0.0), status: $0.1) }
    }
  }

  /// The request as one line of JSON.
  var line: String {
    JSONValue.object([
      .init("name", .string(name)), .init("user", user.map { .string($0) } ?? .null),
      .init("method", .string(method.rawValue)), .init("path", .string(path)),
      .init("status", .integer(Int64(status))), .init("body", .string(body)),
    ]).text
  }
}
