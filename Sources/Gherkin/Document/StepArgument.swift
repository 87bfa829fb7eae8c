/// What stands under a step.
public enum StepArgument: Sendable {
  /// Rows of cells between pipes.
  case dataTable(DataTable)
  /// Lines of text between delimiters.
  case docString(DocString)
}
