import BackendSimulator
import ScenarioRunner

/// A sentence that says what becomes of requests, whichever it is said of.
struct TreatmentSentence: Sendable {
  private let text: String
  private let documentation: String
  private let example: String
  private let outcome: Treatment.Outcome
  private let line: Int

  /// Describes a sentence as steps are declared; the line is the one on which that is done.
  init(
    _ text: String, _ documentation: String, example: String, _ outcome: Treatment.Outcome,
    line: Int = #line
  ) {
    self.text = text
    self.documentation = documentation
    self.example = example
    self.outcome = outcome
    self.line = line
  }

  /// Declares it, with what it does with the treatment.
  func add<each Argument: Sendable>(
    to library: inout StepLibrary<World>, fileID: String = #fileID,
    _ body: @escaping @Sendable (inout World, Treatment, repeat each Argument) throws -> Void
  ) {
    let treatment = Treatment(outcome)
    library.given(text, documentation, example: example, fileID: fileID, line: line) {
      (world: inout World, arguments: repeat each Argument) in
      try body(&world, treatment, repeat each arguments)
    }
  }
}
