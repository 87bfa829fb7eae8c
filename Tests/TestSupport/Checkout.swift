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
}
