/// The compiled pattern of an expression together with the nesting of its groups.
struct MatchPattern {
  private let parameterTypes: [ParameterType]
  private let groups: [[CaptureGroup]]
  private let compiled: CompiledPattern

  /// Compiles an expression's pattern.
  init(_ expression: CucumberExpression) {
    parameterTypes = expression.parameterTypes
    groups = expression.groups
    do {
      compiled = try CompiledPattern(expression.matchedPattern)
    } catch {
      // Every parameter type's patterns compiled when it was defined; the rest is escaped text.
      preconditionFailure("the pattern of “\(expression.source)” does not compile: \(error)")
    }
  }

  /// Matches a whole text.
  func match(_ text: String) -> [Argument]? {
    guard let ranges = compiled.captures(inWhole: text[...]) else { return nil }
    var next = ranges[...]
    return zip(parameterTypes, groups).map { type, groups in
      Argument(type, Self.group(groups, in: text, &next))
    }
  }

  /// Takes one group and those inside it off the front of the ranges.
  private static func group(
    _ children: [CaptureGroup], in text: String, _ ranges: inout ArraySlice<Range<String.Index>?>
  ) -> ArgumentGroup {
    let range = ranges.popFirst().flatMap { $0 }
    let inner = children.map { group($0.children, in: text, &ranges) }
    guard let range else { return ArgumentGroup(text: nil, start: nil, children: inner) }
    let scalars = text.unicodeScalars
    return ArgumentGroup(
      text: String(text[range]),
      start: scalars.distance(from: scalars.startIndex, to: range.lowerBound),
      children: inner)
  }
}

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
