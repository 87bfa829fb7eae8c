/// A prefix code to read by: each symbol stands wherever its bits can stand with others behind them.
struct InflateCode {
  /// The longest code there is.
  private static let lengthMax = 15
  /// A symbol above its length; 0 where no code begins so.
  private let entries: [UInt16]
  /// How many bits an entry is found by.
  private let width: Int

  /// The codes of blocks that have none of their own (RFC 1951, 3.2.6): of bytes and lengths, and of distances.
  static let fixedLiterals = InflateCode(
    complete: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  static let fixedDistances = InflateCode(complete: [UInt8](repeating: 5, count: 32))

  /// Makes the code of these lengths; one that is not complete is refused, unless it has at most one symbol.
  init(_ lengths: [UInt8]) throws(Gzip.Fault) {
    var room = 1 << Self.lengthMax
    for length in lengths where length > 0 { room -= 1 << (Self.lengthMax - Int(length)) }
    let isLone = lengths.count { $0 > 0 } <= 1 && (lengths.max() ?? 0) <= 1
    guard room == 0 || isLone else { throw .damaged }
    self.init(complete: lengths)
  }

  private init(complete lengths: [UInt8]) {
    width = max(1, Int(lengths.max() ?? 0))
    var entries = [UInt16](repeating: 0, count: 1 << width)
    let codes = HuffmanCode(lengths: lengths)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      for place in stride(
        from: Int(codes.code(of: symbol)), to: entries.count, by: 1 << Int(length))
      {
        entries[place] = UInt16(symbol) << 4 | UInt16(length)
      }
    }
    self.entries = entries
  }

  /// Reads a symbol.
  func read(_ bits: inout BitReader) throws(Gzip.Fault) -> Int {
    let entry = entries[bits.peek(width)]
    guard entry > 0 else { throw .damaged }
    try bits.take(Int(entry & 15))
    return Int(entry >> 4)
  }
}
