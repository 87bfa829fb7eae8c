/// A finder of the words in a text that are of a parameter type, such as the lengths of time in a message.
///
/// It belongs to one worker: compiled patterns cannot be shared.
public final class ParameterWords {
  /// The most UTF-8 bytes of a text that is searched.
  public static let textLengthMax = 1_024
  /// The most words that are found in a text.
  public static let wordsMax = 16

  private let finders: [ParameterFinder]

  /// Creates a finder; a pattern that does not compile finds nothing.
  public init(of type: ParameterType) {
    finders = type.matchedPatterns.compactMap { ParameterFinder(type, pattern: $0) }
  }

  /// Returns the words, in the order of the text, each once; those of a text that is too long are not looked for.
  public func found(in text: String) -> [String] {
    guard text.utf8.count <= Self.textLengthMax else { return [] }
    var words: [String] = []
    for var finder in finders {
      var position = text.startIndex
      while words.count < Self.wordsMax, let range = finder.find(in: text, from: position) {
        let word = String(text[range])
        if !words.contains(word) { words.append(word) }
        position = range.upperBound
      }
    }
    return words
  }
}

extension ParameterType {
  /// The words it can be, where these are all there are, as for names of states; empty for any other.
  public var choices: [String] {
    let special: Set<Character> = ["\\", "[", "(", "?", "*", "+", ".", "{", "^", "$"]
    guard !patterns.contains(where: { $0.contains(where: special.contains) }) else { return [] }
    return patterns.flatMap { $0.split(separator: "|").map(String.init) }
  }
}
