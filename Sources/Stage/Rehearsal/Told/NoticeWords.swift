import CucumberExpressions
import DeviceInterface
import ScenarioRunner
import Vocabulary

/// Words that name something an app can be told, as a sentence has them between quotes.
struct NoticeWords: Hashable, Sendable {
  /// The words as written.
  let text: String

  /// Reads the words; throws where no platform tells an app such a thing.
  init(_ text: String) throws(UnknownNotice) {
    let isKnown = NoticePhrase.all.contains { phrase in
      phrase.isSaid(by: text)
        || phrase.native.contains { $0.words.foldedForComparison == text.foldedForComparison }
    }
    guard isKnown else { throw UnknownNotice(text) }
    self.text = text
  }

  /// The words in which the platform's apps are told it; throws where they never are.
  func words(on platform: PlatformKind) throws(InvalidStep) -> String {
    let wanted = text.foldedForComparison
    let phrases = NoticePhrase.all
    if phrases.contains(where: { phrase in
      phrase.native.contains {
        $0.platform == platform && $0.words.foldedForComparison == wanted
      }
    }) {
      return text
    }
    if let phrase = phrases.first(where: { $0.isSaid(by: text) }) {
      guard phrase.platform == nil || phrase.platform == platform else {
        throw InvalidStep(
          "An app on \(platform.name) is never told “\(text)”; only \(phrase.platform?.name ?? "") tells it.",
          notes: [Self.searchNote])
      }
      return phrase.native.isEmpty ? text : phrase.words(on: platform)
    }
    let phrase = phrases.first { phrase in
      phrase.native.contains { $0.words.foldedForComparison == wanted }
    }
    throw InvalidStep(
      "“\(text)” is not what an app on \(platform.name) is told.",
      notes: phrase.map {
        ["Write “\($0.words(on: platform))” there, or “\($0.text)”, which holds on both platforms."]
      } ?? [Self.searchNote])
  }

  /// What the words name, as in "entered region Home"; nil for what has no name.
  var named: (sort: NoticeName, name: String)? {
    guard let phrase = NoticePhrase.all.first(where: { $0.isSaid(by: text) }),
      case .name(let sort) = phrase.blank, let name = phrase.filling(of: text)
    else { return nil }
    return (sort, name)
  }

  /// What an app can do that is told this; empty where any app can be told it.
  var abilities: [AppAbility] {
    if let named {
      switch named.sort {
      case .region: return [.regions]
      case .work: return [.work, .backgroundTask]
      case .notification: return [.notification]
      case .key: return [.storage]
      case .push, .alarm, .language, .timer, .label: return []
      }
    }
    let words = text.foldedForComparison
    if words == "a fix" { return [.fix, .updates] }
    return words.hasPrefix("audio ") ? [.audio] : []
  }

  /// Where all phrases are found.
  static let searchNote: Note =
    "\(.search("told"), terminal: "`rehearse steps told` lists everything an app can be told.")"
}

/// Words that name nothing an app can be told.
struct UnknownNotice: Error, Hashable, CustomStringConvertible {
  /// The words as written.
  let text: String
  /// The phrases that are probably meant, the likeliest first.
  let suggestions: [String]

  init(_ text: String) {
    self.text = text
    suggestions = Self.suggestions(for: text)
  }

  var description: String {
    let meant = suggestions.map { "“\($0)”" }.joined(separator: " or ")
    return "“\(text)” is nothing an app is told; "
      + (meant.isEmpty ? "`rehearse steps told` lists what it can be told" : "write \(meant)")
  }

  /// The phrases that the platforms' documents call so, or else those with the likest words.
  private static func suggestions(for text: String) -> [String] {
    let misfilled = NoticePhrase.all.filter { $0.filling(of: text) != nil }.flatMap(\.allTexts)
    if !misfilled.isEmpty { return misfilled }
    let wanted = text.lowercased().filter { $0.isLetter || $0 == "_" }
    let known = NoticePhrase.all.filter { phrase in
      wanted.count > 3
        && phrase.platformWords.contains {
          let word = $0.lowercased()
          return word == wanted
            || wanted.count > 5 && (word.contains(wanted) || wanted.contains(word))
        }
    }
    if !known.isEmpty { return known.prefix(7).map(\.text) }
    let all = NoticePhrase.all.flatMap { [$0.text] + $0.native.map(\.words) }
    let registry = ParameterTypeRegistry()
    let expressions = all.compactMap { words in
      try? CucumberExpression(words.split(separator: "…").joined(separator: "{}"), registry)
    }
    guard expressions.count == all.count else { return [] }
    return NearestExpressions(expressions).suggestions(for: text).map { all[$0.index] }
  }
}

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

extension String {
  /// What the app was told, with its words folded: a name that the scenario has given stays as it is written.
  var foldedNotice: String {
    let folded = foldedForComparison
    for (start, end) in NoticePhrase.aroundNames
    where folded.hasPrefix(start) && folded.hasSuffix(end) && count > start.count + end.count {
      return "\(start)\(dropFirst(start.count).dropLast(end.count))\(end)"
    }
    return folded
  }
}

extension NoticePhrase {
  /// The folded words before and after the names that scenarios give to regions, work, pushes and alarms.
  fileprivate static let aroundNames: [(start: String, end: String)] = all.compactMap { phrase in
    let parts = phrase.text.split(separator: "…", omittingEmptySubsequences: false)
    guard case .name(let sort) = phrase.blank, parts.count == 2 else { return nil }
    switch sort {
    case .region, .work, .push, .alarm:
      return (
        start: String(parts[0]).foldedForComparison, end: String(parts[1]).foldedForComparison
      )
    case .notification, .key, .language, .timer, .label: return nil
    }
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
