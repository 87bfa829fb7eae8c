import CucumberExpressions

/// The list of all that a library declares, for reports: definitions, parameter types and what is wrong with them.
///
/// It knows nothing of the world, so reports of every kind of library are written by the same code.
public struct StepInventory: Sendable {
  /// A declared step.
  public struct Definition: Hashable, Sendable {
    /// The expression, and where it is declared.
    public let reference: DefinitionReference
    /// Whether the expression is a regular expression.
    public let isRegularExpression: Bool
    /// The heading it stands under in the catalogue.
    public let subject: String
    /// The place, among all, of the check it is a variant of; its own place for everything else.
    public let base: Int
  }

  /// A parameter type that the library defines beside the built-in ones.
  public struct ParameterType: Hashable, Sendable {
    /// The name between the braces.
    public let name: String
    /// The regular expressions of all ways to write it.
    public let patterns: [String]
    /// Whether snippets may use it.
    public let useForSnippets: Bool
    /// Whether it comes before other types of the same pattern.
    public let isPreferred: Bool
    /// The file that declares it, as `#fileID` names it.
    public let file: String
    /// The line of the declaration, from 1.
    public let line: Int
  }

  /// A parameter type that a step names and nobody has defined.
  public struct UndefinedParameterType: Hashable, Sendable {
    /// The name between the braces.
    public let name: String
    /// The expression of the step, which is not in the library for that reason.
    public let expression: String
  }

  /// The steps, in the order of their declaration.
  public let definitions: [Definition]
  /// The parameter types, in the order of their definition.
  public let parameterTypes: [ParameterType]
  /// The parameter types that are missing.
  public let undefinedParameterTypes: [UndefinedParameterType]
  private let index: ExpressionIndex

  /// Lists what a library declares and, behind that, phrases, which its matcher leaves out: they are unfolded before.
  public init<World: Sendable>(
    _ library: StepLibrary<World>, phrases: [PhraseDefinition] = []
  ) {
    definitions = Self.definitions(library.listing(phrases))
    let builtIn = Set(ParameterTypeRegistry().all.map(\.name))
    parameterTypes = library.parameterTypes.all.filter { !builtIn.contains($0.name) }.map { type in
      ParameterType(
        name: type.name, patterns: type.patterns, useForSnippets: type.useForSnippets,
        isPreferred: type.preferForSnippets, file: type.file, line: type.line)
    }
    undefinedParameterTypes = library.undefinedParameterTypes
    index = library.index
  }

  /// Lists nothing.
  public init() {
    (definitions, parameterTypes, undefinedParameterTypes) = ([], [], [])
    index = ExpressionIndex([])
  }

  /// Makes a matcher of texts against the definitions.
  public func matcher() -> StepMatcher { StepMatcher(ExpressionSetMatcher(index)) }

  private static func definitions<World>(_ library: StepLibrary<World>) -> [Definition] {
    var indexByText: [String: Int] = [:]
    for (place, definition) in library.definitions.enumerated() {
      indexByText[definition.expression.source] = place
    }
    let prefixes = library.modifiers.map(\.prefix)
    return library.definitions.enumerated().map { place, definition in
      let source = definition.expression.source
      let prefix = definition.isModified ? prefixes.first(where: source.hasPrefix) : nil
      let base = prefix.flatMap { indexByText[String(source.dropFirst($0.count))] }
      return Definition(
        reference: definition.reference,
        isRegularExpression: definition.expression.isRegularExpression,
        subject: definition.subject, base: base ?? place)
    }
  }
}

/// A matcher of step texts against an inventory; it is not `Sendable`, so every thread makes its own.
public final class StepMatcher {
  /// A definition that matches a text.
  public struct Match: Hashable, Sendable {
    /// The place of the definition in the inventory.
    public let definition: Int
    /// The arguments, in the order of the text.
    public let arguments: [Argument]
  }

  /// One argument of a match.
  public struct Argument: Hashable, Sendable {
    /// The name of the parameter's type; nil for a group of a regular expression that is of no type.
    public let parameterTypeName: String?
    /// The words.
    public let group: Group
  }

  /// A capture group of a match.
  public struct Group: Hashable, Sendable {
    /// The words; nil for a group that took no part.
    public let text: String?
    /// The Unicode code points of the step's text before the words.
    public let start: Int?
    /// The groups inside this one.
    public let children: [Group]
  }

  private let matcher: ExpressionSetMatcher

  init(_ matcher: ExpressionSetMatcher) {
    self.matcher = matcher
  }

  /// Creates a matcher against the steps of a library.
  public convenience init<World>(_ library: StepLibrary<World>) {
    self.init(ExpressionSetMatcher(library.index))
  }

  /// Returns all definitions that match a whole text, in the order of their declaration.
  public func matches(_ text: String) -> [Match] {
    matcher.matches(text).map { match in
      Match(
        definition: match.index,
        arguments: match.arguments.map { argument in
          Argument(
            parameterTypeName: argument.parameterType.isNameless
              ? nil : argument.parameterType.name,
            group: Self.group(argument.group))
        })
    }
  }

  private static func group(_ group: ArgumentGroup) -> Group {
    Group(text: group.text, start: group.start, children: group.children.map(Self.group))
  }
}
