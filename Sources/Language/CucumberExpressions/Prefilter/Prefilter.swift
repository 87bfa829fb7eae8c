/// A cheap test on the bytes of a text that never rejects what the expression matches.
///
/// It also lets through every text whose fixed words are right but whose arguments are wrong.
struct Prefilter: Hashable, Sendable {
  /// Tells whether the expression has only fixed text, so that the test decides everything.
  let isExact: Bool
  /// The texts a match can begin with; all whole texts if the test is exact.
  let prefixes: [[UInt8]]
  /// The texts a match can end with.
  let suffixes: [[UInt8]]
  /// Tells whether all fixed text before the first and behind the last parameter is listed.
  let reachesParameters: Bool
  /// The fixed texts between the first and the last parameter, in order.
  private let pieces: [[UInt8]]
  /// The fewest bytes before the first and after the last piece.
  private let prefixLengthMin: Int
  private let suffixLengthMin: Int
  private let lengthMin: Int

  /// Takes the tests from a shape.
  init(_ shape: ExpressionShape) {
    let start = FixedTexts(startOf: shape.segments)
    isExact = start.end == .whole
    // A text that is fixed as a whole ends as it begins.
    let end = isExact ? start : FixedTexts(endOf: shape.segments)
    reachesParameters = start.end == .parameter && end.end == .parameter
    prefixes = start.texts
    suffixes = end.texts
    prefixLengthMin = start.lengthMin
    suffixLengthMin = end.lengthMin
    pieces = Self.pieces(shape)
    lengthMin = shape.segments.reduce(0) { $0 + $1.lengthMin }
  }

  /// Tells whether the expression may match a text.
  func admits(_ text: String) -> Bool {
    text.withBytes { bytes in
      prefixes.contains { bytes.has($0, at: 0) && (!isExact || $0.count == bytes.count) }
        && admitsAfterPrefix(bytes)
    }
  }

  /// Tests all but the prefix, for callers that have found the prefix by other means.
  func admitsAfterPrefix(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if isExact { return prefixes.contains { $0.count == bytes.count && bytes.has($0, at: 0) } }
    guard bytes.count >= lengthMin else { return false }
    guard suffixes.contains(where: { bytes.has($0, at: bytes.count - $0.count) }) else {
      return false
    }
    return hasPieces(bytes)
  }

  private func hasPieces(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var position = prefixLengthMin
    for piece in pieces {
      let last = bytes.count - suffixLengthMin - piece.count
      while position <= last, !bytes.has(piece, at: position) {
        position += 1
      }
      guard position <= last else { return false }
      position += piece.count
    }
    return true
  }

  private static func pieces(_ shape: ExpressionShape) -> [[UInt8]] {
    guard let first = shape.segments.firstIndex(where: \.isParameter),
      let last = shape.segments.lastIndex(where: \.isParameter)
    else { return [] }
    return shape.segments[first...last].compactMap { segment in
      if case .literal(let text) = segment { Array(text.utf8) } else { nil }
    }
  }
}
