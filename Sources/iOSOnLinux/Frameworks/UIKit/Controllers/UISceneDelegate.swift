public import Foundation

/// The one who is told about a window's life; every method may be left out.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// The window is there, and the app puts its views into it.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The window is in front, with the user's touches.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Something is about to cover the window.
  func sceneWillResignActive(_ scene: UIScene)
  /// The window is about to be seen, also for the first time.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The window is out of sight.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The window is no more; never here.
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// The one who is told about the life of a window with views.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// A window as the platform keeps it while the app does not run.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// What a window is for.
  public struct Role: Hashable, Sendable {
    /// The app's own.
    public static let windowApplication = Role()
  }

  /// What the window is for.
  public let role = Role.windowApplication
}

/// How a window is to be made.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  /// Which class its delegate is made of; none, for that of the `Info.plist`.
  public var delegateClass: AnyClass?
  /// What the app calls it.
  public let name: String?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
}

extension UIScene {
  /// Why a window is made: because the user has opened the app.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {}
}
