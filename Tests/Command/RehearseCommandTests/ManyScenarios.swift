/// A feature with scenarios of all ends, on one profile and on two.
enum ManyScenarios {
  /// Returns the text of a feature with so many scenarios.
  static func feature(_ count: Int) -> String {
    let scenarios = (0..<count).map { index in
      """
        \(index % 5 == 0 ? "@ios @android" : "@ios")
        Scenario: Number \(index)
          Given the count is \(index)
          When \(index % 7) is added
          And \(index % 60) seconds pass
          Then the count should be \(index + (index % 11 == 0 ? 1 : index % 7))
          \(index % 13 == 0 ? "And nobody knows this" : "And 1 second passes")

      """
    }
    return "Feature: Many\n\n" + scenarios.joined()
  }
}
