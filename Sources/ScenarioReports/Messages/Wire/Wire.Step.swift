import Gherkin

extension Wire {
  struct Step: Encodable {
    let id: String
    let location: Location
    let keyword: String
    let keywordType: String
    let text: String
    let dataTable: DataTable?
    let docString: DocString?

    init(_ step: Gherkin.Step) {
      id = String(step.id)
      location = Location(step.location)
      keyword = step.keyword
      keywordType = step.keywordType.rawValue
      text = step.text
      dataTable = step.dataTable.map { DataTable($0) }
      docString = step.docString.map { DocString($0) }
    }
  }
}
