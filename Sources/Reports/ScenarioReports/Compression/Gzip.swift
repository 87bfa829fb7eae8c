/// Files that `gzip -d` and every language can unpack (RFC 1952).
///
/// A file is a row of members, each compressed by itself, so that none of it has to wait for the end.
package enum Gzip {
  /// The reason for which bytes cannot be unpacked.
  package enum Fault: Error, Equatable {
    /// They end before they should.
    case cut
    /// They are not as they were written, or nobody has written such.
    case damaged
    /// There would be more of it than there is room for.
    case tooLong
  }

  private static let signature: [UInt8] = [0x1F, 0x8B, 8]
  /// No name and no time, so that equal bytes give equal bytes; the last says that no system is meant.
  private static let head = signature + [0, 0, 0, 0, 0, 0, 255]

  /// Returns bytes as a member.
  package static func member(of bytes: [UInt8]) -> [UInt8] {
    head + Deflate.compressed(bytes) + littleEndian(CRC32.value(of: bytes))
      + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Whether bytes begin as a file of gzip does; no text does.
  package static func isMeant(by bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// Returns what all members hold, one behind the other, if that is no more than so many bytes.
  package static func unpacked(_ bytes: [UInt8], bytesMax: Int) throws(Fault) -> [UInt8] {
    var unpacked: [UInt8] = []
    var rest = bytes[...]
    repeat {
      try skipHead(&rest)
      let start = unpacked.count
      let used = try InflateReader.append(rest, to: &unpacked, bytesMax: bytesMax)
      rest = rest.dropFirst(used)
      let check = try number(&rest)
      let count = try number(&rest)
      guard count == UInt32(truncatingIfNeeded: unpacked.count - start),
        check == CRC32.value(of: unpacked, from: start)
      else { throw .damaged }
    } while !rest.isEmpty
    return unpacked
  }

  private static func skipHead(_ rest: inout ArraySlice<UInt8>) throws(Fault) {
    guard rest.count >= head.count else {
      throw signature.starts(with: rest.prefix(signature.count)) ? .cut : .damaged
    }
    let flags = rest[rest.startIndex + signature.count]
    // Those above are of no known meaning.
    guard rest.starts(with: signature), flags < 0x20 else { throw .damaged }
    rest = rest.dropFirst(head.count)
    if flags & 4 > 0 {
      let count = Int(try byte(&rest)) | Int(try byte(&rest)) << 8
      guard rest.count >= count else { throw .cut }
      rest = rest.dropFirst(count)
    }
    // A name and a remark, each with a zero behind it, as the command `gzip` writes them.
    for flag in [8, 16] as [UInt8] where flags & flag > 0 {
      guard let end = rest.firstIndex(of: 0) else { throw .cut }
      rest = rest[(end + 1)...]
    }
    if flags & 2 > 0 { for _ in 0..<2 { _ = try byte(&rest) } }
  }

  private static func byte(_ rest: inout ArraySlice<UInt8>) throws(Fault) -> UInt8 {
    guard let byte = rest.popFirst() else { throw .cut }
    return byte
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) throws(Fault) -> UInt32 {
    var number: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] { number |= UInt32(try byte(&rest)) << shift }
    return number
  }

  private static func littleEndian(_ number: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
