/// A terminal that a bar can be drawn on.
struct ProgressTerminal {
  /// Where the bar goes; not the console's errors, whose bytes are counted for a second life after a crash.
  let output: any ByteOutput
  /// The width of the terminal at this moment.
  let columns: () -> Int

  /// Whether a bar is of use here: on a terminal that can erase a line, and that somebody looks at.
  func isSuitable(_ environment: [String: String]) -> Bool {
    let isBuildServer = !(environment["CI"] ?? "").isEmpty
    return output.isTerminal && !isBuildServer && environment["TERM"] != "dumb"
  }
}
