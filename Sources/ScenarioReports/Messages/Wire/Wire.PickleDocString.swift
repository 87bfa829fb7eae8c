import Gherkin

extension Wire {
  struct PickleDocString: Encodable {
    let argumentIndex: Int?
    let content: String
    let mediaType: String?

    init(_ docString: Gherkin.PickleDocString, argumentIndex: Int?) {
      self.argumentIndex = argumentIndex
      content = docString.content
      mediaType = docString.mediaType
    }
  }
}
