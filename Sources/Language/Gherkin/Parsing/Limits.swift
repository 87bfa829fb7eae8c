/// The bounds on what is accepted from a file, so that no input can exhaust time or memory.
public struct Limits: Hashable, Sendable {
  /// Bounds far above what people write, and low enough to be safe for untrusted files.
  public static let standard = Limits()

  /// The largest file, in bytes; 32 MiB, and never more than 1 GiB.
  public var bytesPerFile = 32 << 20
  /// The longest line, in bytes without its end; 256 KiB.
  public var bytesPerLine = 256 << 10
  /// The most tags in front of one feature, rule, scenario or examples; 1,000.
  public var tagsPerNode = 1_000
  /// The most cells in the tables of one file; 4 million.
  public var cellsPerFile = 4_000_000
  /// The most runnable scenarios made from one file; 1 million.
  public var picklesPerFile = 1_000_000
  /// The most steps of runnable scenarios made from one file; 10 million.
  public var pickleStepsPerFile = 10_000_000
  /// The most bytes made by filling in placeholders of outlines; 256 MiB.
  public var outlineBytesPerFile = 256 << 20

  /// Creates the standard bounds, to be changed one by one.
  public init() {}

  /// Returns the value of a bound.
  public subscript(limit: Limit) -> Int {
    switch limit {
    case .bytesPerFile: min(bytesPerFile, 1 << 30)
    case .bytesPerLine: bytesPerLine
    case .tagsPerNode: tagsPerNode
    case .cellsPerFile: cellsPerFile
    case .picklesPerFile: picklesPerFile
    case .pickleStepsPerFile: pickleStepsPerFile
    case .outlineBytesPerFile: min(outlineBytesPerFile, 1 << 30)
    }
  }
}

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
