/// The words by which a check says what is not, or that there is no more of something: nothing at all is enough for it.
enum NegativeWords {
  private static let words: Set<Substring> = [
    "no", "not", "never", "none", "nobody", "nothing", "neither", "nowhere", "fewer",
  ]
  private static let pairs = ["at most", "no more than", "less than", "up to"]

  /// Whether one of them stands in the text, outside of quotes, where the words are the app's own.
  static func stand(in text: String) -> Bool {
    let own = text.split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    return own.contains { part in
      part.split(separator: " ").contains { words.contains($0) }
        || pairs.contains { part.contains(" \($0) ") || part.hasPrefix("\($0) ") }
    }
  }
}
