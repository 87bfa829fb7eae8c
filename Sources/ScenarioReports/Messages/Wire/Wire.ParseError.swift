import Gherkin

extension Wire {
  struct ParseError: Encodable {
    let source: SourceReference
    let message: String

    init(_ error: Gherkin.ParseError) {
      source = SourceReference(uri: error.uri, location: Location(error.location))
      message = error.message
    }

    init(_ error: PickleLimitError) {
      source = SourceReference(uri: error.uri, location: Location(error.location))
      message = error.message
    }
  }
}
