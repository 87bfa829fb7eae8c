/// A search for the words of one pattern of a parameter type in a text.
struct ParameterFinder {
  let type: ParameterType
  private let pattern: CompiledPattern
  /// The words found last; they stay good until the search has to begin behind their start.
  private var found: Range<String.Index>?
  private var isExhausted = false

  /// Creates a search, or nil if the pattern does not compile.
  init?(_ type: ParameterType, pattern: String) {
    guard let compiled = try? CompiledPattern("(?:\(pattern))") else { return nil }
    self.type = type
    self.pattern = compiled
  }

  /// Finds the first words from a position on that stand free, between spaces or punctuation.
  ///
  /// As the search goes on, positions must not decrease.
  mutating func find(in text: String, from position: String.Index) -> Range<String.Index>? {
    if let found, found.lowerBound >= position { return found }
    found = nil
    var start = position
    while !isExhausted, start < text.endIndex {
      guard let range = pattern.firstMatch(in: text[start...]) else {
        isExhausted = true
        return nil
      }
      if !range.isEmpty, Self.standsFree(range, in: text) {
        found = range
        return range
      }
      guard range.lowerBound < text.endIndex else { break }
      start = text.unicodeScalars.index(after: range.lowerBound)
    }
    isExhausted = true
    return nil
  }

  private static func standsFree(_ range: Range<String.Index>, in text: String) -> Bool {
    let scalars = text.unicodeScalars
    let isFreeBefore =
      range.lowerBound == text.startIndex
      || isBoundary(scalars[scalars.index(before: range.lowerBound)])
    return isFreeBefore
      && (range.upperBound == text.endIndex || isBoundary(scalars[range.upperBound]))
  }

  /// Tells whether a code point is a separator, punctuation or a symbol.
  private static func isBoundary(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol,
      .otherSymbol:
      true
    default:
      false
    }
  }
}
