/// The numbers under which a scenario's messages are known.
struct ScenarioNumbers {
  /// What is added to the numbers of its pickle, which are counted in each file anew.
  var shift = 0
  /// The number of its test case; those of its steps follow.
  var testCase = 0
}
