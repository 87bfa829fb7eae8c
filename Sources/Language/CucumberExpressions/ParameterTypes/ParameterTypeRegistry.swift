/// The parameter types that expressions may use, in order of definition.
public struct ParameterTypeRegistry: Sendable {
  /// All types in order of definition; the official built-in ones come first.
  public private(set) var all: [ParameterType]
  private var indices: [String: Int]

  /// Creates a registry of the official built-in types.
  public init() {
    all = BuiltInParameterTypes.all
    indices = [:]
    for (index, type) in all.enumerated() {
      indices[type.name] = index
    }
  }

  /// Finds a type by the name between the braces.
  public subscript(name: String) -> ParameterType? {
    indices[name].map { all[$0] }
  }

  /// Finds all types of a list of names, or nil where one of them is not defined.
  func types(named names: [String]) -> [ParameterType]? {
    var types: [ParameterType] = []
    types.reserveCapacity(names.count)
    for name in names {
      guard let type = self[name] else { return nil }
      types.append(type)
    }
    return types
  }

  /// Finds the type of a regular expression's group, which is written as one of the type's patterns.
  ///
  /// Of several types, one that is preferred comes first, then one that snippets may use, then the first defined.
  func type(ofGroup pattern: String) -> ParameterType? {
    let candidates = all.filter { $0.patterns.contains(pattern) }
    return candidates.first(where: \.preferForSnippets) ?? candidates.first(where: \.useForSnippets)
      ?? candidates.first
  }

  /// Adds a type after checking its name and its regular expressions.
  ///
  /// - Throws: The first reason why the type cannot be used.
  public mutating func define(_ type: ParameterType) throws(ParameterTypeError) {
    if let character = type.name.first(where: ParameterTypeError.illegalCharacters.contains) {
      throw .illegalName(type.name, character: character)
    }
    guard indices[type.name] == nil else { throw .duplicateName(type.name) }
    guard !type.patterns.isEmpty else { throw .noPatterns(name: type.name) }
    // What stands in another type, and what is made of the commonest forms, need not be compiled to be known for right.
    for pattern in type.patterns where !isKnown(pattern) && !CommonPattern.isMatched(by: pattern) {
      try Self.check(pattern, of: type)
    }
    indices[type.name] = all.count
    all.append(type)
  }

  private func isKnown(_ pattern: String) -> Bool {
    all.contains { $0.patterns.contains(pattern) }
  }

  private static func check(
    _ pattern: String, of type: ParameterType
  ) throws(ParameterTypeError) {
    guard !CaptureScanner.scan(pattern).hasNamesOrBackreferences else {
      throw .namedGroupOrBackreference(name: type.name, pattern: pattern)
    }
    do {
      _ = try CompiledPattern("(?:\(pattern))")
    } catch {
      throw .invalidPattern(name: type.name, pattern: pattern, reason: "\(error)")
    }
  }
}
