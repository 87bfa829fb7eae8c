import DeviceInterface

/// The app's location page in Settings, as the user sees it (`I-23`, `A-25`).
public struct SettingsPage: Hashable, Sendable {
  /// The app's name.
  public let title: String
  /// The lines to choose from, in the order shown.
  public let choices: [SettingsChoice]
  /// The line that is ticked.
  public let selected: SettingsAnswer
  /// The label of the switch for precise location.
  public let preciseLabel: String
  /// Whether the switch is on; `nil` where the page shows none because nothing is granted.
  public let isPrecise: Bool?
  /// Whether the user can change anything; a policy can forbid it (`I-04`, `A-22`).
  public let isEnabled: Bool

  /// Returns the line that a person means who writes the text, or `nil`.
  public func choice(_ text: String) -> SettingsChoice? {
    let wanted = AlertAnswer.normalized(text)
    if let exact = choices.first(where: { AlertAnswer.normalized($0.label) == wanted }) {
      return exact
    }
    guard let meaning = SettingsAnswer(named: text) else { return nil }
    return choices.first { $0.meaning == meaning }
  }

  /// Creates the page of iOS.
  init(_ permission: IOSPermissionMachine, manifest: AppManifest) {
    title = manifest.name
    choices = Self.iOSChoices
    switch permission.grant {
    case .notDetermined, .temporaryWhenInUse: selected = .askNextTime
    case .restricted, .denied: selected = .never
    // I-03: what is provisional shows as while-using although the app reads Always.
    case .whenInUse, .provisionalAlways: selected = .whileInUse
    case .always: selected = .always
    }
    preciseLabel = "Precise Location"
    isPrecise = permission.isPrecise
    isEnabled = permission.grant != .restricted
  }

  /// Creates the page of Android.
  init(_ permission: AndroidPermissionMachine, manifest: AppManifest) {
    title = manifest.name
    let hasBackground = manifest.declaredPermissions.contains(.background)
    choices = hasBackground ? Self.androidChoices : Array(Self.androidChoices.dropFirst())
    switch permission.status {
    case .notDetermined: selected = .askNextTime
    case .restricted, .denied: selected = .never
    case .whenInUse: selected = permission.isOneTime ? .askNextTime : .whileInUse
    case .always: selected = .always
    }
    preciseLabel = "Use precise location"
    isPrecise =
      permission.status.allowsLocation ? permission.permission.accuracy == .full : nil
    isEnabled = !permission.isFixedByPolicy
  }

  private static let iOSChoices = [
    SettingsChoice("Never", .never),
    SettingsChoice("Ask Next Time Or When I Share", .askNextTime),
    SettingsChoice("While Using the App", .whileInUse),
    SettingsChoice("Always", .always),
  ]

  private static let androidChoices = [
    SettingsChoice("Allow all the time", .always),
    SettingsChoice("Allow only while using the app", .whileInUse),
    SettingsChoice("Ask every time", .askNextTime),
    SettingsChoice("Don\u{2019}t allow", .never),
  ]
}

/// A line of the app's location page in Settings.
public struct SettingsChoice: Hashable, Sendable {
  /// The label as the platform writes it.
  public let label: String
  /// What choosing it means.
  public let meaning: SettingsAnswer

  init(_ label: String, _ meaning: SettingsAnswer) {
    self.label = label
    self.meaning = meaning
  }
}

/// What a line of the app's location page in Settings means (`I-23`, `A-25`).
public enum SettingsAnswer: String, Hashable, Sendable, CaseIterable {
  /// The app may not use location.
  case never
  /// The app has to ask again.
  case askNextTime
  /// The app may use location while it is in use.
  case whileInUse
  /// The app may use location at any time.
  case always
}

extension SettingsAnswer {
  /// The names people use for the meaning, in lower case with straight apostrophes; the first is the canonical one.
  public var names: [String] {
    switch self {
    case .never:
      ["never", "don't allow", "deny", "denied", "off"]
    case .askNextTime:
      ["ask next time", "ask next time or when i share", "ask every time", "ask"]
    case .whileInUse:
      [
        "while in use", "while using the app", "allow only while using the app", "while using",
        "when in use", "inuse",
      ]
    case .always:
      ["always", "allow all the time", "all the time"]
    }
  }

  /// Returns the meaning of a text, or `nil`.
  public init?(named text: String) {
    let wanted = AlertAnswer.normalized(text)
    guard let found = Self.allCases.first(where: { $0.names.contains(wanted) }) else { return nil }
    self = found
  }
}
