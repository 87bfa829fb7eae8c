/// How well a rule is founded.
public enum RuleConfidence: String, Hashable, Sendable, CaseIterable {
  /// The vendor documents it.
  case documented = "D"
  /// An older text of the vendor documents it.
  case formerlyDocumented = "D-old"
  /// It was read in the platform's source.
  case source = "S"
  /// Developers report it.
  case observed = "O"
  /// It is widely repeated and weakly founded.
  case folklore = "F"
  /// It is general knowledge without a source.
  case unsourced = "U"
}
