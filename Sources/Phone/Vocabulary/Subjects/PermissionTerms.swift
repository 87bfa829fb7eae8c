package import DeviceInterface

/// What the user allows, and how an app asks for it.
enum PermissionTerms {
  /// What the user allows.
  static let signals: [SignalTerm] = [
    SignalTerm(
      .authorizationChanged,
      Meaning(
        "The permission changed, or a new process learns it for the first time",
        by: "I-27", "I-28", "I-31", only: .iOS),
      .permission, unheard: "that permission changed", permissionPhrases,
      Member("permission", .permission, "The permission now."),
      parts: { if case .authorizationChanged(let permission) = $0 { permission } else { nil } },
      make: { .authorizationChanged($0) }, says: .words { "permission \($0.notice)" }),
    SignalTerm(
      .permissionRequestFinished,
      Meaning("A permission request of this app ended", by: "A-05", "A-18", only: .android),
      .permission, unheard: .permissionAnswer, as: .asked,
      [
        NoticePhrase(
          "permission request granted …",
          "The app's question ended: coarse, fine, background, or several with commas.",
          of: .oneOf(grants),
          known: "onRequestPermissionsResult PERMISSION_GRANTED RequestPermission"),
        NoticePhrase(
          "permission request denied", "The app's question ended with nothing granted.",
          known: "onRequestPermissionsResult PERMISSION_DENIED RequestPermission"),
        NoticePhrase(
          "permission request cancelled", "The app's question went away without an answer.",
          known: "onRequestPermissionsResult"),
      ],
      Member(
        "granted", .permissionResult,
        "Which of the requested permissions are granted now; null for a request that was interrupted."
      ),
      parts: { if case .permissionRequestFinished(let result) = $0 { result } else { nil } },
      make: { .permissionRequestFinished($0) }, says: .words { "permission request \($0.notice)" }),
    SignalTerm(
      .temporaryFullAccuracyFinished,
      Meaning(
        "A request for temporary full accuracy ended, declined or not", by: "I-46", "I-47",
        only: .iOS),
      .permission, unheard: .permissionAnswer, as: .asked,
      [
        NoticePhrase(
          "full accuracy request finished", "The user decided about full accuracy for a while.",
          known: "requestTemporaryFullAccuracyAuthorization"),
        NoticePhrase(
          "full accuracy request failed",
          "The platform did not ask for full accuracy, or was refused.",
          known: "requestTemporaryFullAccuracyAuthorization promptDeclined"),
      ],
      Member("promptDeclined", .flag, "Whether the user was asked and declined."),
      parts: {
        if case .temporaryFullAccuracyFinished(let declined) = $0 { declined } else { nil }
      },
      make: { .temporaryFullAccuracyFinished(promptDeclined: $0) },
      says: .words { $0 ? "full accuracy request failed" : "full accuracy request finished" }),
  ]

  private static let permissionPhrases =
    ["not determined", "restricted", "denied", "while using", "always"].map {
      NoticePhrase(
        "permission \($0)", "The permission that the app sees became \($0), or it learns so.",
        known: "didChangeAuthorization locationManagerDidChangeAuthorization "
          + "authorizationStatus didChangeAuthorizationStatus")
    }
    + ["while using", "always"].map {
      NoticePhrase(
        "permission \($0) with reduced accuracy", "The same, and positions are approximate.",
        known: "didChangeAuthorization locationManagerDidChangeAuthorization accuracyAuthorization")
    }

  /// What Android can grant at once.
  private static let grants: [String] = [
    [.coarse], [.fine], [.background], [.coarse, .fine], [.coarse, .background],
    [.fine, .background], [.coarse, .fine, .background],
  ].map { (granted: AndroidPermissions) in granted.names.joined(separator: ", ") }

  /// The request for permission: its name, and what only some of them say.
  static let askForPermission = RequestTerm(
    .askForPermission, "Asks the user for permission.", unasked: .askForPermission,
    Member(
      "permission", .choice(PermissionName.self),
      "whenInUse (I-08, A-12), always (I-13, A-28), temporaryFullAccuracy (I-46, iOS only), or android: exactly the permissions listed (A-12 to A-17)."
    ),
    Member(
      "purposeKey", optional: .text,
      "For temporaryFullAccuracy: the key of the purpose in Info.plist."),
    Member(
      "permissions", optional: .androidPermissions,
      "For android: the permissions that are asked for, in one request."),
    parts: { if case .askForPermission(let wanted) = $0 { wanted.parts } else { nil } },
    make: { .askForPermission(try PermissionRequest($0, $1, $2)) },
    says: { name, key, permissions in
      switch name {
      case .whenInUse: "asks for permission to use location while in use"
      case .always: "asks for permission to use location always"
      case .temporaryFullAccuracy: "asks for full accuracy for a while (purpose \"\(key ?? "")\")"
      case .android: "asks for the permissions \(permissions?.manifestText ?? "none")"
      }
    })
}

/// What the app asks the user for, as it stands on the line.
private enum PermissionName: String, CaseIterable, Sendable {
  case whenInUse, always, temporaryFullAccuracy, android
}

extension PermissionRequest {
  fileprivate var parts: (PermissionName, String?, AndroidPermissions?) {
    switch self {
    case .whenInUse: (.whenInUse, nil, nil)
    case .always: (.always, nil, nil)
    case .temporaryFullAccuracy(let key): (.temporaryFullAccuracy, key, nil)
    case .android(let permissions): (.android, nil, permissions)
    }
  }

  fileprivate init(
    _ name: PermissionName, _ key: String?, _ permissions: AndroidPermissions?
  ) throws {
    switch name {
    case .whenInUse: self = .whenInUse
    case .always: self = .always
    case .temporaryFullAccuracy:
      guard let key else {
        throw LineFault("the member \"purposeKey\" is missing: temporaryFullAccuracy needs it")
      }
      self = .temporaryFullAccuracy(purposeKey: key)
    case .android:
      guard let permissions else {
        throw LineFault("the member \"permissions\" is missing: android needs it")
      }
      self = .android(permissions)
    }
  }
}

extension Permission {
  /// The status, and the accuracy where it says something.
  package var notice: String {
    let status =
      switch status {
      case .notDetermined: "not determined"
      case .restricted: "restricted"
      case .denied: "denied"
      case .whenInUse: "while using"
      case .always: "always"
      }
    let isReduced = accuracy == .reduced && self.status.allowsLocation
    return isReduced ? "\(status) with reduced accuracy" : status
  }
}

extension PermissionResult {
  /// The result as it follows "permission request".
  fileprivate var notice: String {
    switch self {
    case .cancelled: return "cancelled"
    case .answered(let granted):
      let names = granted.names
      return names.isEmpty ? "denied" : "granted " + names.joined(separator: ", ")
    }
  }
}

extension AndroidPermissions {
  /// The names of the permissions in the set, in a fixed order.
  fileprivate var names: [String] { Self.named.filter { contains($0.1) }.map(\.0) }

  /// The names of the permissions in the set, as Android writes them.
  package var manifestText: String {
    let names = names.map { "ACCESS_\($0.uppercased())_LOCATION" }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
