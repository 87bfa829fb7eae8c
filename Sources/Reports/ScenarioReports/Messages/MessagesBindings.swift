import Gherkin
import ScenarioRunner

/// The part of a test case that tells which definitions match a step, kept for steps of the same text.
struct MessagesBindings {
  /// The most texts kept before the table is begun anew, so that memory is bounded.
  private static let textsMax = 8_192

  /// The part that is told of a text: two arrays, as JSON.
  struct Binding {
    let definitionIDs: [UInt8]
    let argumentLists: [UInt8]
  }

  private let matcher: StepMatcher
  private let firstDefinition: Int
  private var known: [String: Binding] = [:]

  init(_ inventory: StepInventory, firstDefinition: Int) {
    matcher = inventory.matcher()
    self.firstDefinition = firstDefinition
  }

  mutating func binding(of text: String) -> Binding {
    if let binding = known[text] { return binding }
    if known.count >= Self.textsMax { known.removeAll(keepingCapacity: true) }
    let matches = matcher.matches(text)
    var ids = JSONWriter()
    ids.array { array in
      for match in matches { array.element(String(firstDefinition + match.definition)) }
    }
    var lists = JSONWriter()
    lists.array { array in
      for match in matches { array.object { $0.write(match.arguments) } }
    }
    let binding = Binding(definitionIDs: ids.bytes, argumentLists: lists.bytes)
    known[text] = binding
    return binding
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ arguments: [StepMatcher.Argument]) {
    array("stepMatchArguments") { array in
      for argument in arguments {
        array.object { object in
          object.object("group") { $0.write(argument.group) }
          object.field("parameterTypeName", optional: argument.parameterTypeName)
        }
      }
    }
  }

  private mutating func write(_ group: StepMatcher.Group) {
    if !group.children.isEmpty {
      array("children") { array in
        for child in group.children { array.object { $0.write(child) } }
      }
    }
    if let start = group.start { field("start", start) }
    field("value", optional: group.text)
  }
}
