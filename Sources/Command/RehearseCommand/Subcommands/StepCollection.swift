import HostedApps
import Rehearsal
import ScenarioRunner

/// What scenarios find around them, whatever they say.
struct Surroundings: Sendable {
  /// The routes beside the features.
  var routes = RouteShelf()
  /// The answers of servers beside the features.
  var answers = AnswerShelf()
  /// The apps in processes of their own.
  var apps = AppShelf()
  /// The servers that are not simulated.
  var servers = RealServers()
}

/// The world and the steps that the command runs scenarios with.
///
/// The library is made only when a subcommand needs it: `--version` must not wait for it.
struct StepCollection<World: ScenarioWorld>: Sendable {
  let library: @Sendable (Surroundings) -> StepLibrary<World>
  /// The names of the apps that come with the command, as scenarios say them.
  var apps: [String] = []
  /// The profiles a scenario runs on, from its tags.
  let profiles: @Sendable ([String]) -> [String]
  /// The tags that choose profiles, with their at signs.
  let profileTags: [KnownTag]
}
