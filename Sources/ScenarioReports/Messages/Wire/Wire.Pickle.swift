import Gherkin

extension Wire {
  struct Pickle: Encodable {
    let id: String
    let uri: String
    let location: Location
    let name: String
    let language: String
    let steps: [PickleStep]
    let tags: [PickleTag]
    let astNodeIds: [String]

    init(_ pickle: Gherkin.Pickle) {
      id = String(pickle.id)
      uri = pickle.uri
      location = Location(pickle.location)
      name = pickle.name
      language = pickle.language
      steps = pickle.steps.map { PickleStep($0) }
      tags = pickle.tags.map { PickleTag($0) }
      astNodeIds = pickle.astNodeIDs.map { String($0) }
    }
  }
}
