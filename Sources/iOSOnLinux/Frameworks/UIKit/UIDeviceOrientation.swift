/// How the phone is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody has asked for it to be watched.
  case unknown = 0
  /// Upright, as the phone here always is.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, the lower end to the right.
  case landscapeLeft = 3
  /// On its side, the lower end to the left.
  case landscapeRight = 4
  /// Lying, with the screen up.
  case faceUp = 5
  /// Lying, with the screen down.
  case faceDown = 6

  /// Whether it is upright, one way or the other.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is on its side, one way or the other.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether it is known and the phone does not lie.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How the phone is held: upright, while somebody wants to know.
extension UIDevice {
  /// Whether it is watched how the phone is held.
  public var isGeneratingDeviceOrientationNotifications: Bool { orientationWatchers > 0 }

  /// How the phone is held; unknown where nobody has asked for it to be watched.
  public var orientation: UIDeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? .portrait : .unknown
  }

  /// Has it watched how the phone is held; each beginning has its own end.
  public func beginGeneratingDeviceOrientationNotifications() { orientationWatchers += 1 }

  /// Ends one of the beginnings.
  public func endGeneratingDeviceOrientationNotifications() {
    orientationWatchers = max(0, orientationWatchers - 1)
  }
}
