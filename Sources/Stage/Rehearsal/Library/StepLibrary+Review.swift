public import ScenarioRunner

extension StepLibrary<World> {
  /// Adds the sentences that something is, and is not, flagged for review by its server.
  ///
  /// That it is not, says nothing before the server has heard all: `requireTold` throws where it may still hear more.
  public mutating func addReview(
    of subject: String, _ documentation: String, fileID: String = #fileID, line: Int = #line,
    isFlagged: @escaping @Sendable (inout World) throws -> Bool,
    requireTold: @escaping @Sendable (inout World) throws -> Void
  ) {
    for wanted in [true, false] {
      let sentence = "\(subject) \(wanted ? "is" : "is not") flagged for review"
      then(
        sentence, documentation, example: sentence, about: .server, fileID: fileID, line: line
      ) { (world: inout World) in
        let actual = try isFlagged(&world)
        func words(_ isFlagged: Bool) -> String { isFlagged ? "flagged" : "not flagged" }
        try world.expect(
          actual == wanted, "It is flagged otherwise.", expected: words(wanted),
          actual: words(actual))
        if !wanted { try requireTold(&world) }
      }
    }
  }
}
