/// A growing run of UTF-8 bytes that reporters write to and the command drains.
package struct ByteSink {
  /// The bytes from which on `spill` hands over.
  private static let spillBytes = 64 << 10

  /// What has been written since the last drain.
  package private(set) var bytes: [UInt8] = []
  /// Takes what has been written while a long event is reported; nil keeps all of it here.
  package var overflow: (([UInt8]) -> Void)?

  /// Creates an empty sink.
  package init() {}

  /// Returns what has been written and starts anew.
  package mutating func drain() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Returns what has been written in just the memory it needs, for bytes that are kept; and starts anew.
  mutating func drainExactly() -> [UInt8] {
    let exact = bytes.withUnsafeBufferPointer { Array($0) }
    bytes.removeAll()
    return exact
  }

  /// Hands over what has been written if it is much; for reporters that write a lot for one event.
  package mutating func spill() {
    guard bytes.count >= Self.spillBytes, let overflow else { return }
    overflow(drain())
  }

  /// Appends text as it is; for text of our own making.
  package mutating func write(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends text from elsewhere; what is not meant to be read becomes visible.
  ///
  /// No file can drive a terminal with control characters, turn the order of letters round, or give a build
  /// server commands, whichever report is shown there.
  package mutating func write(text: String) {
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      guard !VisibleText.isNeeded(for: utf8) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    guard !isPlain else { return }
    bytes.append(contentsOf: VisibleText.text(text, isAtLineStart: isAtLineStart).utf8)
  }

  /// Whether only white space stands on the line so far.
  private var isAtLineStart: Bool {
    for byte in bytes.reversed() {
      if byte == UInt8(ascii: "\n") { return true }
      if byte != UInt8(ascii: " ") { return false }
    }
    return true
  }

  /// Appends a whole number in decimal digits; those below 0 never occur and are written as 0.
  package mutating func write(number: Int) {
    if number >= 10 { write(number: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(max(0, number) % 10))
  }

  /// Makes room for bytes that will be appended, so that a large report grows only once.
  package mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// Appends raw bytes.
  package mutating func write(bytes more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Appends spaces.
  package mutating func indent(_ count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }

  /// Ends a line.
  package mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }
}
