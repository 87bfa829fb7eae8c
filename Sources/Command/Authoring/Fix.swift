import ScenarioRunner

/// A change that is likely to mend a step that does not hold.
public struct Fix: Hashable, Sendable {
  /// What is done with the step.
  public enum Action: String, Hashable, Sendable {
    /// Another sentence is written instead of it.
    case instead
    /// Sentences are written before it.
    case before
    /// It is left out.
    case out
  }

  /// What is done.
  public let action: Action
  /// The place of the step in the scenario, from 0.
  public let step: Int
  /// The sentences that are written, in their order.
  public let sentences: [String]

  /// Creates a fix.
  public init(_ action: Action, step: Int, _ sentences: [String] = []) {
    (self.action, self.step, self.sentences) = (action, step, sentences)
  }

  /// What the one who writes is offered.
  public var title: String {
    switch action {
    case .instead: "Write this instead"
    case .before: "Write this before it"
    case .out: "Leave it out"
    }
  }
}

/// Advice as notes give it, in words that end with sentences.
struct Advice {
  let action: Fix.Action
  /// The sentences, with their keywords, of which each alternative is a list.
  let alternatives: [[String]]

  /// Reads a note; nil where it does not say what to write.
  init?(_ note: String) {
    guard let colon = note.firstRange(of: ": ") else { return nil }
    let lead = note[..<colon.lowerBound].lowercased()
    let comesBefore = ["before it", "before them", " first"].contains { lead.contains($0) }
    let replaces = ["write", "is known", " said ", "change now"].contains { lead.contains($0) }
    guard comesBefore || replaces else { return nil }
    action = comesBefore ? .before : .instead
    alternatives = note[colon.upperBound...].split(separator: ", or: ").map { all in
      all.split(separator: ", and: ").map(Self.sentence)
    }
  }

  /// Whether a note says that the step may be left out.
  static func letsOut(_ note: String) -> Bool {
    ["Leave it out", "eave the step out", "Leave the check out"].contains { note.contains($0) }
  }

  /// The names that a note proposes, between quotation marks.
  static func names(in note: String) -> [String] {
    guard note.hasPrefix("Did you mean \"") || note.hasPrefix("There is \"") else { return [] }
    return QuotedNames(note).names
  }

  private static func sentence(_ words: Substring) -> String {
    let keyword = ["Given ", "When ", "Then "].first { words.hasPrefix($0) } ?? ""
    return String(words.dropFirst(keyword.count))
  }
}
