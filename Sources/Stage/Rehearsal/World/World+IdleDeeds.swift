import DeviceInterface
import DeviceSimulator

/// Deeds that a search may try in vain, but that nobody who writes is to be offered.
extension World {
  /// The words for the lines of Settings that are offered.
  private static let lines: [String: SettingsAnswer] = [
    "never": .never, "while using": .whileInUse, "always": .always,
  ]

  /// Whether a deed would be refused where the phone is now, or would find done what it does.
  func isIdle(_ deed: String) -> Bool {
    switch deed {
    case "there is no GPS signal": return !phone.signal.hears
    case "the GPS signal comes back": return phone.signal.hears
    case "the user quits the app":
      return isRefused { phone throws(PhoneError) in try phone.closeAppInSwitcher() }
    case "the user stops the app in the list of active apps":
      return isRefused { phone throws(PhoneError) in try phone.stopAmongActiveApps() }
    default:
      return Self.lines.contains { deed == Self.setting($0.key) && !hasToChoose($0.value) }
        || isChosen(deed)
    }
  }

  /// Whether a deed chooses the line of Settings that is chosen already, or one where nothing can be chosen.
  private func isChosen(_ deed: String) -> Bool {
    guard let page = phone.settingsPage else { return false }
    return page.choices.contains {
      deed == Self.choosing($0.label) && !(page.isEnabled && $0.meaning != page.selected)
    }
  }

  /// The sentence that chooses a line of the page in front.
  static func choosing(_ label: String) -> String { "the user chooses \"\(label)\" in Settings" }

  /// The sentence by which a line of the app's page in Settings is chosen.
  static func setting(_ words: String) -> String {
    "the user sets location permission to \(words) in Settings and returns"
  }

  /// Whether the app's page in Settings has a line that is not the chosen one.
  private func hasToChoose(_ line: SettingsAnswer) -> Bool {
    guard let page = phone.settingsPage else { return false }
    return page.selected != line && page.choices.contains { $0.meaning == line }
  }

  private func isRefused(_ deed: (inout Phone) throws(PhoneError) -> Void) -> Bool {
    var phone = phone
    do throws(PhoneError) { try deed(&phone) } catch { return true }
    return false
  }
}
