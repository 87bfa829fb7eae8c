#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is shown of scenarios once they are opened: many share a block of the page, which is packed.
///
/// A block has a line of JSON for each scenario, in their order; the page finds it by the number of its first one and unpacks it
/// when somebody opens one of them.
struct HTMLDetails {
  /// From how many bytes on a block is full: the more scenarios share it, the more they have in common.
  private static let blockBytes = 8 << 20

  private var pending: [UInt8] = []
  private var count = 0
  private var first = 0

  /// Adds a scenario's, and appends the block where it is full.
  mutating func add(_ json: [UInt8], to sink: inout ByteSink) {
    pending += json
    pending.append(UInt8(ascii: "\n"))
    count += 1
    if pending.count >= Self.blockBytes { finish(to: &sink) }
  }

  /// Appends what has not been appended yet.
  mutating func finish(to sink: inout ByteSink) {
    guard !pending.isEmpty else { return }
    sink.write("<script type=\"text/plain\" class=\"details\" data-first=\"")
    sink.write(number: first)
    sink.write("\">")
    sink.write(packed: pending)
    sink.write("</script>\n")
    pending.removeAll(keepingCapacity: true)
    first = count
  }
}

extension ByteSink {
  /// Appends text for the page's script to unpack: its far repeats are folded, the rest is compressed and written as base64.
  mutating func write(packed text: [UInt8]) {
    write(bytes: Data(Deflate.compressed(FarRepeats.folded(text))).base64EncodedData())
  }
}
