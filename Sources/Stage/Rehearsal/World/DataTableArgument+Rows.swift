public import ScenarioRunner

extension DataTableArgument {
  /// Throws where there is nothing under the heading, since the check would look at nothing.
  public func requireRows(orElse sentence: String) throws(InvalidStep) {
    guard body.isEmpty else { return }
    throw InvalidStep(
      "The table has no rows, so nothing would be checked.",
      notes: ["Where there is to be nothing, write: \(sentence)"])
  }

  /// Throws where there is nothing under the heading, since nothing would be arranged or happen.
  public func requireRows(_ advice: String) throws(InvalidStep) {
    guard body.isEmpty else { return }
    throw InvalidStep("The table has no rows.", notes: [advice])
  }
}
