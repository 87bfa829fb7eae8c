#if os(Linux)
  import Foundation
  import UIKit

  /// A scene with texts of many lines.
  final class NotesScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = NotesController()
      window?.makeKeyAndVisible()
    }
  }

  /// Notes that take no word of secrets, under a text that nobody can change.
  final class NotesController: UIViewController, UITextViewDelegate {
    private let hint = UITextView()
    private let notes = UITextView()

    override func viewDidLoad() {
      title = "Notes"
      hint.isEditable = false
      hint.text = "What was seen"
      notes.delegate = self
      UITextView.appearance().backgroundColor = .placeholderText
      let glass = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      glass.contentView.addSubview(hint)
      view.addSubview(glass)
      view.addSubview(notes)
    }

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { !text.contains("secret") }

    func textViewDidChange(_ textView: UITextView) { title = "Notes, changed" }
    func textViewDidEndEditing(_ textView: UITextView) { hint.text?.append(".") }
  }
#endif
