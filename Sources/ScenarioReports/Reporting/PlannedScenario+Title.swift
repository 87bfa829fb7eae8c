import Gherkin
import ScenarioRunner

extension PlannedScenario {
  /// Whether the scenario runs on other profiles too, so that its own must be named.
  var namesProfile: Bool {
    id.hasSuffix(" (\(profile))")
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
