/// A phone call that someone makes to the user.
public enum PhoneCall: String, Hashable, Sendable, CaseIterable {
  /// It rings.
  case ringing
  /// The user talks.
  case accepted
}
