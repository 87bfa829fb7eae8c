import Processes

/// The variables of the process's environment that the command looks at.
enum ProcessEnvironment {
  private static let names = ["NO_COLOR", "FORCE_COLOR", "CI", "TERM"]

  static var values: [String: String] {
    var values: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
  }

  /// Returns the value of any variable; for what a description of an app asks to have passed on.
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
