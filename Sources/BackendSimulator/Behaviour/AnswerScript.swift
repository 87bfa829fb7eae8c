public import DeviceInterface

/// Answers that a scenario has given for requests, in the place of what a server would make of them.
///
/// ```swift
/// var script = AnswerScript()
/// script.answer(RequestPattern("GET /animals")!, with: ServerResponse(status: 200, body: "[]"))
/// script.answerNext(RequestPattern("GET /animals")!, with: ServerResponse(status: 503))   // once, then the list again
/// ```
public struct AnswerScript: Hashable, Sendable {
  private struct Rule: Hashable, Sendable {
    let pattern: RequestPattern
    let response: ServerResponse
    /// How many requests it is still for; `nil` for all from now on.
    var count: Int?
    var isUntouched = true
  }

  private struct Delay: Hashable, Sendable {
    let pattern: RequestPattern
    let duration: Duration
    var isUntouched = true
  }

  private var rules: [Rule] = []
  private var delays: [Delay] = []

  /// Creates a script that says nothing.
  public init() {}

  /// Whether anything is said.
  public var isEmpty: Bool { rules.isEmpty && delays.isEmpty }

  /// What was said of the next requests of which none has come, the first one first.
  public var untouched: [RequestPattern] {
    rules.filter { $0.isUntouched && $0.count != nil }.map(\.pattern)
  }

  /// Whether what was said last of all requests of the pattern has not been of any of them; false where nothing is said.
  public func isUntouched(_ pattern: RequestPattern) -> Bool {
    rules.last { $0.pattern == pattern && $0.count == nil }?.isUntouched ?? false
  }

  /// Whether what was said of how long requests of the pattern take has not been of any; false where nothing is said.
  public func isDelayUntouched(_ pattern: RequestPattern) -> Bool {
    delays.last { $0.pattern == pattern }?.isUntouched ?? false
  }

  /// Answers all requests of the pattern so from now on.
  public mutating func answer(_ pattern: RequestPattern, with response: ServerResponse) {
    rules.removeAll { $0.pattern == pattern && $0.count == nil }
    rules.append(Rule(pattern: pattern, response: response, count: nil))
  }

  /// Lets requests of the pattern take so long from now on.
  public mutating func delay(_ pattern: RequestPattern, by duration: Duration) {
    delays.removeAll { $0.pattern == pattern }
    delays.append(Delay(pattern: pattern, duration: duration))
  }

  /// Answers so many more requests of the pattern so, before what is said of all of them.
  public mutating func answerNext(
    _ count: Int = 1, _ pattern: RequestPattern, with response: ServerResponse
  ) {
    guard count > 0 else { return }
    rules.append(Rule(pattern: pattern, response: response, count: count))
  }

  /// Tells whether an answer is given for requests to the path.
  public func covers(_ path: String) -> Bool { !methods(at: path).isEmpty }

  /// Tells whether an answer is given for the request.
  public func covers(_ request: ServerRequest) -> Bool {
    methods(at: request.path).contains(request.method)
  }

  /// The methods for which an answer is given at the path, in the order in which that was said.
  public func methods(at path: String) -> [ServerRequest.Method] {
    rules.filter { $0.pattern.covers(path) }.map(\.pattern.method)
  }

  /// Tells whether anything is said of the pattern.
  public func mentions(_ pattern: RequestPattern) -> Bool {
    rules.contains { $0.pattern == pattern } || delays.contains { $0.pattern == pattern }
  }

  /// How long the answer to a request takes; `nil` where that is not said.
  mutating func delay(of request: ServerRequest) -> Duration? {
    guard let index = delays.lastIndex(where: { $0.pattern.matches(request) }) else { return nil }
    delays[index].isUntouched = false
    return delays[index].duration
  }

  /// Takes the answer to a request that has just arrived; `nil` where nothing is said of it.
  ///
  /// What is said of the next ones comes first, in the order in which it was said; of the rest the latest counts.
  public mutating func take(_ request: ServerRequest) -> ServerResponse? {
    let matching = rules.indices.filter { rules[$0].pattern.matches(request) }
    let next = matching.first { rules[$0].count != nil } ?? matching.last
    guard let index = next else { return nil }
    let rule = rules[index]
    // What has come once is not looked for any more, however often it is still for.
    rules[index].isUntouched = false
    if let count = rule.count {
      rules[index].count = count - 1
      if count == 1 { rules.remove(at: index) }
    }
    return rule.response
  }
}

/// Requests by their method and path, as people write them: `GET /animals`, `PUT /animals/*/name`.
public struct RequestPattern: Hashable, Sendable {
  /// The method.
  public let method: ServerRequest.Method
  /// The parts of the path between its slashes; `*` stands for any one part.
  private let parts: [String]

  /// Reads a method and a path; `nil` for what is none.
  public init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    guard words.count == 2, let method = ServerRequest.Method(rawValue: String(words[0])),
      words[1].hasPrefix("/"), !words[1].contains("?"), !words[1].contains("#")
    else { return nil }
    self.method = method
    parts = Self.parts(of: words[1])
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
      && zip(parts, found).allSatisfy { $0 == "*" || $0 == $1 }
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
