import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// What steps do to the phone.
extension World {
  /// Replaces the installed app, newly installed and never opened.
  mutating func install(_ app: InstalledApp, _ manifest: AppManifest) {
    self.app = app
    phone.install(manifest)
  }

  /// Does something to the phone; what the phone cannot do makes the step invalid or failed.
  mutating func act(_ action: (inout Phone) throws(PhoneError) -> Void) throws {
    do throws(PhoneError) {
      try action(&phone)
    } catch {
      throw Self.stepError(for: error)
    }
  }
}
