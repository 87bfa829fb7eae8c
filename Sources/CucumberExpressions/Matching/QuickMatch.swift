/// A match without a regular expression, for expressions of one built-in parameter in fixed text.
///
/// Such a text has exactly one place where the argument can stand.
struct QuickMatch: Sendable {
  /// The outcome of a quick match.
  enum Outcome {
    case matched([Argument])
    case failed
    /// The regular expression must tell.
    case undecided
  }

  private let type: ParameterType
  private let recognizer: NativeRecognizer
  private let prefix: [UInt8]
  private let prefixLength: Int
  private let suffix: [UInt8]

  /// Takes the fixed text around the parameter, or nil if the expression is not of this kind.
  init?(_ shape: ExpressionShape, _ types: [ParameterType]) {
    guard types.count == 1, let type = types.first, let recognizer = type.recognizer,
      let index = shape.segments.firstIndex(where: \.isParameter)
    else { return nil }
    let before = shape.segments[..<index].map(\.onlyText)
    let after = shape.segments[(index + 1)...].map(\.onlyText)
    guard !before.contains(nil), !after.contains(nil) else { return nil }
    let start = before.compactMap { $0 }.joined()
    self.type = type
    self.recognizer = recognizer
    prefix = Array(start.utf8)
    prefixLength = start.unicodeScalars.count
    suffix = Array(after.compactMap { $0 }.joined().utf8)
  }

  /// Matches a whole text.
  func match(_ text: String) -> Outcome {
    let accepted: Bool? = text.withBytes { bytes in
      let end = bytes.count - suffix.count
      guard end >= prefix.count, bytes.has(prefix, at: 0), bytes.has(suffix, at: end) else {
        return false
      }
      return recognizer.accepts(bytes[prefix.count..<end])
    }
    guard let accepted else { return .undecided }
    return accepted ? .matched([argument(in: text)]) : .failed
  }

  private func argument(in text: String) -> Argument {
    let utf8 = text.utf8
    let words = String(
      Substring(utf8.dropFirst(prefix.count).dropLast(suffix.count)))
    let group = ArgumentGroup(
      text: words, start: prefixLength,
      children: recognizer.children(words, start: prefixLength))
    return Argument(type, group)
  }
}
