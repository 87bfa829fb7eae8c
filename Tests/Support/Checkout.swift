package import Foundation

/// The folders that tests read.
package enum Checkout {
  /// The folder that holds `Package.swift`.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The official test data: the folder that REHEARSAL_CONFORMANCE names, or one beside the package; it may be absent.
  package static let conformance: URL =
    ProcessInfo.processInfo.environment["REHEARSAL_CONFORMANCE"].map { URL(fileURLWithPath: $0) }
    ?? root.appendingPathComponent("../shared/conformance").standardizedFileURL

  /// The folder of the cases that `.ci/official/expressions.py` has written, if REHEARSAL_OFFICIAL names one.
  package static let officialCases: URL? =
    ProcessInfo.processInfo.environment["REHEARSAL_OFFICIAL"].map { URL(fileURLWithPath: $0) }
}
