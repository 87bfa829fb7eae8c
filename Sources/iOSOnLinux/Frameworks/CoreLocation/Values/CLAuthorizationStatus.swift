/// The permission of an app to use the phone's position (`I-01`).
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// A policy forbids it (`I-04`).
  case restricted = 1
  /// The user has said no, or Location Services are off (`I-05`).
  case denied = 2
  /// At any time.
  case authorizedAlways = 3
  /// While the app is in use (`I-36`).
  case authorizedWhenInUse = 4

  /// What `authorizedAlways` was called once.
  @available(*, deprecated, renamed: "authorizedAlways")
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// The accuracy of positions that the user allows (`I-41`).
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As the phone measures them.
  case fullAccuracy = 0
  /// Some kilometres (`I-43`).
  case reducedAccuracy = 1
}

/// The purpose of positions, by which the phone decides when it may pause (`I-60`).
public enum CLActivityType: Int, Sendable {
  /// Something that has no case of its own; a manager's default.
  case other = 1
  /// A car on roads.
  case automotiveNavigation = 2
  /// Sports and ways on foot.
  case fitness = 3
  /// Boats, trains and planes.
  case otherNavigation = 4
  /// In the air.
  case airborne = 5
}

/// The way in which the device is held, for a heading.
public enum CLDeviceOrientation: Int32, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeLeft = 3
  /// On its left side.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its screen.
  case faceDown = 6
}
