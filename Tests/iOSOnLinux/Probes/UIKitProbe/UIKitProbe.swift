#if os(Linux)
  import AppHost
  import Foundation
  import Network
  import PhoneFoundation
  import UIKit
  import VirtualTime

  /// An app that hears of its own life, the battery and the network; the tests of `UIKit` and `Network` play it.
  final class UIKitProbe: ScreenApp {
    private var lines: [String] = []
    private var delegate: ProbeDelegate?
    private var monitor: NWPathMonitor?
    private var task = UIBackgroundTaskIdentifier.invalid
    private var watching: Task<Void, Never>?
    private var listener: Listener?
    private lazy var scene = SceneProbe { self.lines.append($0) }
    private lazy var later = PerformProbe { self.lines.append($0) }

    init(_ phone: HostPhone) {
      let names = [
        UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.willResignActiveNotification,
        UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification,
        UIApplication.significantTimeChangeNotification, .NSSystemTimeZoneDidChange,
        UIApplication.protectedDataDidBecomeAvailableNotification,
        UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
      ]
      for name in names {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { self.note(name.rawValue) }
        }
      }
    }

    private func note(_ name: String) {
      let short = name.replacingOccurrences(of: "UIApplication", with: "")
        .replacingOccurrences(of: "UIDevice", with: "")
        .replacingOccurrences(of: "Notification", with: "")
      lines.append("\(short) \(UIApplication.shared.applicationState.rawValue)")
    }

    var content: ScreenContent {
      var content = ScreenContent("Probe")
      content.text(lines.joined(separator: "|"))
      content.button("Clear") { self.lines = [] }
      content.button("Delegate") {
        self.delegate = ProbeDelegate { self.lines.append($0) }
        UIApplication.shared.delegate = self.delegate
      }
      content.button("Settings") { self.open(UIApplication.openSettingsURLString) }
      content.button("Notification settings") {
        self.open(UIApplication.openNotificationSettingsURLString)
      }
      content.button("Call") { self.open("tel:112") }
      content.button("Who opens") { self.lines.append(self.whoOpens) }
      content.button("Nowhere") { self.open("nowhere") }
      content.button("Battery") { self.tellBattery() }
      content.button("Watch battery") { UIDevice.current.isBatteryMonitoringEnabled = true }
      content.button("Protected") {
        self.lines.append("\(UIApplication.shared.isProtectedDataAvailable)")
        self.lines.append("\(UIApplication.shared.backgroundRefreshStatus == .available)")
      }
      content.button("Network") { self.watchNetwork() }
      content.button("Cancel") { self.monitor?.cancel() }
      content.button("Stream") { self.streamNetwork() }
      content.button("Stream it") { self.streamWatched() }
      content.button("Begin task") { self.task = self.begin(for: UIApplication.shared) }
      content.button("Begin task elsewhere") {
        let application = UIApplication.shared
        DispatchQueue.global().async {
          let task = self.begin(for: application)
          DispatchQueue.main.async { self.task = task }
        }
      }
      content.button("End task") { UIApplication.shared.endBackgroundTask(self.task) }
      content.button("Post elsewhere") { self.postElsewhere() }
      content.button("Timers elsewhere") { self.scheduleElsewhere() }
      content.button("Names") {
        let device = UIDevice.current
        self.lines += [device.name, device.model, device.localizedModel, device.systemName]
        self.lines += [device.systemVersion, "\(device.userInterfaceIdiom)"]
        UIApplication.shared.isIdleTimerDisabled.toggle()
        self.lines.append("\(UIApplication.shared.isIdleTimerDisabled)")
      }
      content.button("Select") { self.hearBySelector() }
      content.button("Select no more") {
        self.listener.map { NotificationCenter.default.removeObserver($0) }
      }
      content.button("Release") { self.listener = nil }
      content.button("Shout") {
        NotificationCenter.default.post(name: Listener.shout, object: self)
        NotificationCenter.default.post(name: Listener.whisper, object: nil)
      }
      content.button("Time left") { self.tellTimeLeft() }
      content.button("Power") { self.watchPower() }
      content.button("Who am I") {
        self.lines.append(UIDevice.current.identifierForVendor?.uuidString ?? "nobody")
      }
      for (label, action) in scene.buttons + later.buttons { content.button(label, action: action) }
      content.button("End stream") { self.watching?.cancel() }
      return content
    }

    /// The platform's own schemes, and of others those that the `Info.plist` declares.
    private var whoOpens: String {
      ["https://a.example", "tel:112", "comgooglemaps://", "nowhere"].map { address in
        URL(string: address).map { UIApplication.shared.canOpenURL($0) } == true ? "yes" : "no"
      }.joined(separator: " ")
    }

    private func open(_ address: String) {
      guard let url = URL(string: address) else { return lines.append("no address") }
      Task { lines.append("opened \(await UIApplication.shared.open(url))") }
    }

    private nonisolated func begin(
      for application: UIApplication
    ) -> UIBackgroundTaskIdentifier {
      application.beginBackgroundTask(withName: "save") {
        self.lines.append("time is over")
      }
    }

    private func postElsewhere() {
      let name = Notification.Name("done")
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
        MainActor.assumeIsolated { self.lines.append("observed on main \(Thread.isMainThread)") }
      }
      DispatchQueue.global().async {
        let isMain = Thread.isMainThread || OperationQueue.current == .main
        NotificationCenter.default.post(name: name, object: nil)
        DispatchQueue.main.async { self.lines.append("posted on main \(isMain)") }
      }
    }

    /// Schedules timers from another queue: on its own run loop, which nobody runs, and on the main one.
    private func scheduleElsewhere() {
      DispatchQueue.global().async {
        let tell: @Sendable (String) -> Void = { line in
          Task { @MainActor in self.lines.append(line) }
        }
        _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in tell("lost") }
        let current = Timer(timeInterval: 5, repeats: false) { _ in tell("lost too") }
        RunLoop.current.add(current, forMode: .common)
        let main = Timer(timeInterval: 5, repeats: false) { _ in tell("rang") }
        RunLoop.main.add(main, forMode: .common)
        DispatchQueue.main.async {
          _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in tell("rang too") }
        }
      }
    }

    /// Hears by methods, as `#selector` names them.
    private func hearBySelector() {
      let listener = Listener { self.lines.append($0) }
      self.listener = listener
      let center = NotificationCenter.default
      center.addObserver(
        listener, selector: Selector("heard", { (it: Listener) in it.heard(_:) }),
        name: Listener.shout,
        object: self)
      center.addObserver(
        listener, selector: Selector("heardNothing", { (it: Listener) in it.heardNothing }),
        name: Listener.whisper, object: nil)
      Timer.scheduledTimer(
        timeInterval: 3, target: listener,
        selector: Selector("rang", { (it: Listener) in it.rang(_:) }),
        userInfo: nil, repeats: false)
    }

    private func tellTimeLeft() {
      let left = UIApplication.shared.backgroundTimeRemaining
      lines.append(left == .greatestFiniteMagnitude ? "for ever" : "\(left)")
    }

    private func watchPower() {
      lines.append("saves \(ProcessInfo.processInfo.isLowPowerModeEnabled)")
      _ = NotificationCenter.default.addObserver(
        forName: .NSProcessInfoPowerStateDidChange, object: nil, queue: nil
      ) { _ in
        let isOn = ProcessInfo.processInfo.isLowPowerModeEnabled
        Task { @MainActor in self.lines.append("told \(isOn)") }
      }
    }

    private func tellBattery() {
      lines.append("\(UIDevice.current.batteryLevel) \(UIDevice.current.batteryState)")
    }

    private func watchNetwork() {
      let monitor = NWPathMonitor()
      self.monitor = monitor
      monitor.pathUpdateHandler = { path in
        Task { @MainActor in
          self.lines.append("\(path.status) \(path.usesInterfaceType(.wifi))")
        }
      }
      lines.append("\(monitor.currentPath.status)")
      monitor.start(queue: DispatchQueue(label: "network"))
    }

    private func streamNetwork() {
      watching = Task {
        for await path in NWPathMonitor() { lines.append("streamed \(path.status)") }
        lines.append("ended")
      }
    }

    /// Iterates over a monitor that was started before.
    private func streamWatched() {
      guard let monitor else { return }
      watching = Task { for await path in monitor { lines.append("then \(path.status)") } }
    }
  }

  /// A delegate that leaves most methods out.
  private final class ProbeDelegate: UIResponder, UIApplicationDelegate {
    private let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) { self.tell = tell }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      tell("started \(launchOptions?[.location] != nil) \(application.applicationState.rawValue)")
      return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { tell("delegate: hidden") }

    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { tell("out of reach \((error as NSError).code)") }

    func application(
      _ application: UIApplication,
      didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { tell("within reach \(deviceToken.count)") }

    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      tell("pushed \(userInfo["data"] ?? "nothing")")
      completionHandler(.newData)
    }
  }

  /// Somebody who is called by methods.
  private final class Listener {
    static let shout = Notification.Name("shout")
    static let whisper = Notification.Name("whisper")

    private let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) { self.tell = tell }

    func heard(_ notification: Notification) { tell("heard \(notification.name.rawValue)") }
    func heardNothing() { tell("heard something") }
    func rang(_ timer: Timer) { tell("rang \(timer.isValid)") }
  }
#endif

@main enum Main {
  static func main() {
    #if os(Linux)
      AppHost.run { UIKitProbe($0) }
    #endif
  }
}
