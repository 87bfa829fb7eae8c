public import DeviceInterface

/// Requests by their method and path, as people write them: `GET /animals`, `PUT /animals/*/name`.
public struct RequestPattern: Hashable, Sendable {
  /// What stands for any one part of a path.
  private static let anyPart = "*"

  /// The method.
  public let method: ServerRequest.Method
  /// The parts of the path between its slashes; `*` stands for any one part.
  private let parts: [String]

  /// Reads a method and a path; `nil` for what is none, and for a `*` that is not a whole part of the path.
  public init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    guard words.count == 2, let method = ServerRequest.Method(rawValue: String(words[0])),
      words[1].hasPrefix("/"), !words[1].contains("?"), !words[1].contains("#")
    else { return nil }
    self.init(method, path: words[1])
    guard parts.allSatisfy({ $0 == Self.anyPart || !$0.contains(Self.anyPart) }) else { return nil }
  }

  /// Takes a method and a path, whatever it is.
  init(_ method: ServerRequest.Method, path: some StringProtocol) {
    (self.method, parts) = (method, Self.parts(of: path))
  }

  /// The path; with `*` for any one part.
  public var path: String { parts.joined(separator: "/") }

  /// Tells whether a request has the method and the path.
  public func matches(_ method: ServerRequest.Method, _ path: String) -> Bool {
    self.method == method && covers(path)
  }

  func matches(_ request: ServerRequest) -> Bool { matches(request.method, request.path) }

  func covers(_ path: String) -> Bool {
    let found = Self.parts(of: path)
    return found.count == parts.count
      && zip(parts, found).allSatisfy { $0 == Self.anyPart || $0 == $1 }
  }

  /// Tells whether whoever means the other one can mean requests of this one.
  ///
  /// A part of which this one says nothing tells nothing of the other's name there, unless it is the value of something,
  /// as an id is; and where nothing but such parts are said, everything is meant, and so nothing.
  ///
  /// - Parameter isValue: Tells whether a part of a path is such a value.
  public func isMeant(by other: RequestPattern, isValue: (String) -> Bool) -> Bool {
    guard self != other else { return true }
    guard method == other.method, parts.count == other.parts.count,
      parts.contains(where: { !$0.isEmpty && $0 != Self.anyPart })
    else { return false }
    return zip(parts, other.parts).allSatisfy { own, its in
      own == its || its == Self.anyPart || own == Self.anyPart && isValue(its)
    }
  }

  private static func parts(of path: some StringProtocol) -> [String] {
    Substring(path).split(separator: "/" as Character, omittingEmptySubsequences: false)
      .map(String.init)
  }
}

extension RequestPattern: CustomStringConvertible {
  /// The method and the path.
  public var description: String { "\(method.rawValue) \(path)" }
}
