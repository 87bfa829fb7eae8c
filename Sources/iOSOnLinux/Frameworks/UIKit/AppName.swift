internal import Foundation

/// The name of the app, as the home screen shows it.
package enum AppName {
  /// The first name that its list of properties has, or else that of its program.
  package static var shown: String {
    let names = ["CFBundleDisplayName", "CFBundleName"].compactMap {
      Bundle.main.object(forInfoDictionaryKey: $0) as? String
    }
    return names.first { !$0.isEmpty && !$0.contains("$(") } ?? ProcessInfo.processInfo.processName
  }
}
