internal import AppHost
internal import PhoneNetwork
internal import VirtualTime

extension UIApplicationDelegate {
  /// Plays the app on the simulated phone until the phone hangs up.
  public static func main() {
    PhoneNetwork.install()
    AppHost.run { _ in
      let made = MadeObject.make(Self.self, as: "the app's delegate")
      UIApplication.shared.delegate = made as? any UIApplicationDelegate
      return WindowApp()
    }
  }
}

/// An app of windows and view controllers on the simulated phone.
@MainActor private final class WindowApp: ScreenApp {
  var content: ScreenContent {
    guard let root = UIWindow.key?.rootViewController else {
      return UIPage(AppName.shown).content
    }
    // What covers the whole is drawn alone; a question stands above what it is about.
    var (top, question) = (root, nil as UIAlertController?)
    while let next = top.covering {
      if let alert = next as? UIAlertController {
        question = alert
        break
      }
      top = next
    }
    var page = UIPage(top.shownTitle ?? AppName.shown)
    top.draw(on: &page)
    if let question { page.ask(question) }
    return page.content
  }
}
