import Gherkin

/// What formatting may not change in a pickle.
struct PickleMeaning: Hashable, CustomStringConvertible {
  struct Step: Hashable {
    var keyword: String
    var text: String
    var type: PickleStepType
    var arguments: [PickleStepArgument]
  }

  var name: String
  var language: String
  var rule: String?
  var tags: [String]
  var steps: [Step]

  init(_ pickle: Pickle) {
    name = pickle.name
    language = pickle.language
    rule = pickle.rule
    tags = pickle.tags.map(\.name)
    steps = pickle.steps.map {
      Step(keyword: $0.keyword, text: $0.text, type: $0.type, arguments: $0.arguments)
    }
  }

  var description: String { "\(name) \(tags) \(steps)" }
}
