/// Whether something is seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the platform does it.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
}
