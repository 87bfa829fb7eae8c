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

extension AndroidPermissions {
  /// Android's location permissions by their names.
  static let named: [(String, AndroidPermissions)] = [
    ("coarse", .coarse), ("fine", .fine), ("background", .background),
  ]
}

extension Form where Value == AndroidPermissions {
  /// Some of Android's three location permissions.
  static var androidPermissions: Form {
    Form<AndroidPermissions>.choice(AndroidPermissions.named).list.map(
      to: { AndroidPermissions($0) },
      from: { set in AndroidPermissions.named.map(\.1).filter { set.contains($0) } })
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
