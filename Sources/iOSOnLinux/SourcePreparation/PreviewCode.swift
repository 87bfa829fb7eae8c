/// Code for the previews of Xcode, which no app contains: `#Preview { … }`, and types that are there for previews alone.
struct PreviewCode {
  /// The tokens of it; `nil` where its brackets do not fit.
  let range: ClosedRange<Int>?

  /// Reads `#Preview`, with a name and traits or without, and all its closures.
  init(macroAt index: Int, _ reading: SourceReading) {
    var next = index + 1
    // A preview without a closure has it as an argument: `#Preview(body: …)`.
    if reading.text(next) == "(" {
      guard let close = reading.nesting.partner(of: next) else {
        range = nil
        return
      }
      next = close + 1
    }
    if reading.text(next) == "{" {
      guard let close = reading.nesting.partner(of: next) else {
        range = nil
        return
      }
      next = close + 1
      // Those of widgets have more closures: `} timeline: { … }`.
      while reading.text(next + 1) == ":", reading.text(next + 2) == "{",
        let close = reading.nesting.partner(of: next + 2)
      {
        next = close + 1
      }
    }
    // It takes attributes, and no other words.
    let start = reading.start(ofDeclarationAt: index, words: [])
    range = next > index + 1 ? Self.whole(start...(next - 1), reading) : nil
  }

  /// Reads a type or an extension by its keyword; `nil` where it is no preview.
  init?(typeAt index: Int, _ reading: SourceReading) {
    guard Self.keywords.contains(reading.text(index)), !reading.tokens[index].isInText,
      let open = Self.body(ofTypeAt: index, reading)
    else { return nil }
    let start = reading.start(ofDeclarationAt: index)
    range = reading.nesting.partner(of: open).flatMap { Self.whole(start...$0, reading) }
  }

  /// The tokens where their brackets fit, and nothing else follows in the line, which would be read otherwise without them.
  private static func whole(
    _ range: ClosedRange<Int>, _ reading: SourceReading
  ) -> ClosedRange<Int>? {
    let (last, next) = (range.upperBound, range.upperBound + 1)
    let isLast =
      next == reading.tokens.count || [";", "}"].contains(reading.text(next))
      || reading.tokens[last].lastLine < reading.tokens[next].line
    return isLast && reading.nesting.isWhole(range) ? range : nil
  }

  /// The brace that opens the body of a type for previews.
  private static func body(ofTypeAt index: Int, _ reading: SourceReading) -> Int? {
    var next = index + 1
    guard reading.tokens.indices.contains(next), reading.tokens[next].kind == .word else {
      return nil
    }
    while reading.text(next + 1) == "." { next += 2 }
    var isPreview = reading.text(index) == "extension" && extended.contains(reading.text(next))
    guard isPreview || reading.text(next + 1) == ":" else { return nil }
    for index in (next + 1)..<min(next + tokensMax, reading.tokens.count) {
      if reading.text(index) == "{" { return isPreview ? index : nil }
      if protocols.contains(reading.text(index)) { isPreview = true }
    }
    return nil
  }

  /// No list of protocols is as long.
  private static let tokensMax = 64
  private static let keywords: Set = ["actor", "class", "enum", "extension", "struct"]
  private static let protocols: Set = ["PreviewModifier", "PreviewProvider"]
  /// What can only be used in previews.
  private static let extended: Set = ["PreviewTrait"]

  /// What is left of it in a source: its line ends.
  func edit(_ reading: SourceReading) -> Edit? {
    range.map { range in
      .blank(
        reading.tokens[range.lowerBound].range
          .lowerBound..<reading.tokens[range.upperBound].range.upperBound, in: reading.bytes)
    }
  }
}
