import DeviceInterface
import Vocabulary

/// How words are compared with the phrases by which scenarios name what an app was told.
extension NoticePhrase {
  /// All phrases, in the order in which the catalogue lists them.
  static let all = Vocabulary.signalSections.flatMap(\.terms).flatMap(\.phrases)

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
}

extension NoticeBlank {
  /// Whether an app can be told the phrase with these words, which are in lower case.
  func accepts(_ words: String) -> Bool {
    switch self {
    case .oneOf(let known): known.contains { $0.foldedForComparison == words }
    case .charge:
      (0...100).contains { words == "\($0)%" || words == "\($0)%, charging" }
    case .time: DurationText.parse(words).map(DurationText.render) == words
    case .name: !words.isEmpty
    }
  }
}

extension NoticeTopic {
  /// What an app can do of which the platform tells it something of the subject; empty where it tells any app.
  var abilities: [AppAbility] {
    switch self {
    case .permission, .lifecycle, .network, .device, .screen: []
    case .location: [.fix, .updates]
    case .regions: [.regions]
    case .services: [.service]
    case .work: [.work, .backgroundTask]
    case .notifications: [.notification]
    case .audio: [.audio]
    }
  }
}
