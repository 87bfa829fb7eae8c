internal import AppHost
internal import CVirtualTime
internal import DeviceInterface
internal import Foundation
internal import PhoneNetwork
internal import VirtualTime

extension UIApplicationDelegate {
  /// Plays the app on the simulated phone until the phone hangs up.
  public static func main() {
    PhoneNetwork.install()
    AppHost.run { _ in
      let object = rehearsal_make_object(unsafeBitCast(Self.self, to: UnsafeRawPointer.self))
      let made = Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
      UIApplication.shared.delegate = made as? any UIApplicationDelegate
      return WindowApp()
    }
  }
}

/// An app of windows and view controllers on the simulated phone.
@MainActor private final class WindowApp: HostedApp {
  func handle(_ signal: Signal) { _ = content.perform(signal) }

  var screen: Screen { content.screen }

  private var content: ScreenContent {
    let names = ["CFBundleDisplayName", "CFBundleName"].compactMap {
      Bundle.main.object(forInfoDictionaryKey: $0) as? String
    }
    let name = names.first { !$0.isEmpty && !$0.contains("$(") }
    guard let root = UIWindow.key?.rootViewController else {
      return UIPage(name ?? ProcessInfo.processInfo.processName).content
    }
    // What covers the whole is drawn alone; a question stands above what it is about.
    var (top, question) = (root, nil as UIAlertController?)
    while let next = top.presentedViewController {
      if let alert = next as? UIAlertController {
        question = alert
        break
      }
      top = next
    }
    var page = UIPage(top.shownTitle ?? name ?? ProcessInfo.processInfo.processName)
    top.draw(on: &page)
    if let question { page.ask(question) }
    return page.content
  }
}
