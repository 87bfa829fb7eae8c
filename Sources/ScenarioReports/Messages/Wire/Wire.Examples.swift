import Gherkin

extension Wire {
  struct Examples: Encodable {
    let id: String
    let location: Location
    let tags: [Tag]
    let keyword: String
    let name: String
    let description: String
    let tableHeader: TableRow?
    let tableBody: [TableRow]

    init(_ examples: Gherkin.Examples) {
      id = String(examples.id)
      location = Location(examples.location)
      tags = examples.tags.map { Tag($0) }
      keyword = examples.keyword
      name = examples.name
      description = examples.description
      tableHeader = examples.header.map { TableRow($0) }
      tableBody = examples.body.map { TableRow($0) }
    }
  }
}
