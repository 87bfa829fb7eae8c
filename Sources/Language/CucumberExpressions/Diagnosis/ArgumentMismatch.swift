/// Words that stand where a parameter is expected, but are not of its type.
public struct ArgumentMismatch: Sendable {
  /// The type that is expected; its documentation and example tell how to write it.
  public let parameterType: ParameterType
  /// Which parameter of the expression, from 0.
  public let parameterIndex: Int
  /// The words that stand there.
  public let text: String
  /// The Unicode code points of the step's text before the words.
  public let start: Int

  /// The fault and the remedy: what is not of the type, and an example of what is.
  public var message: String {
    "“\(text)” is not \(expected); write for example “\(parameterType.example)”"
  }

  /// How many of a type's words are listed: of more, those that are nearest to what stands there.
  private static let listedMax = 6

  private var expected: String {
    let documentation = parameterType.documentation
    guard let colon = documentation.firstRange(of: ": ") else { return documentation }
    let words = documentation[colon.upperBound...].split(separator: ",").map {
      $0.drop { $0 == " " }
    }
    guard words.count > Self.listedMax else { return documentation }
    let written = Array(text.unicodeScalars.prefix(200))
    let nearest = words.enumerated()
      .map { (EditDistance.between(written, Array($0.element.unicodeScalars)), $0.offset) }
      .sorted(by: <).prefix(Self.listedMax).map { String(words[$0.1]) }
    return "\(documentation[..<colon.lowerBound]), of which the nearest are: "
      + nearest.joined(separator: ", ")
  }
}

/// A finder of the argument that keeps a text from matching.
///
/// For each parameter it tries the expression with that one parameter open to any words, and in
/// the end with all of them open. The patterns are compiled when first needed.
struct MismatchFinder {
  /// The most UTF-8 bytes of a text that is diagnosed, and the most parameters of an expression.
  static let textLengthMax = 512
  static let parametersMax = 12

  private let types: [ParameterType]
  private let shape: ExpressionShape
  private let oneOpen: [CompiledPattern]
  private let isDiagnosable: Bool

  /// Compiles the patterns with one open parameter.
  ///
  /// An expression without fixed words is left alone: any text would look like it.
  init(_ expression: CucumberExpression) {
    let types = expression.parameterTypes
    let shape = expression.shape
    self.types = types
    self.shape = shape
    isDiagnosable = types.count <= Self.parametersMax && shape.hasFixedWords
    guard isDiagnosable else {
      oneOpen = []
      return
    }
    oneOpen = types.indices.compactMap { open in
      try? CompiledPattern(shape.pattern { $0 == open ? "(.+?)" : types[$0].matchedCaptureSource })
    }
  }

  /// Finds the first argument at fault, or nil if more than arguments is wrong.
  func find(in text: String) -> ArgumentMismatch? {
    guard isDiagnosable, text.utf8.count <= Self.textLengthMax else { return nil }
    return findOne(in: text) ?? findFirstOfSeveral(in: text)
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
    let ranges = OpenMatcher.parameterRanges(shape, in: text) ?? []
    for (index, bytes) in ranges.enumerated() {
      let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
      let range = start..<text.utf8.index(start, offsetBy: bytes.count)
      let own = try? CompiledPattern(types[index].matchedCaptureSource)
      if own?.captures(inWhole: text[range]) == nil {
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
