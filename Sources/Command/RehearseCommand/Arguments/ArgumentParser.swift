import Requirements

/// A reader of the words behind a subcommand's name.
///
/// Long options take their value as the next word or behind `=`; `--` ends the options; a lone `-` is an
/// operand. Short names exist only for the few options people type every day, and are not combined.
struct ArgumentParser {
  private let spec: CommandSpec
  private let words: [String]
  private var position: Int
  private var occurrences: [ParsedArguments.Occurrence] = []
  private var operands: [Word] = []

  /// Parses the words of a command line from a position on.
  static func parse(
    _ words: [String], from start: Int, _ spec: CommandSpec
  ) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(spec: spec, words: words, position: start)
    try parser.parseAll()
    return ParsedArguments(occurrences: parser.occurrences, operands: parser.operands)
  }

  private mutating func parseAll() throws(UsageError) {
    while position < words.count {
      let text = words[position]
      if text == "--" {
        position += 1
        takeRestAsOperands()
      } else if text.hasPrefix("-"), text != "-" {
        try parseOption(text)
      } else {
        operands.append(Word(text, index: position))
        position += 1
      }
    }
  }

  private mutating func takeRestAsOperands() {
    for index in position..<words.count {
      operands.append(Word(words[index], index: index))
    }
    position = words.count
  }

  private mutating func parseOption(_ text: String) throws(UsageError) {
    let equals = text.firstIndex(of: "=")
    let name = String(text[..<(equals ?? text.endIndex)])
    let word = Word(name, index: position)
    let attached = equals.map { index in
      Word(
        String(text[text.index(after: index)...]), index: position,
        offset: text.distance(from: text.startIndex, to: index) + 1)
    }
    position += 1
    guard let option = spec.option(named: name) else {
      throw .unknownOption(
        word, similar: similarOptions(to: name), note: OtherTools.note(on: name, spec))
    }
    guard option.repeats || !occurrences.contains(where: { $0.name == option.name }) else {
      throw .repeatedOption(word, of: option.name)
    }
    let value = try takeValue(of: option, word, attached)
    occurrences.append(.init(name: option.name, word: word, value: value))
  }

  private mutating func takeValue(
    of option: OptionSpec, _ word: Word, _ attached: Word?
  ) throws(UsageError) -> Word? {
    switch option.value {
    case .none:
      if let attached { throw .unexpectedValue(attached, of: option.name) }
      return nil
    case .optional: return attached
    case .required(let placeholder):
      if let attached { return attached }
      // A word that starts with a dash is more often a forgotten value than a value.
      guard position < words.count, !words[position].hasPrefix("-") || words[position] == "-"
      else { throw .missingValue(word, placeholder: placeholder) }
      defer { position += 1 }
      return Word(words[position], index: position)
    }
  }

  private func similarOptions(to name: String) -> [String] {
    NearestNames.near(name, in: spec.allOptions.map(\.name))
  }
}
