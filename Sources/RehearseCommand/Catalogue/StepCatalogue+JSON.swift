import ScenarioReports

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StepCatalogue {
  private struct Document: Encodable {
    let steps: [Entry]
    let modifiers: [Modifier]
    let parameterTypes: [Parameter]
    let phrases: [Phrase]
  }

  /// Appends the catalogue as JSON; the help page of `rehearse steps` describes it.
  func writeJSON(to sink: inout ByteSink) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(
      steps: entries, modifiers: modifiers, parameterTypes: parameters, phrases: phrases)
    sink.write(bytes: try encoder.encode(document))
    sink.endLine()
  }
}
