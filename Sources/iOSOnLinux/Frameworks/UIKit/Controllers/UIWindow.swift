public import Foundation

/// The phone's screen, as far as apps ask for its size.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// That of the phone.
  public static let main = UIScreen()
  /// How large it is, in points.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// How many dots a point has.
  public let scale: CGFloat = 3
}

/// The app's window, in which a controller's views are seen.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The window that is seen.
  static var key: UIWindow?

  /// Creates the window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// Whether it is the one that is seen.
  open var isKeyWindow: Bool { Self.key === self }

  /// The controller whose views fill the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard isKeyWindow, oldValue !== rootViewController else { return }
      rootViewController?.change(from: oldValue, to: rootViewController, false)
    }
  }

  /// Shows the window, whose controller's views come into sight then.
  open func makeKeyAndVisible() {
    guard !isKeyWindow else { return }
    Self.key = self
    rootViewController?.change(from: nil, to: rootViewController, false)
  }
}

/// The app's scene, with its windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The windows.
  public internal(set) var windows: [UIWindow] = []
  /// The window that is seen.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? UIWindow.key }
  /// Whether the app was asked who is told of its life.
  var isConnected = false
}
