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

  /// The most ways of reading a text that are written out.
  private static let snippetsMax = 4

  /// Returns code for the likeliest ways to read a text, the likeliest first.
  func snippets(
    for text: String,
    _ type: PickleStepType,
    _ attachment: StepAttachment
  ) -> [String] {
    generator.snippets(for: text).prefix(Self.snippetsMax).map {
      snippet(of: $0, for: text, type, attachment)
    }
  }

  private func snippet(
    of expression: GeneratedExpression,
    for text: String,
    _ type: PickleStepType,
    _ attachment: StepAttachment
  ) -> String {
    let types = expression.parameterTypes
    var arguments = types.indices.map { "\(Self.name(at: $0, of: types)): \(types[$0].valueType)" }
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

  /// Names an argument after its type, numbered from the type's second use on.
  private static func name(at index: Int, of types: [ParameterType]) -> String {
    let type = types[index].name
    let word = String(type.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    let isName = word.first.map { !$0.isNumber } ?? false
    let name = isName ? word : "text\(word)"
    let count = types[...index].count { $0.name == type }
    return count == 1 ? name : "\(name)\(count)"
  }

  /// Writes a Swift string literal, raw where that spares escapes.
  private static func literal(_ text: String) -> String {
    guard text.contains(where: { $0 == "\"" || $0 == "\\" }) else { return "\"\(text)\"" }
    var fence = "#"
    while text.contains("\"\(fence)") || text.contains("\\\(fence)") { fence += "#" }
    return "\(fence)\"\(text)\"\(fence)"
  }
}
