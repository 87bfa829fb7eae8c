/// The order in which scenarios are run and reported.
public enum RunOrder: Hashable, Sendable {
  /// By file as given, then by line.
  case defined
  /// The other way round: the last scenario of the last file first.
  case reversed
  /// Shuffled; the same seed puts the same two scenarios in the same order, whatever else is selected.
  case random(seed: UInt64)
}
