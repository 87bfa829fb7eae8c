public import DeviceInterface
public import DeviceSimulator

/// Something that happened and that an invariant may have to do with.
public enum InvariantMoment: Hashable, Sendable {
  /// A process of the app has started.
  case sessionBegan
  /// The platform is about to tell the app something.
  case told(Signal)
  /// The app is about to have a request performed.
  case requested(Request)
  /// The platform did nothing about what the app asked, by this rule.
  case ignored(RuleID)
  /// A dialog came up on the app's screen.
  case dialogAppeared(Dialog)
}
