/// A match without a regular expression, for expressions of one built-in parameter in fixed text.
///
/// It decides where the text leaves only one place for the argument, as it nearly always does.
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
  private let prefixes: [[UInt8]]
  private let suffixes: [[UInt8]]

  /// Takes the fixed texts around the parameter, or nil if the expression is not of this kind.
  init?(_ shape: ExpressionShape, _ types: [ParameterType]) {
    guard types.count == 1, let type = types.first, let recognizer = type.recognizer,
      let index = shape.segments.firstIndex(where: \.isParameter)
    else { return nil }
    let before = FixedTexts(startOf: shape.segments[..<index])
    let after = FixedTexts(endOf: shape.segments[(index + 1)...])
    guard before.isComplete, after.isComplete else { return nil }
    self.type = type
    self.recognizer = recognizer
    prefixes = before.texts
    suffixes = after.texts
  }

  /// Matches a whole text.
  func match(_ text: String) -> Outcome {
    text.withBytes { bytes in
      var place: Range<Int>?
      for prefix in prefixes where bytes.has(prefix, at: 0) {
        for suffix in suffixes where bytes.has(suffix, at: bytes.count - suffix.count) {
          let end = bytes.count - suffix.count
          guard prefix.count <= end else { continue }
          // With more than one place for the argument, the order of trial matters.
          guard place == nil else { return .undecided }
          place = prefix.count..<end
        }
      }
      guard let place else { return .failed }
      guard let isAccepted = recognizer.accepts(bytes[place]) else { return .undecided }
      return isAccepted
        ? .matched([argument(bytes[..<place.upperBound], place.lowerBound)]) : .failed
    }
  }

  /// Makes the argument from the bytes up to its end.
  private func argument(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ position: Int) -> Argument {
    // Continuation bytes do not begin a code point.
    let start = bytes[..<position].count { $0 & 0xC0 != 0x80 }
    let words = String(decoding: bytes[position...], as: UTF8.self)
    let group = ArgumentGroup(
      text: words, start: start, children: recognizer.children(words, start: start))
    return Argument(type, group)
  }
}
