public import ScenarioRunner

extension DataTableArgument {
  /// Throws where there is nothing under the heading, since the check would look at nothing.
  public func requireRows(orElse sentence: String) throws(InvalidStep) {
    guard body.isEmpty else { return }
    throw InvalidStep(
      "The table has no rows, so nothing would be checked.",
      notes: ["Where there is to be nothing, write: \(sentence)"])
  }

  /// Throws where a column is none of those known; the subject is what then stands before its heading.
  public func requireColumns(
    _ known: some Collection<String>, _ subject: String
  ) throws(InvalidStep) {
    let other = header.first { !known.contains($0.lowercased()) }
    guard let other else { return }
    throw InvalidStep(
      "\(subject) “\(other)”.", notes: ["Its columns are: \(known.joined(separator: ", "))"])
  }

  /// Throws where there is nothing under the heading, since nothing would be arranged or happen.
  public func requireRows(_ advice: String) throws(InvalidStep) {
    guard body.isEmpty else { return }
    throw InvalidStep("The table has no rows.", notes: [advice])
  }
}
