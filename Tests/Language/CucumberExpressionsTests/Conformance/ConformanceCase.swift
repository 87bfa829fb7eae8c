import Foundation
import TestSupport
import Testing

/// One file of the official data.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
  let name: String
  let value: YAMLValue

  var testDescription: String { name }

  var expression: String { value["expression"]?.text ?? "" }
  var exception: String? { value["exception"]?.text }

  /// Reads all files of a stage, in order of name; a file that cannot be read fails its case.
  static func all(_ stage: String) -> [ConformanceCase] {
    let stageFolder = folder.appendingPathComponent(stage)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: stageFolder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { name in
      let text = try? String(contentsOf: stageFolder.appendingPathComponent(name), encoding: .utf8)
      let value = text.flatMap { try? YAMLReader.read($0) }
      return ConformanceCase(name: "\(stage)/\(name)", value: value ?? .null)
    }
  }

  private static let folder = Checkout.conformance.appendingPathComponent("cucumber-expressions")
}
