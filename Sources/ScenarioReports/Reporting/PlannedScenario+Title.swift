import Gherkin
import ScenarioRunner

extension PlannedScenario {
  /// Whether the scenario runs on other profiles too, so that its own must be named.
  var namesProfile: Bool {
    // An id is `file:line`, and only such a profile stands after it.
    id.utf8.last == UInt8(ascii: ")")
  }

  /// `file:line`, which the command takes as a path.
  var place: String {
    "\(pickle.uri):\(pickle.location.line)"
  }

  /// The command that runs just this scenario again.
  func command(seed: UInt64) -> String {
    "rehearse run \(ShellWord.quoted(place)) --seed \(seed)"
  }
}
