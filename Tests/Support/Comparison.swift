import Foundation
import Synchronization

// A release build with the standard library inside has no testing library, and builds this target all the same.
#if canImport(Testing)
  package import Testing
#endif

/// Something from outside the repository that tests compare with, and that may not be there.
package struct Comparison: Sendable {
  private let isThere: Bool
  /// What is missing where it is not there, and what to do about it.
  private let absence: String

  package init(isThere: Bool, absence: String) {
    self.isThere = isThere
    self.absence = absence
  }

  /// A file or folder of the official test data.
  package static func officialData(_ path: String) -> Comparison {
    let place = Checkout.conformance.appendingPathComponent(path).standardizedFileURL.path
    return Comparison(
      isThere: FileManager.default.fileExists(atPath: place),
      absence: "the official data is not at \(place) (REHEARSAL_CONFORMANCE names its folder)")
  }

  /// Cases with what the official implementations make of them, which `.ci/run` has written.
  package static let officialImplementations = Comparison(
    isThere: Checkout.officialCases != nil,
    absence: "the cases of the official implementations are not written (.ci/run writes them)")

  /// Whether it is there; if not, the last lines of the test run say that the file's tests had nothing to compare with.
  package func isPresent(fileID: String = #fileID) -> Bool {
    if !isThere { MissingComparisons.note(absence, in: fileID) }
    return isThere
  }
}

#if canImport(Testing)
  extension Trait where Self == ConditionTrait {
    /// Runs tests only where what they compare with is there, and has the last lines of the run say so if it is not.
    package static func comparing(
      with comparison: Comparison, fileID: String = #fileID,
      sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self {
      .enabled("there is nothing to compare with", sourceLocation: sourceLocation) {
        comparison.isPresent(fileID: fileID)
      }
    }
  }
#endif

/// What was missing, and for whom, told when the process of the tests ends: the summary does not say why tests are skipped.
private enum MissingComparisons {
  private static let suites = Mutex<[String: Set<String>]>([:])

  static func note(_ absence: String, in fileID: String) {
    let name = fileID.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? fileID
    suites.withLock { suites in
      if suites.isEmpty { atexit { MissingComparisons.tell() } }
      suites[absence, default: []].insert(name)
    }
  }

  private static func tell() {
    let lines = suites.withLock(\.self).sorted { $0.key < $1.key }.map { absence, names in
      "NOT COMPARED: \(absence): \(names.sorted().joined(separator: ", "))\n"
    }
    FileHandle.standardError.write(Data(lines.joined().utf8))
  }
}
