public import Foundation

/// The app's one window, as its platform sees it since iOS 13.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of the window.
  public enum ActivationState: Int, Sendable {
    /// Nowhere yet.
    case unattached = -1
    /// In front, with the user's touches.
    case foregroundActive = 0
    /// In front, and covered by something.
    case foregroundInactive = 1
    /// Out of sight.
    case background = 2
  }

  /// The window of this app.
  static let app = UIWindowScene()

  /// Who is told about the window's life; kept as long as the process lives.
  public var delegate: (any UISceneDelegate)?

  /// Where the window is; unattached until it is in front for the first time.
  public private(set) var activationState = ActivationState.unattached

  override init() { super.init() }

  /// The window is about to be seen, also for the first time.
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    UIApplication.heard("UISceneWillEnterForegroundNotification")
  }

  /// The window is in front, with the user's touches.
  public nonisolated class var didActivateNotification: Notification.Name {
    UIApplication.heard("UISceneDidActivateNotification")
  }

  /// Something is about to cover the window.
  public nonisolated class var willDeactivateNotification: Notification.Name {
    UIApplication.heard("UISceneWillDeactivateNotification")
  }

  /// The window is out of sight.
  public nonisolated class var didEnterBackgroundNotification: Notification.Name {
    UIApplication.heard("UISceneDidEnterBackgroundNotification")
  }

  func enter() {
    guard activationState == .unattached || activationState == .background else { return }
    activationState = .foregroundInactive
    delegate?.sceneWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
  }

  func activate() {
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    post(Self.didActivateNotification)
  }

  func deactivate() {
    delegate?.sceneWillResignActive(self)
    post(Self.willDeactivateNotification)
    activationState = .foregroundInactive
  }

  func hide() {
    // An app that was never in front has no window that could leave.
    guard activationState != .unattached else { return }
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
