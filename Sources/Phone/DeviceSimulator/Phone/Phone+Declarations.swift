import DeviceInterface

extension Phone {
  /// What the request needs and the app does not declare; `nil` where nothing is missing.
  ///
  /// What concerns location is looked at where it is asked for: there a rule says what comes of it.
  func undeclared(_ request: Request) -> Declaration? {
    guard let manifest else { return nil }
    switch (request, profile.platform) {
    case (.startForegroundService, .android): return lackOfService(manifest)
    case (.startMotionUpdates, .iOS): return manifest.lack(.motionUsage)
    case (.startMotionUpdates, .android):
      guard profile.version >= 10, manifest.targetSDK >= 29 else { return nil }
      return manifest.lack(.activityRecognition)
    case (.deferWork(let work), .iOS): return lackOfWork(work, manifest)
    case (.post(let notification), .android):
      // An ongoing one stands for a service, which starts without this permission.
      guard !notification.isOngoing, profile.version >= 13, manifest.targetSDK >= 33 else {
        return nil
      }
      return manifest.lack(.notifications)
    default: return nil
    }
  }

  /// Does nothing about a request but what the platform tells an app that has not declared what it needs.
  mutating func refuse(lacking declaration: Declaration) {
    note(.system, .undeclared(declaration))
    switch declaration {
    case .foregroundService, .locationService:
      // the permissions of the service's type are asked for where it is created.
      refuseForegroundService(.securityException)
    case .locationServiceType, .activityRecognition, .notifications, .motionUsage,
      .workIdentifier, .workMode:
      // What the platforms do here, from an exception to silence, is not simulated: nothing is begun.
      break
    }
  }

  private func lackOfService(_ manifest: AppManifest) -> Declaration? {
    if service != nil { return nil }
    if manifest.targetSDK >= 28, let lack = manifest.lack(.foregroundService) { return lack }
    if manifest.targetSDK >= 34, profile.version >= 14, let lack = manifest.lack(.locationService) {
      return lack
    }
    return manifest.targetSDK >= 29 && profile.version >= 10
      ? manifest.lack(.locationServiceType) : nil
  }

  private func lackOfWork(_ work: DeferredWork, _ manifest: AppManifest) -> Declaration? {
    if let permitted = manifest.permittedWork, !permitted.contains(work.name) {
      return .workIdentifier(work.name)
    }
    let mode: BackgroundModes =
      switch work.kind {
      case .refresh: .fetch
      case .processing: .processing
      }
    return manifest.backgroundModes.contains(mode) ? nil : .workMode(work.kind)
  }
}
