import Gherkin

extension Wire {
  struct Tag: Encodable {
    let id: String
    let location: Location
    let name: String

    init(_ tag: Gherkin.Tag) {
      id = String(tag.id)
      location = Location(tag.location)
      name = tag.name
    }
  }
}
