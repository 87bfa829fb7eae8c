/// Writes values as bytes.
public protocol TopLevelEncoder {
  /// The bytes.
  associatedtype Output

  /// Writes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Reads values from bytes.
public protocol TopLevelDecoder {
  /// The bytes.
  associatedtype Input

  /// Reads a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension Publisher {
  /// Sends what a decoder reads from each value, until it cannot.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
    -> Publishers.Operation<Self, Item, any Error> where Output == Coder.Input
  {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Sends what an encoder writes of each value, until it cannot.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder)
    -> Publishers.Operation<Self, Coder.Output, any Error>
  {
    tryMap { try encoder.encode($0) }
  }
}
