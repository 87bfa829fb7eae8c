/// Words before a check that change how it is checked, such as "within 10 seconds".
///
/// A modifier is declared once and stands before every check that is declared after it.
public struct CheckModifier<World: Sendable>: Sendable {
  /// The text that goes before a check, a Cucumber expression with one parameter and a space at its end.
  public let prefix: String
  /// One sentence that says how the check is changed.
  public let documentation: String
  /// A whole step that uses it.
  public let example: String
  /// Makes the changed body of a check from its own.
  let modify: @Sendable (StepBody<World>) -> StepBody<World>
}

extension CheckModifier {
  /// A text that ends with words like the modifier's with those in front: "it rains within 5 seconds".
  func movedToFront(in text: String) -> String? {
    let first = prefix.prefix { $0 != " " && $0 != "{" }
    guard !first.isEmpty, let place = text.ranges(of: " \(first) ").last else { return nil }
    return text[text.index(after: place.lowerBound)...] + " " + text[..<place.lowerBound]
  }
}
