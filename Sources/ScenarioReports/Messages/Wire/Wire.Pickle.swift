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

    /// Takes a pickle, for a platform of several under a name of its own and with other numbers.
    init(_ pickle: Gherkin.Pickle, suffix: String = "", shift: Int = 0) {
      id = String(pickle.id + shift)
      uri = pickle.uri
      location = Location(pickle.location)
      name = pickle.name + suffix
      language = pickle.language
      steps = pickle.steps.map { PickleStep($0, shift: shift) }
      tags = pickle.tags.map { PickleTag($0) }
      astNodeIds = pickle.astNodeIDs.map { String($0) }
    }
  }
}
