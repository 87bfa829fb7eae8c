import Rehearsal

extension ScenarioLoad<World> {
  /// The scenarios of a folder with the real vocabulary, repeated; nil where there are none.
  static func listings(_ count: Int, in folder: String) -> Self? {
    let sources = FeatureFolder.repeated(
      FeatureFolder.sources(in: folder), toScenarios: count)
    guard !sources.isEmpty else { return nil }
    let routes = FeatureFolder.routes(in: folder)
    return ScenarioLoad(
      sources: sources, library: { StepVocabulary.library(apps: BenchApps.all, routes: routes) },
      profilesFor: World.profiles(forTags:))
  }
}
