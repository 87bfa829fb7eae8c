/// Compression as every browser and language can undo it: DEFLATE (RFC 1951), without any frame around it.
///
/// The same bytes are compressed to the same bytes everywhere.
enum Deflate {
  /// A byte, or a match of bytes that have been seen before.
  private enum Symbol {
    case byte(UInt8)
    case match(MatchFinder.Match)
  }

  /// How many symbols share a code; what comes later may be of another kind.
  private static let symbolsPerBlock = 32_768
  /// From which length on a match is taken as it is.
  private static let lengthLong = 32

  /// Returns bytes compressed; there is room for 2 GB at most.
  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var bits = BitWriter()
    var block = DeflateBlock()
    bytes.withUnsafeBytes { text in
      forEachSymbol(of: text) { symbol in
        if block.count == symbolsPerBlock {
          block.write(isLast: false, to: &bits)
          block = DeflateBlock()
        }
        switch symbol {
        case .byte(let byte): block.add(byte)
        case .match(let match): block.add(match)
        }
      }
    }
    block.write(isLast: true, to: &bits)
    return bits.finish()
  }

  private static func forEachSymbol(
    of text: UnsafeRawBufferPointer, _ body: (Symbol) -> Void
  ) {
    let finder = MatchFinder(text)
    var place = 0
    var found: MatchFinder.Match?
    while place < text.count {
      let here = found ?? finder.match(at: place)
      found = nil
      finder.pass(place)
      guard let here else {
        body(.byte(text[place]))
        place += 1
        continue
      }
      // A longer one that begins a byte later is worth the byte; of long ones it hardly ever is.
      if here.length < lengthLong,
        let next = finder.match(at: place + 1, longerThan: here.length)
      {
        body(.byte(text[place]))
        found = next
        place += 1
        continue
      }
      body(.match(here))
      for passed in place + 1..<place + here.length { finder.pass(passed) }
      place += here.length
    }
  }
}
