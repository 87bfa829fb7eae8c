import DeviceInterface

extension Stopwatch {
  /// The stopwatch as text for durable storage: `base` or `base;uptime;wall;boots`, in milliseconds.
  public var line: String {
    guard let since = runningSince else { return "\(base.wholeMilliseconds)" }
    return "\(base.wholeMilliseconds);\(since.uptime.wholeMilliseconds);"
      + "\(since.wallMilliseconds);\(since.bootCount)"
  }

  /// Reads the text, or returns `nil` where it is none.
  public init?(line: Substring) {
    var reader = LineReader(line)
    guard let base = reader.integer(), base >= 0 else { return nil }
    self.init(base: .milliseconds(base))
    if reader.isAtEnd { return }
    guard let uptime = reader.integer(), let wall = reader.integer(), let boots = reader.integer(),
      reader.isAtEnd
    else { return nil }
    self.init(
      base: .milliseconds(base),
      runningSince: Moment(
        uptime: .milliseconds(uptime), wallMilliseconds: wall, bootCount: Int(boots)))
  }
}
