/// A compiled regular expression with the semantics all Cucumber implementations share.
///
/// Matching goes by code points and digits are ASCII only. `Regex` is not `Sendable`, so neither
/// is this: every worker compiles its own.
struct CompiledPattern {
  private let regex: Regex<AnyRegexOutput>

  /// Compiles a pattern.
  init(_ source: String) throws {
    regex = try Regex(source).matchingSemantics(.unicodeScalar).asciiOnlyDigits()
  }

  /// Matches a whole text and returns the ranges of the capture groups, from the first group on.
  func captures(inWhole text: Substring) -> [Range<String.Index>?]? {
    // A pattern that fails while it runs is one that does not match.
    guard let match = try? regex.wholeMatch(in: text) else { return nil }
    return match.output.dropFirst().map(\.range)
  }

  /// Finds the leftmost match.
  func firstMatch(in text: Substring) -> Range<String.Index>? {
    (try? regex.firstMatch(in: text))?.range
  }
}
