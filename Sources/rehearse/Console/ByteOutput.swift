/// Where bytes go: a descriptor of the process or, in tests, memory.
protocol ByteOutput: AnyObject {
  var isTerminal: Bool { get }

  /// Whether nobody reads any more, so that writing is of no use.
  var isClosed: Bool { get }

  func write(_ bytes: [UInt8])
}
