import Gherkin

extension Wire {
  struct Step: Encodable {
    let id: String
    let location: Location
    let keyword: String
    let keywordType: String
    let text: String
    var dataTable: DataTable?
    var docString: DocString?

    init(_ step: Gherkin.Step) {
      id = String(step.id)
      location = Location(step.location)
      keyword = step.keyword
      keywordType = step.keywordType.rawValue
      text = step.text
      switch step.argument {
      case .dataTable(let table): dataTable = DataTable(table)
      case .docString(let string): docString = DocString(string)
      case nil: break
      }
    }
  }
}
