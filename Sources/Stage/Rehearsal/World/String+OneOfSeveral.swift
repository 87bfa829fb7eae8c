import ScenarioRunner

extension String {
  /// Throws `InvalidStep` where several things on the screen have the label, as the sentence does not say which is meant.
  ///
  /// Nor could the app be told: it learns of a tap by the label.
  func requireOne(of labels: [String], called things: String) throws(InvalidStep) {
    let exact = labels.count { $0 == self }
    let wanted = foldedForComparison
    let count = exact > 0 ? exact : labels.count { $0.foldedForComparison == wanted }
    guard count > 1 else { return }
    throw InvalidStep(
      "There are \(count) \(things) \"\(self)\", and the sentence does not say which is meant.",
      notes: ["Give each a label of its own: the app is told no more than the label."])
  }
}
