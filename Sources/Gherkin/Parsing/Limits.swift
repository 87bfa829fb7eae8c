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
