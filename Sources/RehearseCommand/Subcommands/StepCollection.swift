import ScenarioRunner

/// The world and the steps that the command runs scenarios with.
///
/// The library is made only when a subcommand needs it: `--version` must not wait for it.
struct StepCollection<World: ScenarioWorld>: Sendable {
  let library: @Sendable (NamedFiles.Shelves) -> StepLibrary<World>
  /// The profiles a scenario runs on, from its tags.
  let profiles: @Sendable ([String]) -> [String]
  /// The tags that choose profiles, with their at signs.
  let profileTags: [KnownTag]
}
