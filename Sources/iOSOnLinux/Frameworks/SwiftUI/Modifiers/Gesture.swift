/// What a finger does.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What is told of it.
  associatedtype Value
}

extension Gesture {
  /// What a tap does; nil for what is drawn with a finger.
  var tapped: (() -> Void)? { (self as? TapGesture)?.action }

  /// What a long touch does; nil for any other gesture.
  var held: (() -> Void)? { (self as? LongPressGesture)?.action }

  /// Tells what the finger does, of which nothing happens here.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// A tap.
public struct TapGesture: Gesture {
  /// Nothing is told of it.
  public typealias Value = Void
  fileprivate var action: (() -> Void)?

  /// Creates the gesture.
  public nonisolated init(count: Int = 1) {}

  /// Does something when it was done.
  public func onEnded(_ action: @escaping (()) -> Void) -> TapGesture {
    var gesture = self
    gesture.action = { action(()) }
    return gesture
  }
}

/// A long touch; a tap stands for it, unless the view can be tapped as well.
public struct LongPressGesture: Gesture {
  /// Whether it was long enough.
  public typealias Value = Bool
  fileprivate var action: (() -> Void)?

  /// Creates the gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}

  /// Does something when it was done.
  public func onEnded(_ action: @escaping (Bool) -> Void) -> LongPressGesture {
    var gesture = self
    gesture.action = { action(true) }
    return gesture
  }
}

/// A finger that is drawn over the screen, which none is here.
public struct DragGesture: Gesture {
  /// Where the finger is, and where it came from.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time = Date()
    /// Where it is.
    public var location = CGPoint.zero
    /// Where it was at first.
    public var startLocation = CGPoint.zero
    /// How far it has come.
    public var translation = CGSize.zero
    /// How far it will come.
    public var predictedEndTranslation = CGSize.zero
  }

  /// Creates the gesture.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {}

  /// Does something when it was done, which it never is.
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture { self }
}

/// Two fingers that are drawn apart, which none are here.
public struct MagnificationGesture: Gesture {
  /// How far.
  public typealias Value = CGFloat
  /// Creates the gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
  /// Does something when it was done, which it never is.
  public func onEnded(_ action: @escaping (CGFloat) -> Void) -> MagnificationGesture { self }
}
