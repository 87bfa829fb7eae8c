/// What a step of a pickle is given besides its text.
public enum PickleStepArgument: Hashable, Sendable {
  /// Lines of text.
  case docString(PickleDocString)
  /// Rows of cells.
  case dataTable(PickleTable)
}
