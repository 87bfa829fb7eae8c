import Gherkin

extension Wire {
  struct PickleStepArgument: Encodable {
    var dataTable: PickleTable?
    var docString: PickleDocString?

    init(_ argument: Gherkin.PickleStepArgument) {
      switch argument {
      case .dataTable(let table): dataTable = PickleTable(table)
      case .docString(let string): docString = PickleDocString(string)
      }
    }
  }
}
