/// Symbols that share a code, and the code (RFC 1951, 3.2.7).
struct DeflateBlock {
  /// How many symbols there are for bytes, for the end and for lengths, and how many for distances.
  static let literalCount = 286
  static let distanceCount = 30
  /// The symbol that ends a block; those of lengths stand above it.
  static let end = 256
  /// The order in which the lengths of the lengths' code stand.
  static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// Bytes as they are; matches as a length above them and a distance in the upper half.
  private var symbols: [UInt32] = []
  private var literals = [Int](repeating: 0, count: literalCount)
  private var distances = [Int](repeating: 0, count: distanceCount)

  /// Creates a block without symbols.
  init() {}

  /// How many symbols there are.
  var count: Int { symbols.count }

  /// Adds a byte.
  mutating func add(_ byte: UInt8) {
    symbols.append(UInt32(byte))
    literals[Int(byte)] += 1
  }

  /// Adds a match.
  mutating func add(_ match: MatchFinder.Match) {
    symbols.append(UInt32(match.distance) << 16 | UInt32(match.length))
    literals[Self.parts(ofLength: match.length).symbol] += 1
    distances[Self.parts(ofDistance: match.distance).symbol] += 1
  }

  /// Writes the code and all symbols.
  consuming func write(isLast: Bool, to bits: inout BitWriter) {
    literals[Self.end] += 1
    let literalCode = HuffmanCode(frequencies: literals, lengthMax: 15)
    let distanceCode = HuffmanCode(frequencies: distances, lengthMax: 15)
    bits.write(isLast ? 1 : 0, bitCount: 1)
    bits.write(2, bitCount: 2)
    Self.write(literalCode.lengths, distanceCode.lengths, to: &bits)
    for symbol in symbols {
      let distance = Int(symbol >> 16)
      guard distance > 0 else {
        literalCode.write(Int(symbol), to: &bits)
        continue
      }
      let length = Self.parts(ofLength: Int(symbol & 0xFFFF))
      literalCode.write(length.symbol, to: &bits)
      bits.write(length.rest, bitCount: length.restCount)
      let back = Self.parts(ofDistance: distance)
      distanceCode.write(back.symbol, to: &bits)
      bits.write(back.rest, bitCount: back.restCount)
    }
    literalCode.write(Self.end, to: &bits)
  }

  /// What a number is written as: a symbol, and bits that follow it.
  private typealias Parts = (symbol: Int, rest: UInt32, restCount: Int)

  /// The parts of the length of a match, from 3 to 258 (RFC 1951, 3.2.5): four symbols for each further bit.
  private static func parts(ofLength length: Int) -> Parts {
    if length == 258 { return (285, 0, 0) }
    let (group, rest, restCount) = parts(of: length - 3, symbolBits: 2)
    return (257 + group, rest, restCount)
  }

  /// The parts of a distance, from 1 to 32,768: two symbols for each further bit.
  private static func parts(ofDistance distance: Int) -> Parts {
    parts(of: distance - 1, symbolBits: 1)
  }

  /// The first bit of a number and so many after it make the symbol, with how many are left.
  private static func parts(of number: Int, symbolBits: Int) -> Parts {
    guard number >> (symbolBits + 1) > 0 else { return (number, 0, 0) }
    let restCount = Int.bitWidth - 1 - number.leadingZeroBitCount - symbolBits
    let symbol = (restCount << symbolBits) + (number >> restCount)
    return (symbol, UInt32(number & (1 << restCount - 1)), restCount)
  }

  /// Writes how many bits each symbol takes, in a code of its own.
  private static func write(
    _ literals: [UInt8], _ distances: [UInt8], to bits: inout BitWriter
  ) {
    let literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    let runs = runs(of: literals.prefix(literalCount) + distances.prefix(distanceCount))
    var frequencies = [Int](repeating: 0, count: order.count)
    for run in runs { frequencies[run.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, lengthMax: 7)
    let orderCount = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    bits.write(UInt32(literalCount - 257), bitCount: 5)
    bits.write(UInt32(distanceCount - 1), bitCount: 5)
    bits.write(UInt32(orderCount - 4), bitCount: 4)
    for symbol in order.prefix(orderCount) {
      bits.write(UInt32(code.lengths[symbol]), bitCount: 3)
    }
    for run in runs {
      code.write(run.symbol, to: &bits)
      bits.write(run.rest, bitCount: run.restCount)
    }
  }

  /// Equal lengths in a row as they are written: zeros with 17 and 18, others once and then repeated with 16.
  private static func runs(of lengths: ArraySlice<UInt8>) -> [Parts] {
    var runs: [Parts] = []
    var rest = lengths
    while let length = rest.first {
      var count = rest.prefix { $0 == length }.count
      rest = rest.dropFirst(count)
      if length > 0 {
        runs.append((Int(length), 0, 0))
        count -= 1
      }
      while count >= 3 {
        let (part, run) = run(ofZeros: length == 0, atMost: count)
        runs.append(run)
        count -= part
      }
      for _ in 0..<count { runs.append((Int(length), 0, 0)) }
    }
    return runs
  }

  private static func run(ofZeros areZeros: Bool, atMost count: Int) -> (Int, Parts) {
    guard areZeros else { return (min(count, 6), (16, UInt32(min(count, 6) - 3), 2)) }
    if count <= 10 { return (count, (17, UInt32(count - 3), 3)) }
    return (min(count, 138), (18, UInt32(min(count, 138) - 11), 7))
  }
}
