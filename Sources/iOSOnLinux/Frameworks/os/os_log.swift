// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Foundation

/// Writes a line with values at its `%@`, `%d` and so on.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  log.write(type, message, args)
}

/// Writes a line of a level with values at its `%@`, `%d` and so on.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...
) {
  log.write(type, message, args)
}

/// Writes a line.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message.text) }

/// Writes a line of a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type, message.text)
}

extension OSLog {
  fileprivate func write(_ level: OSLogType, _ format: StaticString, _ values: [any CVarArg]) {
    write(level, Self.text("\(format)", values))
  }

  /// Puts values where a format says so; who may read them on a phone stands there in braces.
  static func text(_ format: String, _ values: [any CVarArg]) -> String {
    String(format: format.replacing(#/%\{[^}]*\}/#, with: "%"), arguments: values)
  }
}
