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

  /// The requests of which anything is said, in the order in which it was said; of some it may be said more than once.
  public var patterns: [RequestPattern] { rules.map(\.pattern) + delays.map(\.pattern) }

  /// How long the answers to all requests of a pattern take; `nil` where that is not said.
  public func delay(of pattern: RequestPattern) -> Duration? {
    delays.last { $0.pattern.matches(pattern.method, pattern.path) }?.duration
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
