/// The kinds of reports `rehearse requirements` knows.
enum RequirementReportKind: String, CaseIterable {
  case text
  case json
  case html
}
