#if os(Linux)
  import AppHost
  import Foundation
  import Network
  import PhoneFoundation
  import UIKit

  /// What apps called before iOS 10; a requirement, as the compiler warns of the call itself.
  @MainActor private protocol OldApplication {
    func openURL(_ url: URL) -> Bool
  }

  extension UIApplication: OldApplication {}

  /// Tells what becomes of the app's window, of its icon, of networks of one kind, and of its folders.
  @MainActor final class SceneProbe {
    private var monitors: [NWPathMonitor] = []
    private let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) { self.tell = tell }

    var buttons: [(String, @MainActor () -> Void)] {
      [
        ("Watch window", { self.watch() }), ("Badge", { self.countUp() }),
        ("Wi-Fi and cellular", { self.watchNetworks() }), ("Folders", { self.tellFolders() }),
        ("Room", { self.tellRoom() }), ("Register", { self.register() }),
        ("Hold", { self.hold() }), ("Feel", { self.feel() }),
        ("Old way", { self.openTheOldWay() }),
      ]
    }

    private func watch() {
      let names = [
        UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
        UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      ]
      for name in names {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated {
            let states = UIApplication.shared.connectedScenes.map { "\($0.activationState)" }
            self.tell("\(name.rawValue.dropFirst(7)) \(states.joined())")
          }
        }
      }
    }

    private func register() {
      let app = UIApplication.shared
      app.registerForRemoteNotifications()
      tell("asked \(app.isRegisteredForRemoteNotifications)")
    }

    private func hold() {
      let device = UIDevice.current
      var held = [device.orientation]
      device.beginGeneratingDeviceOrientationNotifications()
      device.beginGeneratingDeviceOrientationNotifications()
      device.endGeneratingDeviceOrientationNotifications()
      held.append(device.orientation)
      for _ in 0..<2 { device.endGeneratingDeviceOrientationNotifications() }
      held.append(device.orientation)
      tell(held.map { "\($0) \($0.isValidInterfaceOrientation)" }.joined(separator: ", "))
    }

    private func openTheOldWay() {
      let application: any OldApplication = UIApplication.shared
      let settings = URL(string: UIApplicationOpenSettingsURLString)
      tell("opened \(settings.map(application.openURL) ?? true)")
    }

    private func feel() {
      let knock = UIImpactFeedbackGenerator(style: .heavy)
      knock.prepare()
      knock.impactOccurred()
      knock.impactOccurred(intensity: 0.5)
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      UISelectionFeedbackGenerator().selectionChanged()
      tell("felt")
    }

    private func countUp() {
      UIApplication.shared.applicationIconBadgeNumber += 2
      tell("badge \(UIApplication.shared.applicationIconBadgeNumber)")
      UIApplication.shared.applicationIconBadgeNumber -= 1
    }

    private func watchNetworks() {
      monitors = [
        NWPathMonitor(requiredInterfaceType: .wifi),
        NWPathMonitor(requiredInterfaceType: .cellular),
        NWPathMonitor(prohibitedInterfaceTypes: [.cellular]),
        NWPathMonitor(prohibitedInterfaceTypes: [.wifi]),
      ]
      for (index, monitor) in monitors.enumerated() {
        monitor.pathUpdateHandler = { path in
          Task { @MainActor in self.tell("\(index) \(path.status) \(path.supportsIPv6)") }
        }
        monitor.start(queue: .main)
      }
    }

    private func tellFolders() {
      let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "g.a")
      let urls: [URL?] = [
        .documentsDirectory, .libraryDirectory, .cachesDirectory, .applicationSupportDirectory,
        group, FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../b"),
      ]
      let home = NSHomeDirectory()
      for url in urls {
        guard let path = url?.path else {
          tell("none")
          continue
        }
        let isThere = FileManager.default.fileExists(atPath: path)
        tell("\(path.replacingOccurrences(of: home, with: "~")) \(isThere)")
      }
    }

    private func tellRoom() {
      let values = try? URL.documentsDirectory.resourceValues(
        forKeys: [.volumeAvailableCapacityForImportantUsageKey])
      tell("\(values?.volumeAvailableCapacityForImportantUsage ?? -1) free")
    }
  }
#endif
