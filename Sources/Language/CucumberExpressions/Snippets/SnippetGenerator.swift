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

/// An expression made from a text, for the snippet of an undefined step.
public struct GeneratedExpression: Sendable {
  /// The expression, with the language's own characters escaped.
  public let source: String
  /// The types of its parameters, in order.
  public let parameterTypes: [ParameterType]

  /// Joins fixed texts with a parameter between each two.
  init(fixedTexts: [String], parameterTypes: [ParameterType]) {
    self.parameterTypes = parameterTypes
    var source = ""
    for (index, text) in fixedTexts.enumerated() {
      source += RegexRewriter.escaped(text, Self.special)
      if index < parameterTypes.count { source += "{\(parameterTypes[index].name)}" }
    }
    self.source = source
  }

  /// The parameters by name and Swift type, for the closure of a snippet.
  ///
  /// A parameter is named after its type, and numbered from the type's second use on.
  public var parameters: [GeneratedParameter] {
    parameterTypes.indices.map { index in
      let type = parameterTypes[index]
      let count = parameterTypes[...index].count { $0.name == type.name }
      let name = type.name.isEmpty ? "text" : type.name
      return GeneratedParameter(
        name: count == 1 ? name : "\(name)\(count)", valueType: type.valueType)
    }
  }

  private static let special: [Unicode.Scalar] = ["(", "{", "/", "\\"]
}

/// A parameter of a generated expression, as a snippet declares it.
public struct GeneratedParameter: Hashable, Sendable {
  /// The name, such as `int` or, the second time, `int2`.
  public let name: String
  /// The Swift type of its values.
  public let valueType: String
}

/// A search for the words of one pattern of a parameter type in a text.
struct ParameterFinder {
  let type: ParameterType
  private let pattern: CompiledPattern
  /// The words found last; they stay good until the search has to begin behind their start.
  private var found: Range<String.Index>?
  private var isExhausted = false

  /// Creates a search, or nil if the pattern does not compile.
  init?(_ type: ParameterType, pattern: String) {
    guard let compiled = try? CompiledPattern("(?:\(pattern))") else { return nil }
    self.type = type
    self.pattern = compiled
  }

  /// Finds the first words from a position on that stand free, between spaces or punctuation.
  ///
  /// As the search goes on, positions must not decrease.
  mutating func find(in text: String, from position: String.Index) -> Range<String.Index>? {
    if let found, found.lowerBound >= position { return found }
    found = nil
    var start = position
    while !isExhausted, start < text.endIndex {
      guard let range = pattern.firstMatch(in: text[start...]) else {
        isExhausted = true
        return nil
      }
      if !range.isEmpty, Self.standsFree(range, in: text) {
        found = range
        return range
      }
      guard range.lowerBound < text.endIndex else { break }
      start = text.unicodeScalars.index(after: range.lowerBound)
    }
    isExhausted = true
    return nil
  }

  private static func standsFree(_ range: Range<String.Index>, in text: String) -> Bool {
    let scalars = text.unicodeScalars
    let isFreeBefore =
      range.lowerBound == text.startIndex
      || isBoundary(scalars[scalars.index(before: range.lowerBound)])
    return isFreeBefore
      && (range.upperBound == text.endIndex || isBoundary(scalars[range.upperBound]))
  }

  /// Tells whether a code point is a separator, punctuation or a symbol.
  private static func isBoundary(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol,
      .otherSymbol:
      true
    default:
      false
    }
  }
}
