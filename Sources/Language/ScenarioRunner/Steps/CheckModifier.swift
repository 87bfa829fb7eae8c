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

/// A check as the words before it get it, to be played once, many times or not at all.
public struct ModifiedCheck<World: Sendable>: Sendable {
  /// Whether it says what is not, or at most so many: it holds where nothing has happened.
  public let saysWhatIsNot: Bool
  let body: StepBody<World>.Bound

  /// Plays the check; throws where it does not hold.
  public func callAsFunction(_ world: inout World) throws { try body(&world) }
}

extension CheckModifier {
  /// A text that ends with words like the modifier's with those in front: "it rains within 5 seconds".
  func movedToFront(in text: String) -> String? {
    let first = prefix.prefix { $0 != " " && $0 != "{" }
    guard !first.isEmpty, let place = text.ranges(of: " \(first) ").last else { return nil }
    return text[text.index(after: place.lowerBound)...] + " " + text[..<place.lowerBound]
  }
}
