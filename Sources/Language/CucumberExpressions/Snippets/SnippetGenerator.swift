/// A generator of expressions for a step that none matches yet.
///
/// From left to right it takes the earliest and longest words that are of a type; where several
/// types fit, each gives an expression of its own. It belongs to one worker: compiled patterns cannot be shared.
public final class SnippetGenerator {
  /// The most expressions made from one text.
  public static let expressionsMax = 256
  /// The most UTF-8 bytes of a text that is searched for arguments; a longer one is taken as it is.
  public static let textLengthMax = 1_024

  private let registry: ParameterTypeRegistry
  /// A search for every pattern of every type, compiled once, and copied for each text.
  private lazy var searches = Self.finders(registry)

  /// Creates a generator that looks for the types of a registry.
  public init(_ registry: ParameterTypeRegistry) {
    self.registry = registry
  }

  /// Returns the expressions that fit a text, the most likely first; never none.
  public func snippets(for text: String) -> [GeneratedExpression] {
    guard text.utf8.count <= Self.textLengthMax else {
      return [GeneratedExpression(fixedTexts: [text], parameterTypes: [])]
    }
    var finders = searches
    var fixedTexts: [String] = []
    var candidates: [[ParameterType]] = []
    var position = text.startIndex
    while position < text.endIndex, let best = Self.best(&finders, in: text, from: position) {
      fixedTexts.append(String(text[position..<best.range.lowerBound]))
      candidates.append(best.types)
      position = best.range.upperBound
    }
    fixedTexts.append(String(text[position...]))
    return Self.combinations(candidates).map {
      GeneratedExpression(fixedTexts: fixedTexts, parameterTypes: $0)
    }
  }

  private static func finders(_ registry: ParameterTypeRegistry) -> [ParameterFinder] {
    registry.all.filter(\.useForSnippets).flatMap { type in
      type.matchedPatterns.compactMap { ParameterFinder(type, pattern: $0) }
    }
  }

  /// Finds the earliest words of any type, the longest of those, and all types they are of.
  private static func best(
    _ finders: inout [ParameterFinder], in text: String, from position: String.Index
  ) -> (range: Range<String.Index>, types: [ParameterType])? {
    var best: Range<String.Index>?
    var types: [ParameterType] = []
    for index in finders.indices {
      guard let range = finders[index].find(in: text, from: position) else { continue }
      if let known = best, isBetter(known, than: range) { continue }
      if range != best { types = [] }
      best = range
      // A type with several patterns finds the same words more than once.
      if !types.contains(where: { $0.name == finders[index].type.name }) {
        types.append(finders[index].type)
      }
    }
    return best.map { ($0, types.sorted(by: isListedBefore)) }
  }

  private static func isBetter(
    _ left: Range<String.Index>, than right: Range<String.Index>
  ) -> Bool {
    if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
    return left.upperBound > right.upperBound
  }

  private static func isListedBefore(_ left: ParameterType, _ right: ParameterType) -> Bool {
    if left.preferForSnippets != right.preferForSnippets { return left.preferForSnippets }
    return left.name < right.name
  }

  /// Combines the types of all parameters; the last parameter varies fastest.
  private static func combinations(_ candidates: [[ParameterType]]) -> [[ParameterType]] {
    candidates.reduce([[]]) { combinations, types in
      let extended = combinations.lazy.flatMap { combination in types.map { combination + [$0] } }
      return Array(extended.prefix(expressionsMax))
    }
  }
}
