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

  /// A text that ends with words like the modifier's with those in front: "it rains within 5 seconds".
  func movedToFront(in text: String) -> String? {
    let first = prefix.prefix { $0 != " " && $0 != "{" }
    guard !first.isEmpty, let place = text.ranges(of: " \(first) ").last else { return nil }
    return text[text.index(after: place.lowerBound)...] + " " + text[..<place.lowerBound]
  }
}

/// A check as the words before it get it, to be played once, many times or not at all.
public struct ModifiedCheck<World: Sendable>: Sendable {
  /// Whether it says what is not, or at most so many: it holds where nothing has happened.
  public let saysWhatIsNot: Bool
  let body: StepBody<World>.Bound

  /// Plays the check; throws where it does not hold.
  public func callAsFunction(_ world: inout World) throws { try body(&world) }
}

extension StepLibrary {
  /// Declares words that may stand before every check declared after them.
  ///
  /// ```swift
  /// library.modifier(
  ///   "within {duration} ", "Waits for the check to hold.", example: "within 5 seconds it rains"
  /// ) { (world: inout World, limit: Duration, check: ModifiedCheck<World>) in
  ///   try world.wait(upTo: limit, for: check)
  /// }
  /// ```
  public mutating func modifier<Argument: Sendable>(
    _ prefix: String,
    _ documentation: String,
    example: String,
    _ change:
      @escaping @Sendable (inout World, Argument, ModifiedCheck<World>) throws -> Void
  ) {
    modifiers.append(
      CheckModifier(prefix: prefix, documentation: documentation, example: example) { body in
        StepBody(body, modifiedBy: change)
      })
  }

  /// Declares the check with each modifier before it, as steps that the catalogue does not list one by one.
  mutating func declareModified(
    _ text: String, _ documentation: String, _ file: String, _ line: Int, _ body: StepBody<World>,
    _ concern: StepConcern?
  ) {
    for modifier in modifiers {
      declare(
        .then, modifier.prefix + text, documentation, [], file, line, modifier.modify(body),
        concern: concern, isModified: true)
    }
  }
}
