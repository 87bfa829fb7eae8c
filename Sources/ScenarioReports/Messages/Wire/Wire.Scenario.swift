import Gherkin

extension Wire {
  struct Scenario: Encodable {
    let id: String
    let location: Location
    let tags: [Tag]
    let keyword: String
    let name: String
    let description: String
    let steps: [Step]
    let examples: [Examples]

    init(_ scenario: Gherkin.Scenario) {
      id = String(scenario.id)
      location = Location(scenario.location)
      tags = scenario.tags.map { Tag($0) }
      keyword = scenario.keyword
      name = scenario.name
      description = scenario.description
      steps = scenario.steps.map { Step($0) }
      examples = scenario.examples.map { Examples($0) }
    }
  }
}
