#if os(Linux)
  import Foundation
  import UIKit

  /// What UIKit knows of the app, for tests: a file cannot have both UIKit and the library for tests.
  @MainActor enum Application {
    static var isActive: Bool { UIApplication.shared.applicationState == .active }
    static var isOutOfSight: Bool { UIApplication.shared.applicationState == .background }

    private static let delegate = Delegate()

    /// Has the app told to a delegate, and returns what it was told since the last time.
    static func heard() -> [String] {
      UIApplication.shared.delegate = delegate
      defer { delegate.heard = [] }
      return delegate.heard
    }
  }

  /// A delegate that remembers what it is told.
  private final class Delegate: NSObject, UIApplicationDelegate {
    var heard: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard.append("start")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { heard.append("inactive") }
    func applicationDidEnterBackground(_ application: UIApplication) { heard.append("hidden") }
    func applicationWillEnterForeground(_ application: UIApplication) { heard.append("back") }
  }
#endif
