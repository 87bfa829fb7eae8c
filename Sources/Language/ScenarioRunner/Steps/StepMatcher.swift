import CucumberExpressions

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
