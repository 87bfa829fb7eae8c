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
