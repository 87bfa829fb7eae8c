/// An event of a stream, as browsers read it with `EventSource`.
package struct ServerSentEvent: Hashable, Sendable {
  /// The name by which the page listens for it.
  package let name: String
  /// What it says, in as many lines as it has.
  package let data: String

  /// Creates an event.
  package init(_ name: String, _ data: String) { (self.name, self.data) = (name, data) }

  /// The bytes of it: each line of what it says is a line of its own, whichever way lines end there.
  var bytes: [UInt8] {
    // The end of a line would end the name, and begin something else.
    let name = name.unicodeScalars.filter { $0 != "\n" && $0 != "\r" }
    var bytes = Array("event: \(String(String.UnicodeScalarView(name)))\n".utf8)
    for line in Self.lines(Array(data.utf8)) { bytes += Array("data: ".utf8) + line + [0x0A] }
    return bytes + [0x0A]
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
      // A carriage return and a line feed are one end.
      if byte == 0x0A, index > 0, bytes[index - 1] == 0x0D {
        start = index + 1
        continue
      }
      lines.append(bytes[start..<index])
      start = index + 1
    }
    return lines + [bytes[start...]]
  }
}
