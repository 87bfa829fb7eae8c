extension ParsedArguments {
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
