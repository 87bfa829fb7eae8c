/// A bound on what is accepted from a file, named in the error that reports it.
public enum Limit: String, Hashable, Sendable, CaseIterable {
  /// The size of a file in bytes.
  case bytesPerFile = "bytes in the file"
  /// The length of a line in bytes.
  case bytesPerLine = "bytes in a line"
  /// The tags in front of one feature, rule, scenario or examples.
  case tagsPerNode = "tags in one place"
  /// The cells of all tables of a file.
  case cellsPerFile = "table cells in the file"
  /// The runnable scenarios made from a file, one for each row of an outline.
  case picklesPerFile = "scenarios from the file"
  /// The steps of all runnable scenarios made from a file.
  case pickleStepsPerFile = "steps of scenarios from the file"
  /// The bytes handled while filling in the placeholders of a file's outlines.
  case outlineBytesPerFile = "bytes of filled-in outlines from the file"

  /// What to do when it is passed.
  var advice: String {
    switch self {
    case .bytesPerFile: "Split the file."
    case .bytesPerLine: "Break the line, or put long text into a file of its own."
    case .tagsPerNode: "Use fewer tags."
    case .cellsPerFile: "Split the tables into several files."
    case .picklesPerFile, .pickleStepsPerFile:
      "Use fewer rows of examples, or split the file."
    case .outlineBytesPerFile:
      "Use shorter values in the examples, and no placeholders inside values."
    }
  }
}
