public import DeviceInterface

/// The addresses a server answers at: `RouteTable([(.get, "/api/shifts/{id}/points", .points), …])`.
///
/// A path has one variable part at most, `{id}`.
public struct RouteTable<Endpoint: Sendable>: Sendable {
  private let addresses: AddressList
  /// What is at each of the addresses.
  private let endpoints: [Endpoint]

  /// Lists what the server knows, the first row that fits first.
  public init(_ rows: [(method: ServerRequest.Method, pattern: String, endpoint: Endpoint)]) {
    addresses = AddressList(
      rows.map { AddressList.Row(method: $0.method, pattern: PathPattern($0.pattern)) })
    endpoints = rows.map(\.endpoint)
  }

  /// The requests that the server knows.
  public var requests: [RequestPattern] { addresses.requests }

  /// Returns what a request is for, and the variable part of its path (empty where it has none).
  ///
  /// Throws 404 where nothing is at the path, 405 where its method is not for it, 400 where the id is malformed.
  public func match(_ request: ServerRequest) throws(Refusal) -> (endpoint: Endpoint, id: String) {
    let (place, id) = try addresses.match(request)
    return (endpoints[place], id)
  }
}

/// The methods and paths that a server knows, whatever is there.
private struct AddressList: Sendable {
  struct Row: Sendable {
    var method: ServerRequest.Method
    var pattern: PathPattern
  }

  private let rows: [Row]

  init(_ rows: [Row]) { self.rows = rows }

  var requests: [RequestPattern] {
    rows.map { RequestPattern($0.method, path: $0.pattern.starred) }
  }

  /// Returns the place of the first row that fits, and the variable part of the path.
  func match(_ request: ServerRequest) throws(Refusal) -> (place: Int, id: String) {
    // Row by row where they stand: one that is taken out to be looked at is copied.
    let place = rows.indices.first {
      rows[$0].method == request.method && rows[$0].pattern.fits(request.path)
    }
    guard let place else { throw refusal(of: request) }
    guard let id = rows[place].pattern.variablePart(of: request.path) else { return (place, "") }
    return (place, try Identifier.checked(id, called: "the path's id"))
  }

  private func refusal(of request: ServerRequest) -> Refusal {
    let methods = rows.filter { $0.pattern.fits(request.path) }.map(\.method.rawValue)
    return methods.isEmpty
      ? Refusal(404, "There is nothing at \(request.path)")
      : Refusal(405, "\(request.path) can only be used with \(methods.joined(separator: " or "))")
  }
}

/// A pattern of paths with one variable part at most: `/api/shifts/{id}/points`.
struct PathPattern: Sendable {
  private let before: [UInt8]
  /// What follows the variable part; nil where there is none.
  private let after: [UInt8]?

  init(_ pattern: String) {
    let parts = pattern.split(separator: "{id}", maxSplits: 1, omittingEmptySubsequences: false)
    before = Array(parts[0].utf8)
    after = parts.count > 1 ? Array(parts[1].utf8) : nil
  }

  /// The pattern with `*` for its variable part.
  var starred: String {
    let start = String(decoding: before, as: UTF8.self)
    return after.map { start + "*" + String(decoding: $0, as: UTF8.self) } ?? start
  }

  /// Whether a path is one of these; the variable part takes the place of one segment, even of an empty one.
  func fits(_ path: String) -> Bool {
    var native = path
    return native.withUTF8 { path in
      guard let after else { return path.count == before.count && Self.holds(before, path, at: 0) }
      let end = path.count - after.count
      // The end first, in which the paths of a server differ most.
      return end >= before.count && Self.holds(after, path, at: end)
        && Self.holds(before, path, at: 0)
        && !path[before.count..<end].contains(UInt8(ascii: "/"))
    }
  }

  /// Whether a path has a part of a pattern at a place; there is room for it.
  private static func holds(
    _ part: [UInt8], _ path: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    for index in part.indices where path[start + index] != part[index] { return false }
    return true
  }

  /// Returns the variable part of a path that fits; nil where the pattern has none.
  func variablePart(of path: String) -> String? {
    after.map { String(Substring(path.utf8.dropFirst(before.count).dropLast($0.count))) }
  }
}

/// The form of the ids that apps choose: short, and safe in a path.
package enum Identifier {
  /// The most bytes an id may have.
  static let bytesMax = 64

  /// Tells whether the text is an id.
  package static func isValid(_ text: String) -> Bool {
    (1...bytesMax).contains(text.utf8.count) && text.utf8.allSatisfy(isAllowed)
  }

  /// Returns the text where it is an id, and throws 400 with its name otherwise.
  static func checked(_ text: String, called name: String) throws(Refusal) -> String {
    guard isValid(text) else {
      throw Refusal(
        400,
        "\(name): expected 1 to \(bytesMax) of the characters A-Z a-z 0-9 . _ -, found"
          + " “\(text.prefix(bytesMax))”", .invalid)
    }
    return text
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
