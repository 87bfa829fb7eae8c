import Gherkin

extension Wire {
  struct PickleTag: Encodable {
    let name: String
    let astNodeId: String

    init(_ tag: Gherkin.PickleTag) {
      name = tag.name
      astNodeId = String(tag.astNodeID)
    }
  }
}
