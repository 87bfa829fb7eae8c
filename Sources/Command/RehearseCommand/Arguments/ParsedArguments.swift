import Requirements

/// The options and operands of a command line, each with the place it came from.
struct ParsedArguments: Sendable {
  /// An option as it was given.
  struct Occurrence: Hashable, Sendable {
    /// The long name, whichever name was typed.
    let name: String
    /// The option's own word, for messages.
    let word: Word
    let value: Word?
  }

  private(set) var occurrences: [Occurrence]
  let operands: [Word]
  /// The settings that were taken in; nil without any.
  private(set) var settings: Settings?

  /// A settings file, and the profile in it that was chosen.
  struct Settings {
    let path: String
    let profile: String?

    var words: String { path + (profile.map { ", profile \($0)" } ?? "") }
  }

  /// Takes in what a settings file says, where the command line says nothing else.
  mutating func add(_ more: [Occurrence], from settings: Settings, _ spec: CommandSpec) {
    self.settings = settings
    let said = Set(occurrences.map(\.name))
    let void = said.union(said.flatMap { spec.overrides[$0] ?? [] })
    occurrences += more.filter { !void.contains($0.name) }
  }

  func has(_ name: String) -> Bool { occurrences.contains { $0.name == name } }

  func value(_ name: String) -> Word? { occurrences.last { $0.name == name }?.value }

  func values(_ name: String) -> [Word] {
    occurrences.compactMap { $0.name == name ? $0.value : nil }
  }

  /// Refuses two options that cannot both hold.
  func refuse(_ name: String, with other: String) throws(UsageError) {
    guard let offender = occurrences.last(where: { $0.name == name }),
      let rival = occurrences.last(where: { $0.name == other })
    else { return }
    // What a settings file says has no effect where the command line leaves no room for it.
    if offender.word.origin != nil, rival.word.origin == nil { return }
    throw .contradiction(offender.word, with: other)
  }

  /// Reads a whole number within a range.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let word = value(name) else { return nil }
    guard let number = Int(word.text), range.contains(number) else {
      let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw .invalidValue(word, of: name, expected: expected, similar: [])
    }
    return number
  }

  /// Reads one of several words.
  func choice(_ name: String, of choices: [String]) throws(UsageError) -> String? {
    guard let word = value(name) else { return nil }
    guard choices.contains(word.text) else {
      throw .invalidValue(
        word, of: name, expected: choices.joined(separator: " or "),
        similar: NearestNames.near(word.text, in: choices))
    }
    return word.text
  }

  /// Reads the name of a revision that git may know.
  func revision(_ name: String) throws(UsageError) -> String? {
    guard let word = value(name) else { return nil }
    guard !word.text.isEmpty, !word.text.hasPrefix("-") else {
      throw .invalidValue(
        word, of: name, expected: "a revision that git knows, such as main or HEAD~3", similar: [])
    }
    return word.text
  }

  /// The paths of a subcommand that takes files as a whole; lines chosen in them would be ignored.
  func wholePaths() throws(UsageError) -> [String] {
    for operand in operands { try Self.refuseLines(operand, besides: "rehearse run") }
    return operands.map(\.text)
  }

  /// Refuses a path with lines, naming what does take them.
  static func refuseLines(_ operand: Word, besides command: String) throws(UsageError) {
    guard let path = try? FeaturePath(operand.text), !path.lines.isEmpty else { return }
    throw .invalidValue(
      operand, of: "PATH", expected: "a whole file or folder: lines are chosen for `\(command)`",
      similar: [])
  }

  /// Refuses options that would have no effect with another one.
  func refuse(_ names: [String], with other: String) throws(UsageError) {
    for name in names { try refuse(name, with: other) }
  }
}
