import Foundation

/// Cases with what the official implementations make of them, a line of JSON each.
package enum OfficialCases {
  /// Reads the cases of a file that `.ci/official/expressions.py` has written.
  package static func read<Case: Decodable>(_ name: String, as type: Case.Type) throws -> [Case] {
    guard let folder = Checkout.officialCases else { return [] }
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    let decoder = JSONDecoder()
    return try data.split(separator: UInt8(ascii: "\n")).map { try decoder.decode(type, from: $0) }
  }
}
