/// Where bytes go: a descriptor of the process or, in tests, memory.
protocol ByteOutput: AnyObject {
  var isTerminal: Bool { get }

  /// Whether nobody reads any more, so that writing is of no use.
  var isClosed: Bool { get }

  /// Why not everything could be written; a reader that went away is no reason.
  var failure: SystemError? { get }

  func write(_ bytes: ArraySlice<UInt8>)
}

extension ByteOutput {
  func write(_ bytes: [UInt8]) { write(bytes[...]) }
}
