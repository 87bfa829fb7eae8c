import Gherkin

extension Wire {
  struct Background: Encodable {
    let id: String
    let location: Location
    let keyword: String
    let name: String
    let description: String
    let steps: [Step]

    init(_ background: Gherkin.Background) {
      id = String(background.id)
      location = Location(background.location)
      keyword = background.keyword
      name = background.name
      description = background.description
      steps = background.steps.map { Step($0) }
    }
  }
}
