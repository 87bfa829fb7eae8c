extension Optional {
  /// Whether there is a value; what `!= nil` asks, without comparing.
  ///
  /// Where the value is `Equatable`, the compiler takes `!= nil` for a comparison of two optionals and copies both whole,
  /// which is felt where a large struct is asked for with every signal.
  @inlinable package var exists: Bool {
    switch self {
    case .some: true
    case .none: false
    }
  }
}
