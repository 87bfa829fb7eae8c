/// What goes with a change; here everything changes at once.
public struct Transaction: Sendable {
  /// How the change would be animated.
  public var animation: Animation?
  /// Whether animations are forbidden.
  public var disablesAnimations = false
  /// Whether the change goes on for as long as a gesture does.
  public var isContinuous = false

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// The way in which something would move; here everything changes at once.
public struct Animation: Hashable, Sendable {
  private let name: String

  /// The platform's usual animation.
  public static let `default` = Animation(name: "default")
  /// At an even speed.
  public static let linear = Animation(name: "linear")
  /// Slowly at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slowly at last.
  public static let easeOut = Animation(name: "easeOut")
  /// Slowly at first and at last.
  public static let easeInOut = Animation(name: "easeInOut")
  /// As a spring.
  public static let spring = Animation(name: "spring")
  /// As a spring that overshoots.
  public static let bouncy = Animation(name: "bouncy")
  /// As a spring that does not overshoot.
  public static let smooth = Animation(name: "smooth")
  /// As a tight spring.
  public static let snappy = Animation(name: "snappy")
  /// As a spring that follows the finger.
  public static let interactiveSpring = Animation(name: "interactiveSpring")

  /// At an even speed, for a while.
  public static func linear(duration: Double) -> Animation { linear }
  /// Slowly at first, for a while.
  public static func easeIn(duration: Double) -> Animation { easeIn }
  /// Slowly at last, for a while.
  public static func easeOut(duration: Double) -> Animation { easeOut }
  /// Slowly at first and at last, for a while.
  public static func easeInOut(duration: Double) -> Animation { easeInOut }
  /// As a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { spring }
  /// As a spring, for a while.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0)
    -> Animation
  { spring }
  /// As a spring that overshoots, for a while.
  public static func bouncy(duration: Double, extraBounce: Double = 0) -> Animation { bouncy }
  /// As a spring that does not overshoot, for a while.
  public static func smooth(duration: Double, extraBounce: Double = 0) -> Animation { smooth }
  /// As a tight spring, for a while.
  public static func snappy(duration: Double, extraBounce: Double = 0) -> Animation { snappy }
  /// As a spring that follows the finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { interactiveSpring }
  /// As a spring with a mass.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { spring }
  /// By a curve.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { easeInOut }

  /// The same, later.
  public func delay(_ delay: Double) -> Animation { self }
  /// The same, faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// The same, several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// The same, without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Changes something; here at once, whatever the animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When nothing more is seen to move.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When the animation is taken away.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Changes something at once, and says afterwards that this is done.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  Task { @MainActor in completion() }
  return result
}

/// Changes something with what goes with it.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }
