/// How the app may use the battery out of sight, as its user has chosen in Settings of Android (`A-77`, `A-82`).
public enum BatteryUse: String, Hashable, Sendable, CaseIterable {
  /// As much as it wants: the app is exempt from battery optimisation.
  case unrestricted
  /// As the system sees fit, which is so unless the user chooses otherwise; always so on iOS.
  case optimized
  /// Not at all: no deferred work, and no service that starts or lasts there.
  case restricted
}

/// How often an app is used, by which Android bounds what it does out of sight (`A-76`).
public enum StandbyBucket: String, Hashable, Sendable, CaseIterable {
  /// It is in use, or was until a moment ago; always so on iOS.
  case active
  /// It is used on most days.
  case workingSet
  /// It is used often, and not every day.
  case frequent
  /// It is hardly used.
  case rare
  /// It is not used at all, or takes too much of the phone.
  case restricted
}
