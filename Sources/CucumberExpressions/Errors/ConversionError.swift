/// A reason why words of the right form have no value of the built-in type.
public enum ConversionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The whole number is too large or too small for the type.
  case outOfRange(text: String, range: String)
  /// The text is not a finite number.
  case notANumber(text: String)

  /// What is wrong and what is expected, as one sentence.
  public var description: String {
    switch self {
    case .outOfRange(let text, let range): "“\(text)” is not a whole number from \(range)"
    case .notANumber(let text): "“\(text)” is not a number in range"
    }
  }
}
