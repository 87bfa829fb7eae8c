import DeviceInterface

extension Phone {
  var locationAccess: LocationAccess {
    switch grants.machine {
    case .iOS(let machine): iOSAccess(machine)
    case .android(let machine): androidAccess(machine)
    }
  }

  private func iOSAccess(_ machine: IOSPermissionMachine) -> LocationAccess {
    switch machine.status {
    case .denied, .restricted: return .refused
    case .notDetermined:
      switch core.profile.policies.undeterminedUpdates {
      case .wait: return .waiting(.iOS(91))
      case .fail: return .refused
      }
    case .whenInUse: return isInUse ? .granted : .withheld(.iOS(36))
    case .always:
      // I-19: as long as Always is provisional, what needs it is held.
      return isInUse || machine.grant == .always ? .granted : .withheld(.iOS(19))
    }
  }

  private func androidAccess(_ machine: AndroidPermissionMachine) -> LocationAccess {
    switch machine.status {
    case .denied, .restricted, .notDetermined: return .refused
    case .whenInUse, .always:
      guard locationServicesEnabled else { return .switchedOff }
      if let rule = dozeRule { return .withheld(rule) }
      if isBlockedByPowerSaver { return .withheld(.android(46)) }
      if isInUse || machine.status == .always { return .granted }
      // the permission reads as granted, and nothing comes.
      return .withheld(.android(4))
    }
  }

  /// The rule by which deep Doze keeps locations away now; whether from a service too is disputed (`A-47`, `A-72`).
  private var dozeRule: RuleID? {
    guard power.holdsReceiverBack else { return nil }
    guard services.hasForegroundService else { return .android(72) }
    return core.profile.policies.dozeStopsServices ? .android(47) : nil
  }
}
