import Foundation
import TestSupport

/// The official test data, where it is present.
enum Conformance {
  static let folder = Checkout.conformance

  /// Features of a folder that have a file with this ending beside them.
  static func features(_ name: String, with ending: String) -> [String] {
    let path = folder.appendingPathComponent("gherkin/\(name)").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
  }

  /// The objects of a file of JSON lines.
  static func objects(_ text: String) throws -> [NSDictionary] {
    try text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return object as? NSDictionary ?? [:]
    }
  }
}
