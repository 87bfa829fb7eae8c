/// A bound on what is accepted from a file, named in the error that reports it.
public enum Limit: String, Hashable, Sendable {
  /// The size of a file in bytes.
  case bytesPerFile = "bytes per file"
  /// The length of a line in bytes.
  case bytesPerLine = "bytes per line"
  /// The tags in front of one feature, rule, scenario or examples.
  case tagsPerNode = "tags per node"
  /// The cells of all tables of a file.
  case cellsPerFile = "table cells per file"
  /// The runnable scenarios made from a file, one for each row of an outline.
  case picklesPerFile = "scenarios per file"
  /// The steps of all runnable scenarios made from a file.
  case pickleStepsPerFile = "steps of scenarios per file"
  /// The bytes of all texts made by filling in the placeholders of a file's outlines.
  case outlineBytesPerFile = "bytes of filled-in outlines per file"
}
