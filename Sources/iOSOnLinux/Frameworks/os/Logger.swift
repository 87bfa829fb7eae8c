internal import Foundation

/// A writer of lines of a part of an app to its standard error, every level at once.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger of no part.
  public init() { log = .default }

  /// Names the part.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes as a log does.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a line.
  public func log(_ message: OSLogMessage) { log.write(.default, message.text) }

  /// Writes a line of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }

  /// Writes a line of no interest but to those who look for faults.
  public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }

  /// Writes a line of no interest but to those who look for faults.
  public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }

  /// Writes a line that may help.
  public func info(_ message: OSLogMessage) { log.write(.info, message.text) }

  /// Writes a line.
  public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }

  /// Writes a line on what should not be so.
  public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }

  /// Writes a line on what went wrong.
  public func error(_ message: OSLogMessage) { log.write(.error, message.text) }

  /// Writes a line on what must never be.
  public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }

  /// Writes a line on what must never be.
  public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

/// The level of a line: how much it matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The platform's own number.
  public let rawValue: UInt8

  /// Creates a level.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a level.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A line like others.
  public static let `default` = OSLogType(0)
  /// It may help.
  public static let info = OSLogType(1)
  /// For those who look for faults.
  public static let debug = OSLogType(2)
  /// Something went wrong.
  public static let error = OSLogType(16)
  /// Something must never be.
  public static let fault = OSLogType(17)

  /// What stands before the line.
  fileprivate var name: String {
    switch self {
    case .info: "info: "
    case .debug: "debug: "
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}

/// The log by which the lines of a part of an app are written.
public final class OSLog: Sendable {
  /// A part that the platform treats in its own way.
  public struct Category: Hashable, Sendable {
    /// What the platform's tools show as points in time.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")

    fileprivate let name: String
  }

  private let part: String
  private let isSilent: Bool

  private init(part: String, isSilent: Bool) { (self.part, self.isSilent) = (part, isSilent) }

  /// Names the part.
  public convenience init(subsystem: String, category: String) {
    let names = [subsystem, category].filter { !$0.isEmpty }
    self.init(part: names.isEmpty ? "" : "[\(names.joined(separator: " "))] ", isSilent: false)
  }

  /// Names the part.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// That of no part.
  public static let `default` = OSLog(part: "", isSilent: false)

  /// The one that writes nothing.
  public static let disabled = OSLog(part: "", isSilent: true)

  /// Whether lines of a level are written: all are.
  public func isEnabled(type: OSLogType) -> Bool { !isSilent }

  func write(_ level: OSLogType, _ text: String) {
    if isSilent { return }
    FileHandle.standardError.write(Data("\(part)\(level.name)\(text)\n".utf8))
  }
}
