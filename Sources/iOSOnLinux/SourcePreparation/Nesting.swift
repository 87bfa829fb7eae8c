/// Which bracket of a source closes which, and what stands around each token.
///
/// `#if` and `#endif` are brackets as well: no declaration reaches out of them.
struct Nesting {
  private enum Kind {
    case parenthesis
    case square
    case brace
    case condition
  }

  /// The bracket that belongs to another one, and the one that is open around a token; -1 where there is none.
  private var partners: [Int]
  private var around: [Int]
  /// How many brackets up to a token have no partner.
  private var brokenCounts: [Int]

  init(_ tokens: [Token], of bytes: [UInt8]) {
    partners = Array(repeating: -1, count: tokens.count)
    around = partners
    brokenCounts = [0]
    brokenCounts.reserveCapacity(tokens.count + 1)
    var open: [(kind: Kind, index: Int)] = []
    var counts: [Kind: Int] = [:]
    for (index, token) in tokens.enumerated() {
      let bracket = Self.bracket(token, bytes)
      if let bracket, !bracket.opens, counts[bracket.kind, default: 0] > 0 {
        // What was opened within and not closed has no partner.
        while let last = open.popLast() {
          counts[last.kind, default: 1] -= 1
          guard last.kind == bracket.kind else { continue }
          (partners[last.index], partners[index]) = (index, last.index)
          break
        }
      }
      around[index] = open.last?.index ?? -1
      if let bracket, bracket.opens {
        open.append((bracket.kind, index))
        counts[bracket.kind, default: 0] += 1
      }
    }
    for (index, token) in tokens.enumerated() {
      let isBroken = partners[index] < 0 && Self.bracket(token, bytes) != nil
      brokenCounts.append(brokenCounts[index] + (isBroken ? 1 : 0))
    }
  }

  private static func bracket(_ token: Token, _ bytes: [UInt8]) -> (kind: Kind, opens: Bool)? {
    switch token.kind {
    case .symbol:
      switch bytes[token.range.lowerBound] {
      case UInt8(ascii: "("): (.parenthesis, true)
      case UInt8(ascii: ")"): (.parenthesis, false)
      case UInt8(ascii: "["): (.square, true)
      case UInt8(ascii: "]"): (.square, false)
      case UInt8(ascii: "{"): (.brace, true)
      case UInt8(ascii: "}"): (.brace, false)
      default: nil
      }
    case .directive:
      if bytes[token.range].elementsEqual("#if".utf8) {
        (.condition, true)
      } else if bytes[token.range].elementsEqual("#endif".utf8) {
        (.condition, false)
      } else {
        nil
      }
    case .word, .attribute, .literal: nil
    }
  }

  /// The other end of the bracket at an index; `nil` where it has none, or is no bracket.
  func partner(of index: Int) -> Int? {
    partners.indices.contains(index) && partners[index] >= 0 ? partners[index] : nil
  }

  /// The bracket or `#if` that is open around a token.
  func opening(around index: Int) -> Int? { around[index] >= 0 ? around[index] : nil }

  /// Whether each bracket between two has its partner.
  func isWhole(_ range: ClosedRange<Int>) -> Bool {
    brokenCounts[range.upperBound + 1] == brokenCounts[range.lowerBound]
  }
}
