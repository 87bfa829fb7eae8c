package import DeviceInterface

/// One of the phrases by which scenarios name what an app was told.
package struct NoticePhrase: Sendable {
  /// The phrase, which holds on every platform that tells it; "…" stands for what is filled in.
  package let text: String
  /// What can be filled in there; `nil` where the phrase is whole.
  package let blank: NoticeBlank?
  /// What it means, as one sentence.
  package let explanation: String
  /// The platform that alone tells it; `nil` where both do.
  package private(set) var platform: PlatformKind?
  /// What scenarios that know their platform may say instead; reports use these words.
  package let native: [(platform: PlatformKind, words: String)]
  /// What the platforms' documents call it, for people who look for it.
  package let platformWords: [String]

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

  /// The phrase with each of the words that can stand in the place of "…"; itself where there is no end of them.
  package var allTexts: [String] {
    guard case .oneOf(let words) = blank else { return [text] }
    return words.map { filled(with: $0) }
  }

  /// The words for it in scenarios of the platform.
  package func words(on platform: PlatformKind) -> String {
    native.first { $0.platform == platform }?.words ?? text
  }

  /// Returns the phrase with the words in the place of "…".
  func filled(with words: String) -> String {
    text.split(separator: "…", omittingEmptySubsequences: false).joined(separator: words)
  }

  /// Returns the phrase as that of a platform that alone tells it.
  func told(only platform: PlatformKind?) -> NoticePhrase {
    var phrase = self
    phrase.platform = self.platform ?? platform
    return phrase
  }
}
