/// A reader of DEFLATE (RFC 1951) that trusts nothing: whatever the bytes are, it ends with text or with a fault.
///
/// It never writes more than it may, and every turn of its loops takes at least a bit of the bytes.
struct InflateReader {
  private var bits: BitReader
  private var output: [UInt8]
  /// Where this stream's text begins: nothing before it can be repeated.
  private let start: Int
  private let bytesMax: Int

  /// Appends what a stream holds, and returns how many bytes the stream has; something else may follow it.
  ///
  /// - Parameter bytesMax: How many bytes the output may have.
  static func append(
    _ packed: ArraySlice<UInt8>, to output: inout [UInt8], bytesMax: Int
  ) throws(Gzip.Fault) -> Int {
    // Taken and given back, so that the text is never copied.
    var reader = InflateReader(
      bits: BitReader(packed), output: output, start: output.count, bytesMax: bytesMax)
    output = []
    while try reader.readBlock() {}
    output = reader.output
    return reader.bits.usedCount
  }

  /// Reads a block, and returns whether another one follows.
  private mutating func readBlock() throws(Gzip.Fault) -> Bool {
    let isLast = try bits.read(1) == 1
    switch try bits.read(2) {
    case 0: try readPlain()
    case 1: try readSymbols(.fixedLiterals, .fixedDistances)
    case 2:
      let (literals, distances) = try readCodes()
      try readSymbols(literals, distances)
    default: throw .damaged
    }
    return !isLast
  }

  /// Reads bytes that are not compressed.
  private mutating func readPlain() throws(Gzip.Fault) {
    bits.skipToByte()
    let count = try bits.read(16)
    guard try bits.read(16) == count ^ 0xFFFF else { throw .damaged }
    guard output.count + count <= bytesMax else { throw .tooLong }
    for _ in 0..<count { output.append(UInt8(truncatingIfNeeded: try bits.read(8))) }
  }

  /// Reads the codes of a block (RFC 1951, 3.2.7).
  private mutating func readCodes() throws(Gzip.Fault) -> (InflateCode, InflateCode) {
    let literalCount = try bits.read(5) + 257
    let distanceCount = try bits.read(5) + 1
    let lengthCount = try bits.read(4) + 4
    guard literalCount <= DeflateBlock.literalCount, distanceCount <= DeflateBlock.distanceCount
    else { throw .damaged }
    var own = [UInt8](repeating: 0, count: DeflateBlock.order.count)
    for symbol in DeflateBlock.order.prefix(lengthCount) {
      own[symbol] = UInt8(try bits.read(3))
    }
    let code = try InflateCode(own)
    var lengths: [UInt8] = []
    let count = literalCount + distanceCount
    while lengths.count < count {
      let symbol = try code.read(&bits)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .damaged }
        lengths += repeatElement(last, count: try bits.read(2) + 3)
      case 17: lengths += repeatElement(0, count: try bits.read(3) + 3)
      case 18: lengths += repeatElement(0, count: try bits.read(7) + 11)
      default: lengths.append(UInt8(symbol))
      }
    }
    // Without a sign for its end no block could end.
    guard lengths.count == count, lengths[DeflateBlock.end] > 0 else { throw .damaged }
    return (
      try InflateCode(Array(lengths[..<literalCount])),
      try InflateCode(Array(lengths[literalCount...]))
    )
  }

  private mutating func readSymbols(
    _ literals: InflateCode, _ distances: InflateCode
  ) throws(Gzip.Fault) {
    while true {
      let symbol = try literals.read(&bits)
      if symbol < DeflateBlock.end {
        guard output.count < bytesMax else { throw .tooLong }
        output.append(UInt8(truncatingIfNeeded: symbol))
        continue
      }
      if symbol == DeflateBlock.end { return }
      let length = try readLength(symbol)
      let distance = try readDistance(distances.read(&bits))
      guard distance <= output.count - start else { throw .damaged }
      guard output.count + length <= bytesMax else { throw .tooLong }
      repeatBytes(length, from: distance)
    }
  }

  /// The length of a match (RFC 1951, 3.2.5): four symbols for each further bit.
  private mutating func readLength(_ symbol: Int) throws(Gzip.Fault) -> Int {
    let group = symbol - DeflateBlock.end - 1
    if group == 28 { return 258 }
    guard group < 28 else { throw .damaged }
    guard group >= 8 else { return 3 + group }
    let restCount = group / 4 - 1
    return 3 + (4 + group % 4) << restCount + (try bits.read(restCount))
  }

  /// The distance of a match: two symbols for each further bit.
  private mutating func readDistance(_ symbol: Int) throws(Gzip.Fault) -> Int {
    guard symbol < DeflateBlock.distanceCount else { throw .damaged }
    guard symbol >= 4 else { return 1 + symbol }
    let restCount = symbol / 2 - 1
    return 1 + (2 + symbol % 2) << restCount + (try bits.read(restCount))
  }

  private mutating func repeatBytes(_ length: Int, from distance: Int) {
    var place = output.count - distance
    for _ in 0..<length {
      output.append(output[place])
      place += 1
    }
  }
}
