import CucumberExpressions
import Gherkin

/// A writer of Swift code that declares a step which is not known yet.
struct SnippetWriter {
  private let generator: SnippetGenerator
  private let world: String

  init(_ registry: ParameterTypeRegistry, world: String) {
    generator = SnippetGenerator(registry)
    self.world = world
  }

  func snippet(
    for text: String,
    _ type: PickleStepType,
    _ attachment: StepAttachment
  ) -> String? {
    guard let expression = generator.snippets(for: text).first else { return nil }
    let names = Self.argumentNames(expression.parameterNames)
    var arguments = zip(names, expression.parameterTypes).map { "\($0): \($1.valueType)" }
    switch attachment {
    case .none: break
    case .dataTable: arguments.append("table: DataTableArgument")
    case .docString: arguments.append("docString: DocStringArgument")
    }
    let parameters = (["world: inout \(world)"] + arguments).joined(separator: ", ")
    return """
      library.\(Self.function(type))(
        \(Self.literal(expression.source)),
        "What the step does.",
        example: \(Self.literal(text))
      ) { (\(parameters)) in
        throw PendingStep("The step is not written yet.")
      }
      """
  }

  private static func function(_ type: PickleStepType) -> String {
    switch type {
    case .action: "when"
    case .outcome: "then"
    case .context, .unknown: "given"
    }
  }

  /// Makes names of Swift arguments; the anonymous type has no name of its own.
  private static func argumentNames(_ names: [String]) -> [String] {
    names.map { name in
      let word = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
      guard let first = word.first else { return "argument" }
      return first.isNumber ? "argument\(String(word))" : String(word)
    }
  }

  /// Writes a Swift string literal, raw where that spares escapes.
  private static func literal(_ text: String) -> String {
    guard text.contains(where: { $0 == "\"" || $0 == "\\" }) else { return "\"\(text)\"" }
    var fence = "#"
    while text.contains("\"\(fence)") || text.contains("\\\(fence)") { fence += "#" }
    return "\(fence)\"\(text)\"\(fence)"
  }
}
