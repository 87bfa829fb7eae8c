import Requirements
import ScenarioReports

/// A command line that cannot be understood.
enum UsageError: Error, Hashable, Sendable {
  case unknownSubcommand(Word, similar: [String])
  case unknownOption(Word, similar: [String], note: String? = nil)
  case missingValue(Word, placeholder: String)
  case unexpectedValue(Word, of: String)
  case repeatedOption(Word, of: String)
  case contradiction(Word, with: String)
  case missingOperand(String)
  case unexpectedOperand(Word)
  /// A value that the option cannot take; the texts say what it takes.
  case invalidValue(Word, of: String, expected: String, similar: [String])
  /// A value of the option's form in which something is wrong; the texts say what, and what it takes.
  case malformedValue(Word, of: String, reason: String, expected: String)

  /// A tag expression that does not parse; the word is the part at fault.
  case malformedTags(Word, reason: String)

  /// The word to point at; nil where something is missing at the end.
  var word: Word? {
    switch self {
    case .unknownSubcommand(let word, _), .unknownOption(let word, _, _),
      .missingValue(let word, _),
      .unexpectedValue(let word, _), .repeatedOption(let word, _), .contradiction(let word, _),
      .unexpectedOperand(let word), .invalidValue(let word, _, _, _),
      .malformedValue(let word, _, _, _), .malformedTags(let word, _):
      word
    case .missingOperand: nil
    }
  }

  var message: String {
    switch self {
    case .unknownSubcommand(let word, _): "unknown subcommand '\(word.text)'"
    case .unknownOption(let word, _, _): "unknown option \(word.text)"
    case .missingValue(let word, let placeholder): "\(word.text) needs a value: \(placeholder)"
    case .unexpectedValue(_, let option): "\(option) takes no value"
    case .repeatedOption(_, let option): "\(option) is given twice"
    case .contradiction(let word, let other): "\(word.text) contradicts \(other)"
    case .missingOperand(let name): "missing \(name)"
    case .unexpectedOperand(let word): "unexpected '\(word.text)'"
    case .invalidValue(let word, let option, _, _), .malformedValue(let word, let option, _, _):
      "'\(word.text)' is no value for \(option)"
    case .malformedTags: "the tag expression cannot be read"
    }
  }

  var notes: [String] {
    switch self {
    case .unknownSubcommand(_, let similar): NearestNames.note(similar)
    case .unknownOption(_, let similar, let note): note.map { [$0] } ?? NearestNames.note(similar)
    case .invalidValue(_, _, let expected, let similar):
      ["expected \(expected)"] + NearestNames.note(similar)
    case .malformedValue(_, _, let reason, let expected): [reason, "expected \(expected)"]
    case .malformedTags(_, let reason): [reason]
    case .missingValue, .unexpectedValue, .repeatedOption, .contradiction, .missingOperand,
      .unexpectedOperand:
      []
    }
  }

  /// The message with the command line and a caret under the word at fault.
  func diagnostic(_ arguments: [String]) -> Diagnostic {
    var help = ""
    if let subcommand = arguments.first, Subcommand(rawValue: subcommand) != nil {
      help = " \(subcommand)"
    }
    let notes = notes + ["`rehearse help\(help)` says what can be written"]
    if let origin = word?.origin { return origin.diagnostic(message.withoutPasswords, notes) }
    return Diagnostic(message.withoutPasswords, excerpt: excerpt(arguments), notes: notes)
  }

  private func excerpt(_ arguments: [String]) -> [String] {
    guard let word else { return [] }
    // The words stand as they were given, without a shell's quotes, so that columns can be counted.
    let before = (["rehearse"] + arguments.prefix(word.index)).joined(separator: " ") + " "
    let line = (["rehearse"] + arguments).joined(separator: " ")
    let indent = String(repeating: " ", count: before.count + word.offset)
    return [line.withoutPasswords, indent + String(repeating: "^", count: max(1, word.text.count))]
  }
}

extension String {
  /// The text with stars in the place of the name and the password of an address, and as long as before.
  var withoutPasswords: String {
    var characters = Array(self)
    for start in characters.indices.dropLast(2)
    where characters[start] == ":" && characters[start + 1] == "/" && characters[start + 2] == "/" {
      let host = characters[(start + 3)...].prefix { $0 != "/" && $0 != " " }
      guard let end = host.lastIndex(of: "@") else { continue }
      for index in start + 3..<end { characters[index] = "*" }
    }
    return String(characters)
  }
}
