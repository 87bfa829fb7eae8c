import DeviceInterface

/// One of the phrases by which scenarios name what an app was told.
struct NoticePhrase: Hashable, Sendable {
  /// The phrase, which holds on every platform that tells it; "…" stands for what is filled in.
  let text: String
  /// What can be filled in there; `nil` where the phrase is whole.
  let blank: NoticeBlank?
  /// What it means, as one sentence.
  let explanation: String
  /// The platform that alone tells it; `nil` where both do.
  let platform: PlatformKind?
  /// What scenarios that know their platform may say instead; reports use these words.
  let native: [(platform: PlatformKind, words: String)]
  /// What the platforms' documents call it, for people who look for it.
  let platformWords: [String]

  init(
    _ text: String, _ explanation: String, of blank: NoticeBlank? = nil,
    on platform: PlatformKind? = nil,
    iOS: String? = nil, android: String? = nil, known platformWords: String = ""
  ) {
    self.text = text
    self.blank = blank
    self.explanation = explanation
    self.platform = platform
    native = [(.iOS, iOS), (.android, android)].compactMap { place, words in
      words.map { (place, $0) }
    }
    self.platformWords = platformWords.split(separator: " ").map(String.init)
  }

  /// Whether the words are the phrase, with what can stand there in the place of "…".
  func isSaid(by words: String) -> Bool {
    guard let blank else { return words.foldedForComparison == text.foldedForComparison }
    return filling(of: words).map { blank.accepts($0.foldedForComparison) } ?? false
  }

  /// The words in the place of "…", whether or not they can stand there; `nil` where it is another phrase.
  func filling(of words: String) -> String? {
    let parts = text.split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, words.count > parts[0].count + parts[1].count else { return nil }
    let folded = words.foldedForComparison
    guard folded.hasPrefix(String(parts[0]).foldedForComparison),
      folded.hasSuffix(String(parts[1]).foldedForComparison)
    else { return nil }
    return String(words.dropFirst(parts[0].count).dropLast(parts[1].count))
  }

  /// The phrase with each of the words that can stand in the place of "…"; itself where there is no end of them.
  var allTexts: [String] {
    guard case .oneOf(let words) = blank else { return [text] }
    return words.map { text.split(separator: "…").joined() + $0 }
  }

  /// The words for it in scenarios of the platform.
  func words(on platform: PlatformKind) -> String {
    native.first { $0.platform == platform }?.words ?? text
  }

  static func == (left: NoticePhrase, right: NoticePhrase) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension PlatformKind {
  /// The name that people know the platform by.
  var name: String {
    switch self {
    case .iOS: "iOS"
    case .android: "Android"
    }
  }
}
