extension StepLibrary {
  /// Returns the sentence about what is looked for and is not there; `nil` where there may be something.
  public func absence(of words: [String]) -> String? {
    let wanted = words.flatMap { $0.lowercased().split(separator: " ") }
    return absences.first { $0.words.contains { wanted.contains(Substring($0)) } }?.sentence
  }
}
