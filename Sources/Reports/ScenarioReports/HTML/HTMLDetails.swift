#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is shown of scenarios once they are opened: many share a block of the page, which is compressed.
///
/// A block is a list of JSON, in the order of the scenarios; the page finds it by the number of its first one and unpacks it when
/// somebody opens one of them.
struct HTMLDetails {
  /// From how many bytes on a block is full: scenarios that were played one after the other have much in common.
  private static let blockBytes = 1 << 20

  private var pending: [UInt8] = []
  private var count = 0
  private var first = 0

  /// Adds a scenario's, and appends the block where it is full.
  mutating func add(_ json: [UInt8], to sink: inout ByteSink) {
    pending.append(UInt8(ascii: pending.isEmpty ? "[" : ","))
    pending += json
    count += 1
    if pending.count >= Self.blockBytes { finish(to: &sink) }
  }

  /// Appends what has not been appended yet.
  mutating func finish(to sink: inout ByteSink) {
    guard !pending.isEmpty else { return }
    pending.append(UInt8(ascii: "]"))
    sink.write("<script type=\"text/plain\" class=\"details\" data-first=\"")
    sink.write(number: first)
    sink.write("\">")
    sink.write(bytes: Data(Deflate.compressed(pending)).base64EncodedData())
    sink.write("</script>\n")
    pending.removeAll(keepingCapacity: true)
    first = count
  }
}
