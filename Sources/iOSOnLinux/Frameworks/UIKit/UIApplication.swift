internal import DeviceInterface
public import Foundation
internal import VirtualTime

/// The app as its platform sees it: in front, behind another, or out of sight.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The state of the app.
  public enum State: Int, Sendable {
    /// In front, with the user's touches.
    case active = 0
    /// In front, and covered by something; also before it was in front for the first time.
    case inactive = 1
    /// Out of sight.
    case background = 2
  }

  /// The name of a fact about how the app was started.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The platform's own name of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app was started in the background, as a position concerns it (`I-67`, `I-68`); its value is true.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// The name of a wish for opening an address; the phone here knows no such wishes.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The platform's own name of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of a fact about how the app is to open an address; no address reaches the app here.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The platform's own name of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that asks for it.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// Whether the app may be refreshed in the background.
  public enum BackgroundRefreshStatus: Int, Sendable {
    /// A policy forbids it.
    case restricted = 0
    /// The user has turned it off (`I-75`).
    case denied = 1
    /// It may.
    case available = 2
  }

  /// The app of this process.
  public static let shared = UIApplication()

  /// Who is told about the app's life; it is kept as long as the process lives.
  open var delegate: (any UIApplicationDelegate)?

  /// Whether the screen stays on by itself; the phone here is locked only where a scenario says so.
  open var isIdleTimerDisabled = false

  /// Whether the app's windows are told of its life, which its delegate is not then.
  package var hasScenes = false

  /// The background tasks that were begun and not ended.
  var expirations: [UIBackgroundTaskIdentifier: Expiration] = [:]

  /// Where the app is; inactive until its start is told.
  public private(set) var applicationState = State.inactive

  override private init() {
    super.init()
    Self.attach()
  }

  /// The app's windows; there is one, also where nobody has seen it.
  open var connectedScenes: Set<UIScene> { [.app] }

  /// The number on the app's icon; kept over processes, and seen by nobody.
  open var applicationIconBadgeNumber: Int {
    get { IconBadge().count }
    set { IconBadge().set(newValue) }
  }

  /// Whether the app may be refreshed in the background (`I-75`).
  open var backgroundRefreshStatus: BackgroundRefreshStatus {
    HostPhone.require(for: "UIKit").facts.backgroundRefreshEnabled ? .available : .denied
  }

  /// Whether files can be read: not from the phone's start to its first unlock (`I-96`).
  open var isProtectedDataAvailable: Bool {
    HostPhone.require(for: "UIKit").facts.storageIsReadable
  }

  /// Whether an app takes the address, as far as the app may know.
  ///
  /// Schemes of others have to be declared under `LSApplicationQueriesSchemes`; on the phone here, some app takes each.
  open func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    let declared = Bundle.main.object(forInfoDictionaryKey: "LSApplicationQueriesSchemes")
    return Self.systemSchemes.contains(scheme)
      || (declared as? [String])?.contains { $0.lowercased() == scheme } == true
  }

  /// Those of the system's own apps.
  private static let systemSchemes: Set<String> = [
    "app-settings", "facetime", "facetime-audio", "http", "https", "itms-apps", "mailto", "maps",
    "sms", "tel", "webcal",
  ]

  /// Opens an address, or the app's page in Settings; false where the app is out of sight, or nobody takes it.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let phone = HostPhone.require(for: "UIKit")
    let isOpened = url.scheme != nil && phone.isInSight
    if isOpened {
      let isSettings = url.scheme?.lowercased() == "app-settings"
      phone.ask(isSettings ? .openSettings : .open(address: url.absoluteString))
    }
    guard let completionHandler else { return }
    Task { @MainActor in completionHandler(isOpened) }
  }

  /// Opens an address, or the app's page in Settings; returns whether that was done.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Changes the state by a signal, and tells the delegate and whoever observes.
  func receive(_ signal: Signal) {
    switch signal {
    case .launched(let reason): launch(reason)
    case .becameActive:
      UIScene.app.connect()
      UIScene.app.enter()
      if applicationState == .background {
        tellOfLife(Self.willEnterForegroundNotification) {
          $0.applicationWillEnterForeground(self)
        }
      }
      applicationState = .active
      UIScene.app.activate()
      tellOfLife(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive(self) }
    case .willResignActive:
      UIScene.app.deactivate()
      tellOfLife(Self.willResignActiveNotification) { $0.applicationWillResignActive(self) }
      applicationState = .inactive
    case .enteredBackground:
      applicationState = .background
      UIScene.app.hide()
      tellOfLife(Self.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(self) }
    case .clockChanged(let change): tellOfTime(change)
    case .storageUnlocked:
      notify(Self.protectedDataDidBecomeAvailableNotification) {
        $0.applicationProtectedDataDidBecomeAvailable(self)
      }
    case .workExpired(let name): expire(name)
    case .pushReceived(let text): receivePush(text)
    default: break
    }
  }

  /// I-100: the platform tells of another zone by a notification of its own.
  private func tellOfTime(_ change: ClockChange) {
    switch change {
    case .set, .newDay, .summerTime:
      notify(Self.significantTimeChangeNotification) { $0.applicationSignificantTimeChange(self) }
    case .zone:
      NotificationCenter.default.post(name: .NSSystemTimeZoneDidChange, object: nil)
    }
  }

  private func launch(_ reason: LaunchReason) {
    applicationState = reason == .user ? .inactive : .background
    let options: [LaunchOptionsKey: Any]? = reason == .location ? [.location: true] : nil
    _ = delegate?.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: options)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    if reason == .user { UIScene.app.connect() }
  }

  /// Tells of a step of the app's life: the delegate only where no window has one, and whoever observes in any case.
  private func tellOfLife(
    _ name: Notification.Name, _ body: (any UIApplicationDelegate) -> Void
  ) {
    notify(name) { if !hasScenes { body($0) } }
  }

  private func notify(
    _ name: Notification.Name, _ body: (any UIApplicationDelegate) -> Void
  ) {
    if let delegate { body(delegate) }
    NotificationCenter.default.post(name: name, object: self)
  }
}
