internal import Foundation
internal import VirtualTime

extension UIWindowScene {
  /// Makes the window's delegate, where the app has one, and has it put its views into the window.
  func connect() {
    guard !isConnected, let application = UIApplication.shared.delegate else { return }
    isConnected = true
    let session = UISceneSession()
    let options = ConnectionOptions()
    let wanted = application.application(
      UIApplication.shared, configurationForConnecting: session, options: options)
    guard let type = wanted.delegateClass ?? named(beside: application) else { return }
    guard let made = MadeObject.make(type, as: "a scene's delegate") as? any UISceneDelegate else {
      HostPhone.refuse("\(type) is named as a scene's delegate, and is none")
    }
    delegate = made
    UIApplication.shared.hasScenes = true
    made.scene(self, willConnectTo: session, options: options)
  }

  /// The class that the `Info.plist` names, in the module of the app's delegate.
  private func named(beside application: any UIApplicationDelegate) -> AnyClass? {
    let manifest = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest")
    let roles = (manifest as? [String: Any])?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    guard let scene = scenes?.first else { return nil }
    if scene["UISceneStoryboardFile"] != nil {
      HostPhone.refuse(
        "the Info.plist names a storyboard, which is not there: create the view controllers in code"
      )
    }
    guard let name = (scene["UISceneDelegateClassName"] as? String)?.split(separator: ".").last,
      let module = String(reflecting: type(of: application)).split(separator: ".").first
    else { return nil }
    guard let type = NSClassFromString("\(module).\(name)") else {
      HostPhone.refuse("the Info.plist names a scene's delegate \(name), which is not there")
    }
    return type
  }
}
