import Gherkin

extension Wire {
  struct DocString: Encodable {
    let location: Location
    let mediaType: String?
    let content: String
    let delimiter: String

    init(_ docString: Gherkin.DocString) {
      location = Location(docString.location)
      mediaType = docString.mediaType
      content = docString.content
      delimiter = docString.delimiter
    }
  }
}
