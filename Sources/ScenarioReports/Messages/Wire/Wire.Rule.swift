import Gherkin

extension Wire {
  struct Rule: Encodable {
    let id: String
    let location: Location
    let tags: [Tag]
    let keyword: String
    let name: String
    let description: String
    let children: [RuleChild]

    init(_ rule: Gherkin.Rule) {
      id = String(rule.id)
      location = Location(rule.location)
      tags = rule.tags.map { Tag($0) }
      keyword = rule.keyword
      name = rule.name
      description = rule.description
      children = rule.children.map { RuleChild($0) }
    }
  }
}
