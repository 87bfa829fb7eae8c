import DeviceInterface

extension SystemAlert {
  /// Creates the alert of iOS for a question, as it reads for the app of the manifest.
  init(_ prompt: IOSPrompt, manifest: AppManifest, isPrecise: Bool) {
    kind = .iOS(prompt)
    let app = "\u{201C}\(manifest.name)\u{201D}"
    switch prompt {
    case .whenInUse(let askedForAlways):
      title = "Allow \(app) to use your location?"
      message = (askedForAlways ? manifest.alwaysUsage : manifest.whenInUseUsage) ?? ""
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
