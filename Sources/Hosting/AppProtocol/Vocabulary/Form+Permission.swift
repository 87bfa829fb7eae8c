import DeviceInterface

extension Form where Value == Permission {
  /// The permission to use location as an app sees it.
  static var permission: Form {
    .record(
      "Permission",
      "The permission to use location; status and accuracy always come together (I-32).",
      Member("status", .choice(AuthorizationStatus.self), "The authorization status."),
      Member(
        "accuracy", .choice(AccuracyAuthorization.self), or: .full,
        "The accuracy that the user allows; meaningless until the status allows location (I-41)."),
      parts: { ($0.status, $0.accuracy) }, make: { Permission($0, accuracy: $1) })
  }
}

extension Form where Value == AndroidPermissions {
  private static let names: [(String, AndroidPermissions)] = [
    ("coarse", .coarse), ("fine", .fine), ("background", .background),
  ]

  /// Some of Android's three location permissions.
  static var androidPermissions: Form {
    Form<AndroidPermissions>.choice(names).list.map(
      to: { AndroidPermissions($0) },
      from: { set in names.map(\.1).filter { set.contains($0) } })
  }
}

/// What the app asks the user for, as it stands on the line.
private enum PermissionName: String, CaseIterable, Sendable {
  case whenInUse, always, temporaryFullAccuracy, android
}

extension Kind where Value == Request {
  /// The request for permission: its name, and what only some of them say.
  static var askForPermission: Kind {
    Kind(
      "askForPermission", "Asks the user for permission.",
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
      parts: { request in
        guard case .askForPermission(let wanted) = request else { return nil }
        switch wanted {
        case .whenInUse: return (.whenInUse, nil, nil)
        case .always: return (.always, nil, nil)
        case .temporaryFullAccuracy(let key): return (.temporaryFullAccuracy, key, nil)
        case .android(let permissions): return (.android, nil, permissions)
        }
      },
      make: { name, key, permissions in
        switch name {
        case .whenInUse: return .askForPermission(.whenInUse)
        case .always: return .askForPermission(.always)
        case .temporaryFullAccuracy:
          guard let key else {
            throw LineFault("the member \"purposeKey\" is missing: temporaryFullAccuracy needs it")
          }
          return .askForPermission(.temporaryFullAccuracy(purposeKey: key))
        case .android:
          guard let permissions else {
            throw LineFault("the member \"permissions\" is missing: android needs it")
          }
          return .askForPermission(.android(permissions))
        }
      })
  }
}

extension Form where Value == PermissionResult {
  /// The permissions that were granted; `null` for a request that was interrupted.
  static var permissionResult: Form {
    Form<AndroidPermissions>.androidPermissions.optional.map(
      to: { $0.map { .answered(granted: $0) } ?? .cancelled },
      from: { result in
        switch result {
        case .answered(let granted): granted
        case .cancelled: nil
        }
      })
  }
}
