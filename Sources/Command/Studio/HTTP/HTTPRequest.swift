/// A request as it was read, whole.
package struct HTTPRequest: Hashable, Sendable {
  /// The methods that are answered.
  package enum Method: String, Hashable, Sendable {
    /// Asks for something and changes nothing.
    case get = "GET"
    /// Has something done.
    case post = "POST"
  }

  /// What is asked for.
  package let target: HTTPTarget
  /// Whether it asks or has something done.
  package let method: Method
  /// The fields by their names in lower case.
  package let fields: NamedValues
  /// The body; empty for GET.
  package let body: [UInt8]
  /// Whether the client keeps the connection for more requests.
  let isPersistent: Bool

  init(_ head: HTTPHead, body: [UInt8]) {
    (method, target, fields, isPersistent) =
      (head.method, head.target, head.fields, head.isPersistent)
    self.body = body
  }

  /// The path, with what was escaped in it as it is meant.
  package var path: String { target.path }

  /// What stands behind the question mark.
  package var query: NamedValues { target.query }
}

/// Texts by names, in the order in which they came: the fields of a request, or what stands behind a question mark.
package struct NamedValues: Hashable, Sendable {
  /// One of them.
  package struct Pair: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The text.
    package let value: String
  }

  /// All of them.
  package private(set) var pairs: [Pair] = []

  /// The first text of a name; `nil` where there is none.
  package subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

  /// How many texts a name has.
  func count(of name: String) -> Int { pairs.count { $0.name == name } }

  mutating func add(_ name: String, _ value: String) {
    pairs.append(Pair(name: name, value: value))
  }
}
