import Gherkin

extension Wire {
  struct PickleStepArgument: Encodable {
    private(set) var dataTable: PickleTable?
    private(set) var docString: PickleDocString?

    /// The places of the arguments, from 1, are told only where there is more than one.
    init?(_ arguments: [Gherkin.PickleStepArgument]) {
      guard !arguments.isEmpty else { return nil }
      for (index, argument) in arguments.enumerated() {
        let place = arguments.count > 1 ? index + 1 : nil
        switch argument {
        case .dataTable(let table): dataTable = PickleTable(table, argumentIndex: place)
        case .docString(let text): docString = PickleDocString(text, argumentIndex: place)
        }
      }
    }
  }
}
