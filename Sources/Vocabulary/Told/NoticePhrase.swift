import DeviceInterface

/// One of the phrases by which scenarios name what an app was told.
struct NoticePhrase: Hashable, Sendable {
  /// The phrase, which holds on every platform that tells it; "…" stands for what is filled in.
  let text: String
  /// What it means, as one sentence.
  let explanation: String
  /// The platform that alone tells it; `nil` where both do.
  let platform: PlatformKind?
  /// What scenarios that know their platform may say instead; reports use these words.
  let native: [(platform: PlatformKind, words: String)]
  /// What the platforms' documents call it, for people who look for it.
  let platformWords: [String]

  init(
    _ text: String, _ explanation: String, on platform: PlatformKind? = nil,
    iOS: String? = nil, android: String? = nil, known platformWords: String = ""
  ) {
    self.text = text
    self.explanation = explanation
    self.platform = platform
    native = [(.iOS, iOS), (.android, android)].compactMap { place, words in
      words.map { (place, $0) }
    }
    self.platformWords = platformWords.split(separator: " ").map(String.init)
  }

  /// Whether the words are the phrase, with anything but nothing where "…" stands.
  func isSaid(by words: String) -> Bool {
    let wanted = words.foldedForComparison
    let parts = text.foldedForComparison.split(
      separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return wanted == text.foldedForComparison }
    return wanted.hasPrefix(parts[0]) && wanted.hasSuffix(parts[1])
      && wanted.count > parts[0].count + parts[1].count
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
