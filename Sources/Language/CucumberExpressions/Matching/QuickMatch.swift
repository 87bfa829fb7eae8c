/// A match without a regular expression, for expressions of parameters that are told apart by the fixed text around them.
///
/// It decides where the text leaves only one place for each argument, as it nearly always does.
struct QuickMatch: Sendable {
  /// The outcome of a quick match.
  enum Outcome {
    case matched([Argument])
    case failed
    /// The regular expression must tell.
    case undecided
  }

  private let types: [ParameterType]
  private let prefixes: [[UInt8]]
  private let suffixes: [[UInt8]]
  /// What stands between the parameters.
  private let separators: [[UInt8]]

  /// Takes the fixed texts around the parameters, or nil if the expression is not of this kind.
  init?(_ shape: ExpressionShape, _ types: [ParameterType], _ prefilter: Prefilter) {
    guard prefilter.reachesParameters, types.contains(where: { $0.recognizer != nil }),
      let first = shape.segments.firstIndex(where: \.isParameter),
      let last = shape.segments.lastIndex(where: \.isParameter)
    else { return nil }
    let separators = shape.segments[first...last].compactMap(\.onlyText)
    // One text stands between each two of them, and nothing else.
    guard separators.count == types.count - 1, last - first == 2 * separators.count
    else { return nil }
    self.types = types
    prefixes = prefilter.prefixes
    suffixes = prefilter.suffixes
    self.separators = separators.map { Array($0.utf8) }
  }

  /// Matches a whole text.
  func match(_ text: String) -> Outcome {
    text.withBytes { bytes in
      var found: Outcome?
      for prefix in prefixes where bytes.has(prefix, at: 0) {
        for suffix in suffixes where bytes.has(suffix, at: bytes.count - suffix.count) {
          let end = bytes.count - suffix.count
          guard prefix.count <= end else { continue }
          let outcome = match(prefix.count..<end, of: bytes)
          if case .failed = outcome { continue }
          // With more than one place for the arguments, the order of trial matters.
          guard found == nil else { return .undecided }
          found = outcome
        }
      }
      return found ?? .failed
    }
  }

  /// Matches the arguments and what stands between them.
  private func match(_ place: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
    var places: [Range<Int>] = []
    var start = place.lowerBound
    for separator in separators {
      guard let found = bytes.place(of: separator, in: place) else { return .failed }
      guard bytes.place(of: separator, in: found + 1..<place.upperBound) == nil else {
        return .undecided
      }
      guard found >= start else { return .failed }
      places.append(start..<found)
      start = found + separator.count
    }
    places.append(start..<place.upperBound)
    var isDecided = true
    for (type, place) in zip(types, places) {
      switch type.recognizer?.accepts(bytes[place]) {
      case true?: break
      case false?: return .failed
      case nil: isDecided = false
      }
    }
    guard isDecided else { return .undecided }
    return .matched(zip(types, places).map { argument($0, bytes, $1) })
  }

  private func argument(
    _ type: ParameterType, _ bytes: UnsafeBufferPointer<UInt8>, _ place: Range<Int>
  ) -> Argument {
    // Continuation bytes do not begin a code point.
    let start = bytes[..<place.lowerBound].count { $0 & 0xC0 != 0x80 }
    let words = String(decoding: bytes[place], as: UTF8.self)
    let group = ArgumentGroup(
      text: words, start: start,
      children: type.recognizer?.children(words, start: start) ?? [])
    return Argument(type, group)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first place of bytes within a part.
  fileprivate func place(of bytes: [UInt8], in part: Range<Int>) -> Int? {
    var place = part.lowerBound
    while place + bytes.count <= part.upperBound {
      if has(bytes, at: place) { return place }
      place += 1
    }
    return nil
  }
}
