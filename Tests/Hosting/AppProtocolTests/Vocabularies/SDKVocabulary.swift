import Vocabulary

@testable import AppProtocol

/// What the vocabularies of all languages say: the kinds and the objects of the protocol.
enum SDKVocabulary {
  /// The kinds of signals, by sections of the documentation.
  static let signalSections = Vocabulary.signalSections.map {
    ($0.title, $0.terms.map(\.form.record))
  }
  /// The kinds of requests, by sections of the documentation.
  static let requestSections = Vocabulary.requestSections.map {
    ($0.title, $0.terms.map(\.form.record))
  }
  static let signals = signalSections.flatMap(\.1)
  static let requests = requestSections.flatMap(\.1)
  /// All objects, each once, the facts first.
  static let objects = ShapeWalk([
    LineProtocol.facts.shape, LineProtocol.signal.shape, LineProtocol.request.shape,
    LineProtocol.screen.shape,
  ]).records
  private static let told = ShapeWalk([LineProtocol.facts.shape, LineProtocol.signal.shape]).records

  /// The signals of which one ends each request to a server, so that they have a type in common.
  static let outcomes: Set = ["response", "requestFailed"]
  /// The request whose method waits for one of these in every language, and is written by hand.
  static let send = "send"
  /// The choice that stands in several lists, and so has a name of its own.
  static let element = (name: "AndroidPermission", summary: "A permission of Android.")
  /// The members whose lists are of it.
  static let elementMembers: Set = ["granted", "permissions"]
  /// Its words.
  static let elementWords =
    signals.flatMap(\.members).first { elementMembers.contains($0.name) }?.shape.choice ?? []

  /// Whether the phone tells objects of this kind; the others are only asked for, or shown.
  static func isTold(_ record: Record) -> Bool { told.contains(record) || signals.contains(record) }
}

extension Record {
  /// The only member, where it is an object: a request's method takes that object itself.
  var wrapped: Member? {
    guard members.count == 1, case .record = members[0].shape else { return nil }
    return members[0]
  }
}

extension Record.Member {
  /// The summary, with the unit for languages that have only numbers for it.
  var summaryWithUnit: String {
    switch shape {
    case .number(_, let unit), .optional(.number(_, let unit)): "\(summary) In \(unit)."
    case .text, .flag, .integer, .choice, .list, .texts, .optional, .record, .oneOf: summary
    }
  }
}

extension Shape {
  /// The words of a choice, here or within.
  var choice: [String]? {
    switch self {
    case .choice(let words): words
    case .optional(let value), .list(let value): value.choice
    case .text, .flag, .integer, .number, .texts, .record, .oneOf: nil
    }
  }
}

extension [String] {
  /// The elements with a comma after each but the last.
  var asList: [String] { dropLast().map { $0 + "," } + suffix(1) }
}

extension String {
  /// The name with a capital at its beginning.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// The words of a name in camel case, joined by underscores.
  var snakeCase: String {
    var words = ""
    for (index, sign) in zip(0..., self) {
      let isBeginning = sign.isUppercase || sign.isNumber && words.last?.isNumber == false
      words += isBeginning && index > 0 ? "_\(sign)" : "\(sign)"
    }
    return words.lowercased()
  }
}
