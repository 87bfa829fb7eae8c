@testable import RehearseCommand

/// All kinds of reports at once, each in a file of its own.
enum AllReports {
  static func file(_ kind: ReportKind) -> String { "report.\(kind.rawValue)" }

  /// The words that ask for them.
  static var options: [String] {
    ReportKind.allCases.flatMap { ["--format", "\($0.rawValue):\(file($0))"] }
  }
}
