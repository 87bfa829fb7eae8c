import Gherkin

extension Wire {
  struct PickleDocString: Encodable {
    let content: String
    let mediaType: String?

    init(_ docString: Gherkin.PickleDocString) {
      content = docString.content
      mediaType = docString.mediaType
    }
  }
}
