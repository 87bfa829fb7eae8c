import Gherkin

extension Wire {
  struct PickleStep: Encodable {
    let id: String
    let text: String
    let type: String
    let argument: PickleStepArgument?
    let astNodeIds: [String]

    init(_ step: Gherkin.PickleStep, shift: Int = 0) {
      id = String(step.id + shift)
      text = step.text
      type = step.type.rawValue
      argument = PickleStepArgument(step.arguments)
      astNodeIds = step.astNodeIDs.map { String($0) }
    }
  }
}
