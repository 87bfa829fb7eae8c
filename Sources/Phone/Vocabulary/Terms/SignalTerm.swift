package import DeviceInterface

/// A sort of signal, declared once: how it stands on the line, and what sentences, reports, limits and the audit know of it.
///
/// It is shared and never changes: whoever asks for one thing of it does not copy the rest.
package final class SignalTerm: Sendable {
  /// The sort.
  package let kind: SignalKind
  /// How it stands on the line.
  package let form: Kind<Signal>
  /// What it is about.
  package let topic: NoticeTopic
  /// The sort of deafness that keeps an app from it.
  package let unheard: UnheardSignal
  /// Why it comes.
  package let occasion: Occasion
  /// The phrases by which scenarios name it; none where those of another sort do.
  package let phrases: [NoticePhrase]
  private let notice: @Sendable (Signal, PlatformKind) -> String?
  private let detail: @Sendable (Signal) -> String?

  /// Why an app is told something.
  package enum Occasion: Hashable, Sendable {
    /// The app has asked for it, and could so be told without an end.
    case asked
    /// The app is begun, comes to the front or is touched, so that what it does next is an answer to that.
    case turn
    /// The phone, the world around it or the system: how often that comes is not the app's doing.
    case event
  }

  /// Declares a sort that carries nothing, which is told by its phrase, or where it has none by these words.
  convenience init(
    _ kind: SignalKind, _ value: Signal, _ meaning: Meaning, _ topic: NoticeTopic,
    unheard: UnheardSignal, as occasion: Occasion = .event, says words: String = "",
    _ phrases: NoticePhrase...
  ) {
    self.init(
      kind, meaning, topic, unheard: unheard, as: occasion, phrases,
      parts: { $0 == value ? () : nil }, make: { value },
      says: phrases.isEmpty ? .words { words } : .phrase)
  }

  /// Declares a sort with its members, and how what it carries is put into words.
  init<each Part>(
    _ kind: SignalKind, _ meaning: Meaning, _ topic: NoticeTopic, unheard: UnheardSignal,
    as occasion: Occasion = .event, _ phrases: [NoticePhrase], _ members: repeat Member<each Part>,
    parts: @escaping @Sendable (Signal) -> (repeat each Part)?,
    make: @escaping @Sendable (repeat each Part) throws -> Signal,
    says wording: Wording<repeat each Part>
  ) {
    self.kind = kind
    form = Kind(kind.name, meaning.text, repeat each members, parts: parts, make: make)
    (self.topic, self.unheard, self.occasion) = (topic, unheard, occasion)
    self.phrases = phrases.map { $0.told(only: meaning.platform) }
    notice = { signal, platform in
      parts(signal).map { wording.notice(phrases.first, platform, repeat each $0) }
    }
    detail = { signal in parts(signal).map { wording.detail(repeat each $0) } }
  }

  /// Returns what the app was told, in the words by which scenarios of the platform name it.
  func notice(of signal: Signal, on platform: PlatformKind) -> String {
    guard let words = notice(signal, platform) else {
      preconditionFailure("\(signal) is not of the sort \(kind)")
    }
    return words
  }

  /// Returns what reports tell of the signal besides its notice; empty for nothing.
  func detail(of signal: Signal) -> String { detail(signal) ?? "" }
}

/// The part that words play beside a phrase.
private enum WordingUse { case phrase, filling, words }

/// How what a signal carries is put into words.
struct Wording<each Part>: Sendable {
  private let use: WordingUse
  private let words: @Sendable (repeat each Part) -> String
  /// What reports tell besides the notice; empty for nothing.
  let detail: @Sendable (repeat each Part) -> String

  /// The words of the only phrase.
  static var phrase: Wording { phrase { (_: repeat each Part) in "" } }

  /// The words of the only phrase, and more in reports.
  static func phrase(detail: @escaping @Sendable (repeat each Part) -> String) -> Wording {
    Wording(use: .phrase, words: { (_: repeat each Part) in "" }, detail: detail)
  }

  /// The only phrase with these words in the place of "…".
  static func filling(_ words: @escaping @Sendable (repeat each Part) -> String) -> Wording {
    filling(words) { (_: repeat each Part) in "" }
  }

  /// The only phrase with these words in the place of "…", and more in reports.
  static func filling(
    _ words: @escaping @Sendable (repeat each Part) -> String,
    detail: @escaping @Sendable (repeat each Part) -> String
  ) -> Wording {
    Wording(use: .filling, words: words, detail: detail)
  }

  /// These words, which are one of the phrases.
  static func words(_ words: @escaping @Sendable (repeat each Part) -> String) -> Wording {
    Wording(use: .words, words: words, detail: { (_: repeat each Part) in "" })
  }

  /// Returns the words of the notice, as scenarios of the platform have them.
  func notice(
    _ phrase: NoticePhrase?, _ platform: PlatformKind, _ parts: repeat each Part
  ) -> String {
    switch use {
    case .phrase: phrase?.words(on: platform) ?? ""
    case .filling: phrase?.filled(with: words(repeat each parts)) ?? ""
    case .words: words(repeat each parts)
    }
  }
}

/// The sentence that says what a sort of signal or request means, with the rules it follows and the platform that alone has it.
struct Meaning: ExpressibleByStringLiteral {
  /// The sentence.
  let text: String
  /// The platform that alone has it; `nil` where both do.
  let platform: PlatformKind?
  /// The ids of the rules, the one that says which platform has it first.
  let rules: [String]

  /// Takes a sentence without its full stop.
  init(_ sentence: String, by rules: String..., only platform: PlatformKind? = nil) {
    let cited = rules.isEmpty ? "" : " (\(rules.joined(separator: ", ")))"
    let only = platform.map { "; \($0.name) only" } ?? ""
    (text, self.rules, self.platform) = ("\(sentence)\(cited)\(only).", rules, platform)
  }

  /// Takes a whole sentence of what both platforms have.
  init(stringLiteral sentence: String) { (text, rules, platform) = (sentence, [], nil) }
}
