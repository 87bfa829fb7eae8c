/// A matcher of a shape whose parameters take any words, in time bounded by shape and text.
///
/// Each parameter takes at least one code point and no more than is needed for the rest to fit.
struct OpenMatcher {
  private let segments: [ExpressionShape.Segment]
  private let bytes: [UInt8]
  /// For every segment, and for the end behind them: the positions from which the rest fits.
  private var fits: [[Bool]]

  private init(_ shape: ExpressionShape, _ text: String) {
    segments = shape.segments
    bytes = Array(text.utf8)
    let none = Array(repeating: false, count: bytes.count + 1)
    fits = Array(repeating: none, count: segments.count + 1)
    fits[segments.count][bytes.count] = true
    for index in segments.indices.reversed() {
      markFits(of: index)
    }
  }

  /// Returns the byte ranges of the parameters, or nil if the fixed text does not fit.
  static func parameterRanges(_ shape: ExpressionShape, in text: String) -> [Range<Int>]? {
    OpenMatcher(shape, text).parameterRanges()
  }

  private mutating func markFits(of index: Int) {
    switch segments[index].fixedTexts {
    case .some(let texts):
      for position in bytes.indices.reversed() + [bytes.count] {
        fits[index][position] = texts.contains { end(of: $0, at: position, before: index) != nil }
      }
    case .none:
      // A parameter fits wherever some later code point begins the rest.
      var isOpen = false
      for position in (0...bytes.count).reversed() {
        fits[index][position] = isOpen && isStart(position)
        isOpen = isOpen || (fits[index + 1][position] && isStart(position))
      }
    }
  }

  private func parameterRanges() -> [Range<Int>]? {
    guard fits[0][0] else { return nil }
    var position = 0
    var ranges: [Range<Int>] = []
    for (index, segment) in segments.enumerated() {
      let start = position
      if let texts = segment.fixedTexts {
        let ends = texts.lazy.compactMap { end(of: $0, at: start, before: index) }
        position = ends.first ?? start
      } else {
        repeat { position += 1 } while !(fits[index + 1][position] && isStart(position))
        ranges.append(start..<position)
      }
    }
    return ranges
  }

  /// The position behind a fixed text, if it stands here and the rest fits behind it.
  private func end(of text: [UInt8], at position: Int, before index: Int) -> Int? {
    let end = position + text.count
    guard end <= bytes.count, fits[index + 1][end], bytes[position..<end].elementsEqual(text) else {
      return nil
    }
    return end
  }

  /// Tells whether a code point begins here, or the text ends.
  private func isStart(_ position: Int) -> Bool {
    position == bytes.count || bytes[position] & 0xC0 != 0x80
  }
}

/// One word of an expression, for comparing it with the words of a text.
struct WordPattern: Hashable, Sendable {
  /// The word's code points, in lower case; before the parameter if there is one.
  let letters: [Unicode.Scalar]
  /// The code points after the parameter; nil for a word without one.
  let lettersAfterParameter: [Unicode.Scalar]?

  /// Reads a word in which each parameter stands as the placeholder.
  init(_ word: [Unicode.Scalar]) {
    let parts = word.split(separator: Self.placeholder, omittingEmptySubsequences: false)
    letters = parts.first.map(Array.init) ?? []
    lettersAfterParameter = parts.count > 1 ? parts.last.map(Array.init) : nil
  }

  /// The code point that stands for a parameter.
  static let placeholder: Unicode.Scalar = "\u{FFFC}"

  /// Tells whether the word has a parameter.
  var hasParameter: Bool { lettersAfterParameter != nil }

  /// The number of fixed code points.
  var weight: Int { letters.count + (lettersAfterParameter?.count ?? 0) }

  /// The cost of taking a word of the text for this one, in letters that differ.
  func cost(of word: [Unicode.Scalar]) -> Int {
    guard let lettersAfterParameter else { return EditDistance.between(letters, word) }
    let fits =
      word.count >= weight && word.starts(with: letters)
      && word.reversed().starts(with: lettersAfterParameter.reversed())
    let taken = fits ? word.count - weight : word.count
    return (fits ? 0 : weight) + Self.costOfTaking(taken)
  }

  /// The cost of words that a parameter takes: less than of wrong words, more than of right ones.
  static func costOfTaking(_ count: Int) -> Int {
    (count + 1) / 2
  }
}
