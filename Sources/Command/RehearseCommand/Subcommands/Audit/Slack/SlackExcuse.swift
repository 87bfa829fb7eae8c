import Gherkin

/// An excuse for a bound with much room, written in the feature right above its step: `# slack: the standard says a minute`.
struct SlackExcuse: Codable, Hashable {
  /// The words with which such a comment begins.
  private static let opening = "slack:"

  let file: String
  /// The line of the comment.
  let line: Int
  /// The line of the step under it; nil where none stands there.
  let step: Int?
  /// Why the bound is as it is; empty where nothing is said.
  let reason: String

  /// Returns the excuses in features, in their order.
  static func all(in sources: [Source]) -> [SlackExcuse] {
    sources.flatMap { source -> [SlackExcuse] in
      var ids = IDGenerator()
      // Hardly any feature has one, and none that cannot be parsed is played.
      guard String(decoding: source.bytes, as: UTF8.self).contains(opening),
        case .success(let document) = Parser().parse(source, ids: &ids)
      else { return [] }
      return all(in: document)
    }
  }

  private static func all(in document: GherkinDocument) -> [SlackExcuse] {
    let comments = document.comments.map { (line: Int($0.location.line), text: words(of: $0)) }
    let lines = Set(comments.map(\.line))
    let steps = Set(document.stepLines)
    return comments.compactMap { comment in
      guard comment.text.hasPrefix(opening) else { return nil }
      var next = comment.line + 1
      while lines.contains(next) { next += 1 }
      let reason = comment.text.dropFirst(opening.count).drop(while: \.isWhitespace)
      return SlackExcuse(
        file: document.uri, line: comment.line, step: steps.contains(next) ? next : nil,
        reason: String(reason))
    }
  }

  private static func words(of comment: Comment) -> String {
    var text = comment.text[...].drop { $0.isWhitespace || $0 == "#" }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}

extension GherkinDocument {
  /// The lines on which steps stand.
  fileprivate var stepLines: [Int] {
    let steps = feature?.children.flatMap { child -> [Step] in
      switch child {
      case .background(let background): background.steps
      case .scenario(let scenario): scenario.steps
      case .rule(let rule):
        rule.children.flatMap { child in
          switch child {
          case .background(let background): background.steps
          case .scenario(let scenario): scenario.steps
          }
        }
      }
    }
    return (steps ?? []).map { Int($0.location.line) }
  }
}
