/// One word of an expression, for comparing it with the words of a text.
struct WordPattern: Sendable {
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
