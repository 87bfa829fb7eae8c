public import DeviceInterface

/// A question of the system that lies above the app, as the user sees it.
public struct SystemAlert: Hashable, Sendable {
  /// Which question it is.
  public enum Kind: Hashable, Sendable {
    /// A question of iOS.
    case iOS(IOSPrompt)
    /// A dialog of Android.
    case android(AndroidPrompt)
    /// Android's question whether to turn the device's location on (`A-57`).
    case turnLocationOn
    /// The question whether the app may notify, on the platform (`I-98`, `A-71`).
    case notifications(PlatformKind)
  }

  /// Which question it is.
  public let kind: Kind
  /// The question.
  public let title: String
  /// The app's own explanation, where the platform shows one; empty otherwise.
  public var message: String
  /// The buttons in the order shown.
  public let buttons: [AlertButton]
  /// Whether precise location is chosen in the alert; `nil` where the alert has no such choice (`I-42`, `A-12`).
  public let isPrecise: Bool?

  /// Returns the button that a person means who writes the text, or `nil`.
  ///
  /// The exact label comes first; then any name of a meaning that the alert offers.
  public func button(_ text: String) -> AlertButton? {
    let wanted = AlertAnswer.normalized(text)
    if let exact = buttons.first(where: { AlertAnswer.normalized($0.label) == wanted }) {
      return exact
    }
    return AlertAnswer.meanings(of: text).lazy
      .compactMap { meaning in buttons.first { $0.meaning == meaning } }
      .first
  }

  /// Whether it asks for the app's permission to know the location; the device's switch is another question (`A-57`).
  public var isAboutLocation: Bool {
    switch kind {
    case .iOS, .android: true
    case .turnLocationOn, .notifications: false
    }
  }

  /// Whether the user can close it without an answer (`A-19`).
  public var isDismissible: Bool {
    switch kind {
    case .iOS, .notifications(.iOS): false
    case .android, .turnLocationOn, .notifications(.android): true
    }
  }
}

/// A button of a system alert.
public struct AlertButton: Hashable, Sendable {
  /// The label as the platform writes it.
  public let label: String
  /// What pressing it means.
  public let meaning: AlertAnswer

  init(_ label: String, _ meaning: AlertAnswer) {
    self.label = label
    self.meaning = meaning
  }
}

extension SystemAlert {
  /// Creates the alert of iOS for a question, as it reads for the app of the manifest.
  init(_ prompt: IOSPrompt, manifest: AppManifest, isPrecise: Bool) {
    kind = .iOS(prompt)
    let app = "\u{201C}\(manifest.name)\u{201D}"
    switch prompt {
    case .whenInUse:
      title = "Allow \(app) to use your location?"
      // I-106: the first question is the one for use, whatever the app has asked for.
      message = manifest.whenInUseUsage ?? ""
      // The labels and what they lead to: I-08, I-09.
      buttons = [
        AlertButton("Allow Once", .allowOnce),
        AlertButton("Allow While Using App", .allowWhileInUse),
        AlertButton("Don\u{2019}t Allow", .deny),
      ]
      self.isPrecise = isPrecise
    case .alwaysUpgrade, .deferredAlways:
      title = "Allow \(app) to use your location also when it is not open?"
      message = manifest.alwaysUsage ?? ""
      // I-14, I-17.
      buttons = [
        AlertButton("Keep Only While Using", .keepWhileInUse),
        AlertButton("Change to Always Allow", .changeToAlways),
      ]
      self.isPrecise = nil
    case .usageReminder:
      title = "\(app) has used your location in the background"
      message = manifest.alwaysUsage ?? ""
      // I-24.
      buttons = [
        AlertButton("Change to Only While Using", .keepWhileInUse),
        AlertButton("Always Allow", .changeToAlways),
      ]
      self.isPrecise = nil
    case .temporaryFullAccuracy(let purposeKey):
      title = "Allow \(app) to use your precise location?"
      message = manifest.temporaryPurpose(forKey: purposeKey) ?? ""
      // The labels are not documented (I-48); these are the ones most people report.
      buttons = [
        AlertButton("Allow Once", .allowOnce),
        AlertButton("Don\u{2019}t Allow", .deny),
      ]
      self.isPrecise = nil
    }
  }
}

extension SystemAlert {
  /// The question whether to turn the device's location on; its labels are not documented.
  public static let turnLocationOn = SystemAlert(
    kind: .turnLocationOn, title: "Turn on this device's location?", message: "",
    buttons: [AlertButton("Turn on", .turnOn), AlertButton("No thanks", .dismiss)],
    isPrecise: nil)

  /// Returns the question whether the app may notify, in the platform's words (`I-98`, `A-71`).
  static func notifications(_ app: String, on platform: PlatformKind) -> SystemAlert {
    let quoted = "\u{201C}\(app)\u{201D}"
    return SystemAlert(
      kind: .notifications(platform),
      title: platform == .iOS
        ? "\(quoted) Would Like to Send You Notifications"
        : "Allow \(app) to send you notifications?",
      message: platform == .iOS
        ? "Notifications may include alerts, sounds, and icon badges. "
          + "These can be configured in Settings." : "",
      buttons: platform == .iOS
        ? [AlertButton("Don\u{2019}t Allow", .deny), AlertButton("Allow", .allow)]
        : [AlertButton("Allow", .allow), AlertButton("Don\u{2019}t allow", .deny)],
      isPrecise: nil)
  }

  /// Creates the dialog of Android for a request, as it reads for the app of the manifest.
  init(_ prompt: AndroidPrompt, manifest: AppManifest, isPrecise: Bool) {
    kind = .android(prompt)
    message = ""
    switch prompt.kind {
    case .foreground(let choosesAccuracy):
      title = "Allow \(manifest.name) to access this device's location?"
      // "Don't allow" on newer builds is not documented, so the documented label stands.
      buttons = [
        AlertButton("While using the app", .allowWhileInUse),
        AlertButton("Only this time", .allowOnce),
        AlertButton("Deny", .deny),
      ]
      self.isPrecise = choosesAccuracy ? isPrecise : nil
    case .preciseUpgrade:
      title = "Change \(manifest.name)'s location access from approximate to precise?"
      buttons = [
        AlertButton("Change to precise location", .changeToPrecise),
        AlertButton("Only this time", .allowOnce),
        AlertButton("Deny", .deny),
      ]
      self.isPrecise = nil
    case .preciseUpgradeOnce, .backgroundInSettings:
      // A-16; the redirect for the background permission is a page and never drawn as a dialog.
      title = "Allow \(manifest.name) to access this device's precise location?"
      buttons = [
        AlertButton("Only this time", .allowOnce),
        AlertButton("Deny", .deny),
      ]
      self.isPrecise = nil
    }
  }
}
