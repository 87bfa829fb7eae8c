/// Which form buttons have.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// With half circles at their ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// Round.
  public static let circle = ButtonBorderShape(name: "circle")
  /// With round corners.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

/// How large controls are.
public struct ControlSize: Hashable, Sendable {
  private let name: String
  /// Very small.
  public static let mini = ControlSize(name: "mini")
  /// Small.
  public static let small = ControlSize(name: "small")
  /// In between.
  public static let regular = ControlSize(name: "regular")
  /// Large.
  public static let large = ControlSize(name: "large")
  /// Very large.
  public static let extraLarge = ControlSize(name: "extraLarge")
}
