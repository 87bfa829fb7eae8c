/// A finder of the argument that keeps a text from matching.
///
/// For each parameter it tries the expression with that one parameter open to any words, and in
/// the end with all of them open. The patterns are compiled when first needed.
struct MismatchFinder {
  /// The most parameters an expression may have to be diagnosed; it bounds the patterns tried.
  static let parametersMax = 12

  private let types: [ParameterType]
  private let oneOpen: [CompiledPattern]
  private let allOpen: CompiledPattern?

  /// Compiles the patterns with open parameters.
  ///
  /// An expression without fixed words is left alone: any text would look like it.
  init(_ expression: CucumberExpression) {
    let types = expression.parameterTypes
    let shape = expression.shape
    self.types = types
    guard types.count <= Self.parametersMax, shape.hasFixedWords else {
      oneOpen = []
      allOpen = nil
      return
    }
    oneOpen = types.indices.compactMap { open in
      try? CompiledPattern(
        shape.pattern { $0 == open ? Self.anyWords : types[$0].captureSource })
    }
    allOpen = try? CompiledPattern(shape.pattern { _ in Self.anyWords })
  }

  private static let anyWords = "(.+?)"

  /// Finds the first argument at fault, or nil if more than arguments is wrong.
  func find(in text: String) -> ArgumentMismatch? {
    findOne(in: text) ?? findFirstOfSeveral(in: text)
  }

  private func findOne(in text: String) -> ArgumentMismatch? {
    var capture = 0
    for (index, pattern) in oneOpen.enumerated() {
      if let captures = pattern.captures(inWhole: text[...]), let range = captures[capture] {
        return mismatch(index, range, in: text)
      }
      capture += types[index].captures.reduce(1) { $0 + $1.count }
    }
    return nil
  }

  private func findFirstOfSeveral(in text: String) -> ArgumentMismatch? {
    guard let ranges = allOpen?.captures(inWhole: text[...]) else { return nil }
    for (index, range) in ranges.enumerated() {
      guard let range, let own = try? CompiledPattern(types[index].captureSource) else { continue }
      if own.captures(inWhole: text[range]) == nil {
        return mismatch(index, range, in: text)
      }
    }
    return nil
  }

  private func mismatch(
    _ index: Int, _ range: Range<String.Index>, in text: String
  ) -> ArgumentMismatch {
    let scalars = text.unicodeScalars
    return ArgumentMismatch(
      parameterType: types[index], parameterIndex: index, text: String(text[range]),
      start: scalars.distance(from: scalars.startIndex, to: range.lowerBound))
  }
}
