/// The body of a server's answer, as it lies in a file beside a feature.
public struct AnswerText: ShelvedContent {
  /// The JSON.
  let text: String

  /// Takes the text of a file, which is JSON.
  public init(_ text: String) { self.text = text }

  /// Answers lie together.
  public static var folder: String { "answers" }
  /// They are JSON.
  public static var ending: String { ".json" }
  /// Answers.
  public static var nouns: (one: String, many: String) { ("answer", "answers") }
}

/// The answers of servers that scenarios can name.
public typealias AnswerShelf = FileShelf<AnswerText>
