import Foundation

/// Something that the studio's page asks, as it comes in JSON.
protocol StudioQuery: Decodable {}

extension StudioQuery {
  /// Reads what is asked; nil where the bytes are no such question.
  init?(json: [UInt8]) {
    guard let query = try? JSONDecoder().decode(Self.self, from: Data(json)) else { return nil }
    self = query
  }
}
