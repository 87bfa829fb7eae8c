extension StepLibrary {
  /// The text with each other word for the person it begins with, the likeliest first; none where it names nobody.
  ///
  /// "The user clocks in" is "the employee clocks in".
  func renamed(_ text: String, for owner: StepOwner?) -> [String] {
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count == 3, people.contains(String(words[1])) else { return [] }
    let others = ([owner?.person].compactMap(\.self) + people).filter { $0 != words[1] }
    return others.map { "the \($0) \(words[2])" }
  }

  /// Returns the sentence about what is looked for and is not there; `nil` where there may be something.
  public func absence(of words: [String]) -> String? {
    let wanted = words.flatMap { $0.lowercased().split(separator: " ") }
    return absences.first { $0.words.contains { wanted.contains(Substring($0)) } }?.sentence
  }
}
