/// A prefix code: the more often a symbol occurs, the fewer bits it takes.
///
/// Codes are canonical (RFC 1951, 3.2.2): whoever has the lengths has the code.
struct HuffmanCode {
  /// How many bits each symbol takes; 0 for those that do not occur.
  let lengths: [UInt8]
  /// What is written for each symbol, the first bit lowest.
  private let codes: [UInt32]

  /// Makes the shortest code for symbols that occur so often, of whose codes none is longer than the limit.
  ///
  /// The limit must have room for all symbols: 2 to its power is at least their number.
  init(frequencies: [Int], lengthMax: Int) {
    lengths = Self.lengths(frequencies, lengthMax: lengthMax)
    codes = Self.codes(lengths)
  }

  /// Makes the code of known lengths, which leave no symbol without room.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    codes = Self.codes(lengths)
  }

  /// What is written for a symbol, the first bit lowest.
  func code(of symbol: Int) -> UInt32 { codes[symbol] }

  /// Writes a symbol.
  func write(_ symbol: Int, to bits: inout BitWriter) {
    bits.write(codes[symbol], bitCount: Int(lengths[symbol]))
  }

  private static func lengths(_ frequencies: [Int], lengthMax: Int) -> [UInt8] {
    // Those that occur, the rarest first; equal ones in the order of the symbols, so that equal bytes give equal bytes.
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    guard symbols.count > 1 else {
      // A code of no bits cannot be read, and one of no symbols is not understood everywhere.
      lengths[symbols.first ?? 0] = 1
      return lengths
    }
    let counts = limited(depths(symbols.map { frequencies[$0] }), to: lengthMax)
    var next = 0
    for length in counts.indices.reversed() {
      for symbol in symbols[next..<next + counts[length]] { lengths[symbol] = UInt8(length) }
      next += counts[length]
    }
    return lengths
  }

  /// How deep each leaf lies in Huffman's tree of weights, which ascend.
  private static func depths(_ weights: [Int]) -> [Int] {
    // The leaves and then the nodes above them come in ascending order, so the two lightest stand in front.
    var nodes = weights
    var parents = [Int](repeating: 0, count: 2 * weights.count - 1)
    var (leaf, inner) = (0, weights.count)
    func lightest() -> Int {
      if leaf < weights.count, inner >= nodes.count || nodes[leaf] <= nodes[inner] {
        leaf += 1
        return leaf - 1
      }
      inner += 1
      return inner - 1
    }
    for parent in weights.count..<parents.count {
      let (one, other) = (lightest(), lightest())
      (parents[one], parents[other]) = (parent, parent)
      nodes.append(nodes[one] + nodes[other])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in depths.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths.prefix(weights.count))
  }

  /// How many codes have each length, where none is longer than the limit and together they still leave no gap.
  private static func limited(_ depths: [Int], to lengthMax: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: lengthMax + 1)
    for depth in depths { counts[min(depth, lengthMax)] += 1 }
    // Of 2 to the power of the limit, a code takes the more the shorter it is.
    var excess = counts.enumerated().reduce(-(1 << lengthMax)) {
      $0 + $1.element << (lengthMax - $1.offset)
    }
    while excess > 0 {
      // A leaf makes room for itself and for one of the deepest, one level below.
      let level = counts.indices.dropLast().last { counts[$0] > 0 } ?? 0
      counts[level] -= 1
      counts[level + 1] += 2
      counts[lengthMax] -= 1
      excess -= 1
    }
    return counts
  }

  private static func codes(_ lengths: [UInt8]) -> [UInt32] {
    var next = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1..<next.count { next[length] = (next[length] + next[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return reversed(next[Int(length)], bitCount: Int(length))
    }
  }

  private static func reversed(_ code: UInt32, bitCount: Int) -> UInt32 {
    (0..<bitCount).reduce(0) { $0 << 1 | (code >> $1) & 1 }
  }
}
