import DeviceInterface

extension SystemAlert {
  /// The question whether to turn the device's location on; its labels are not documented.
  public static let turnLocationOn = SystemAlert(
    kind: .turnLocationOn, title: "Turn on this device's location?", message: "",
    buttons: [AlertButton("Turn on", .turnOn), AlertButton("No thanks", .dismiss)],
    isPrecise: nil)

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
