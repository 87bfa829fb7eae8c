#if os(Linux)
  import CoreLocation
  import Foundation
  import PhoneFoundation
  import UIKit

  /// An app of view controllers, as it was written before SwiftUI.
  @main final class ProbeDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: "Default", sessionRole: connectingSceneSession.role)
      // Where the list of properties names one, that one is made.
      if Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") == nil {
        configuration.delegateClass = ProbeScene.self
      }
      return configuration
    }

    // Nobody calls these: the scene's delegate is told instead.
    func applicationDidBecomeActive(_ application: UIApplication) { Log.lines.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { Log.lines.append("covered") }
    func applicationDidEnterBackground(_ application: UIApplication) { Log.lines.append("hidden") }
    func applicationWillEnterForeground(_ application: UIApplication) { Log.lines.append("back") }
  }

  /// What the app keeps of its own doings.
  @MainActor enum Log {
    static var lines: [String] = []
  }

  /// The scene that a list of properties names.
  final class NamedScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = NamingController()
      window?.makeKeyAndVisible()
    }
  }

  /// A controller that asks for a name, once its picture is tapped.
  final class NamingController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
      title = "Named"
      let picture = UIImageView(image: UIImage(systemName: "person"))
      picture.accessibilityLabel = "Picture"
      picture.addGestureRecognizer(
        UITapGestureRecognizer(
          target: self, action: Selector("ask", { (it: NamingController) in it.ask }))
      )
      view.addSubview(picture)
      view.addSubview(label)
    }

    private func ask() {
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Your name" }
      alert.addAction(
        UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
          self.label.text = "Hello \(alert?.textFields?.first?.text ?? "-")"
        })
      present(alert, animated: true)
    }
  }

  final class ProbeScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      let tabs = UITabBarController()
      let first = UINavigationController(rootViewController: FirstController())
      first.tabBarItem = UITabBarItem(title: "Places", image: nil, tag: 0)
      let other = LoggingController()
      other.title = "Other"
      tabs.viewControllers = [first, other, TableController(), RowsController()]
      window?.rootViewController = tabs
      window?.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) { Log.lines.append("scene active") }
    func sceneDidEnterBackground(_ scene: UIScene) { Log.lines.append("scene background") }
  }

  /// A controller that tells what it is told.
  class LoggingController: UIViewController {
    private func log(_ what: String) { Log.lines.append("\(title ?? "-") \(what)") }

    override func viewDidLoad() {
      super.viewDidLoad()
      log("loaded")
    }

    override func viewWillAppear(_ animated: Bool) { log("will appear") }
    override func viewDidAppear(_ animated: Bool) { log("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log("did disappear") }
  }

  final class FirstController: LoggingController, UITextFieldDelegate, CLLocationManagerDelegate {
    private let label = UILabel()
    private let log = UILabel()
    private let name = UITextField()
    private let wifi = UISwitch()
    private let manager = CLLocationManager()
    private var count = 0

    override func viewDidLoad() {
      title = "First"
      super.viewDidLoad()
      manager.delegate = self
      let button = UIButton(type: .system)
      button.setTitle("Count", for: .normal)
      button.addTarget(
        self, action: Selector("counted", { (it: FirstController) in it.counted(_:) }),
        for: .touchUpInside)
      let wifiLabel = UILabel()
      wifiLabel.text = "Wi-Fi"
      name.placeholder = "Name"
      name.delegate = self
      let ask = UIButton(primaryAction: UIAction(title: "Ask") { [weak self] _ in self?.ask() })
      let open = UIButton(primaryAction: UIAction(title: "Open") { [weak self] _ in self?.open() })
      let cover = UIButton(
        primaryAction: UIAction(title: "Cover") { [weak self] _ in self?.cover() })
      let off = UIButton(type: .system)
      off.setTitle("Off", for: .normal)
      off.isEnabled = false
      let stack = UIStackView(arrangedSubviews: [
        label, log, button, wifiLabel, wifi, name, ask, open, cover, off,
      ])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([stack.topAnchor.constraint(equalTo: view.topAnchor)])
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Log",
        primaryAction: UIAction { [weak self] _ in
          self?.log.text = Log.lines.joined(separator: "|")
          Log.lines = []
        })
      label.text = "count 0"
    }

    private func counted(_ sender: UIButton) {
      count += 1
      label.text = "count \(count) by \(sender.currentTitle ?? "-")"
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      label.text = "named \(textField.text ?? "-"), \(wifi.isOn ? "on" : "off")"
    }

    private func ask() {
      let alert = UIAlertController(
        title: "Location", message: "Is it allowed?", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Yes", style: .default) { _ in
          self.manager.requestWhenInUseAuthorization()
          self.label.text = "allowed"
        })
      present(alert, animated: true) { Log.lines.append("asked") }
    }

    private func open() {
      let next = LoggingController()
      next.title = "Next"
      navigationController?.pushViewController(next, animated: true)
    }

    private func cover() {
      let cover = LoggingController()
      cover.title = "Cover"
      let close = UIButton(
        primaryAction: UIAction(title: "Close") { [weak cover] _ in cover?.dismiss(animated: true) }
      )
      cover.view.addSubview(close)
      cover.modalPresentationStyle = .fullScreen
      present(cover, animated: true)
    }
  }
#else
  @main enum ProbeDelegate {
    static func main() {}
  }
#endif
