import Gherkin

/// What a line was probably meant to be that the parser takes nowhere: the same slips that make descriptions of lines.
struct ParseAdvice {
  private let keywords: LineKeywords
  private let foreign: ForeignKeywords

  /// Prepares the advice for a source in its language, which is English unless it says another.
  init(_ source: Source) {
    let dialect = Self.dialect(of: source)
    keywords = LineKeywords(dialect)
    foreign = ForeignKeywords(exceptOf: dialect.code)
  }

  /// Returns what to write instead; nil for a line that resembles nothing.
  func note(on line: String) -> String? {
    let visible = LineKeywords.visible(line)
    if let match = foreign.header(in: visible) ?? foreign.step(in: visible), match.isTelling,
      LanguageGuess.isCommon(match) || !HeaderSlip.isOneLetterOff(visible, keywords)
    {
      var guess = LanguageGuess()
      guess.add(match)
      return guess.advice(keywords.dialect)
    }
    if let advice = HeaderSlip.advice(on: line, keywords) { return advice }
    guard let slip = StepSlip(line, keywords) else { return nil }
    switch slip.fault {
    case .none: return nil
    case .capitals, .colon, .blank, .alone, .invisible: return slip.advice
    }
  }

  /// Finds the keywords of a file that could not be parsed.
  static func dialect(of source: Source) -> Dialect {
    Dialects.dialect(for: language(of: source)) ?? Dialects.all[0]
  }

  /// Finds the code in the header of a file that could not be parsed.
  private static func language(of source: Source) -> String {
    let head = String(decoding: source.bytes.prefix(headBytesMax), as: UTF8.self)
    for line in head.split(whereSeparator: \.isNewline).map(\.trimmed) {
      guard line.hasPrefix("#") else { break }
      let parts = line.dropFirst().split(separator: ":", maxSplits: 1).map(\.trimmed)
      if parts.count == 2, parts[0] == "language" { return parts[1] }
    }
    return "en"
  }

  private static let headBytesMax = 4_096
}
