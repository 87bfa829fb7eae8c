import Gherkin

extension Wire {
  struct GherkinDocument: Encodable {
    let uri: String
    let feature: Feature?
    let comments: [Comment]

    init(_ document: Gherkin.GherkinDocument) {
      uri = document.uri
      feature = document.feature.map { Feature($0) }
      comments = document.comments.map { Comment($0) }
    }
  }
}
