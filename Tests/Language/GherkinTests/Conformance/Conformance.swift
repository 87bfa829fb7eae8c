import Foundation
import Gherkin
import TestSupport

/// The official test data, where it is at hand.
enum Conformance {
  static let gherkin = Checkout.conformance.appendingPathComponent("gherkin")

  static let data = Comparison.officialData("gherkin")

  static let good = features(in: "good")
  static let bad = features(in: "bad")

  /// The names of the features in `good` or `bad`, such as `good/tags.feature`.
  private static func features(in name: String) -> [String] {
    let folder = gherkin.appendingPathComponent(name).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".feature") || $0.hasSuffix(".feature.md") }
      .sorted().map { "\(name)/\($0)" }
  }

  /// Reads a feature under the name it has in the official messages.
  static func source(_ name: String) throws -> Source {
    let data = try Data(contentsOf: gherkin.appendingPathComponent(name))
    return Source(uri: "../testdata/\(name)", bytes: [UInt8](data))
  }

  /// Reads the official messages of a stage: `ast`, `pickles` or `errors`.
  static func messages(_ name: String, stage: String) throws -> NSArray {
    let file = gherkin.appendingPathComponent("\(name).\(stage).ndjson")
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    return NSArray(
      array: try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) })
  }
}
