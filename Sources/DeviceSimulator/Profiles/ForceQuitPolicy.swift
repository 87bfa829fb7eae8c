/// What a force-quit on iOS leaves of the events that start an app (`I-71`); the sources disagree.
public enum ForceQuitPolicy: String, Hashable, Sendable, CaseIterable {
  /// Regions only, as Apple's support engineers narrow it.
  case dts
  /// Regions, significant changes and stays, as the header and the archived guide say.
  case documented
  /// Nothing, as reported of iOS 26.4.
  case strict
}
