// One value makes one other, or fails.

extension Publisher {
  /// Sends what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T)
    -> Publishers.Operation<Self, T, Failure>
  {
    .init(self) { Steps { .send(transform($0)) } }
  }

  /// Sends a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Operation<Self, T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Sends two properties of each value.
  public func map<T0, T1>(_ first: KeyPath<Output, T0>, _ second: KeyPath<Output, T1>)
    -> Publishers.Operation<Self, (T0, T1), Failure>
  {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  /// Sends three properties of each value.
  public func map<T0, T1, T2>(
    _ first: KeyPath<Output, T0>, _ second: KeyPath<Output, T1>, _ third: KeyPath<Output, T2>
  ) -> Publishers.Operation<Self, (T0, T1, T2), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }

  /// Sends what a closure makes of each value, until it throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T)
    -> Publishers.Operation<Self, T, any Error>
  {
    .init(self) { Steps(trying: { .send(try transform($0)) }) }
  }

  /// Fails with what a closure makes of the error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E)
    -> Publishers.Operation<Self, Output, E>
  {
    .init(self) {
      Steps(
        receive: { .send($0) },
        complete: { completion in
          switch completion {
          case .finished: .end(.finished)
          case .failure(let error): .end(.failure(transform(error)))
          }
        })
    }
  }

  /// Sends what a closure makes of values, where it makes something.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?)
    -> Publishers.Operation<Self, T, Failure>
  {
    .init(self) { Steps { transform($0).map { .send($0) } ?? .skip } }
  }

  /// Sends what a closure makes of values, where it makes something, until it throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.Operation<Self, T, any Error>
  {
    .init(self) { Steps(trying: { try transform($0).map { .send($0) } ?? .skip }) }
  }

  /// Sends a value in the place of nil.
  public func replaceNil<T>(with output: T) -> Publishers.Operation<Self, T, Failure>
  where Output == T? {
    map { $0 ?? output }
  }

  /// Sends what a closure makes of each value and what it has made before.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Operation<Self, T, Failure> {
    .init(self) {
      var result = initialResult
      return Steps {
        result = nextPartialResult(result, $0)
        return .send(result)
      }
    }
  }

  /// Sends what a closure makes of each value and what it has made before, until it throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.Operation<Self, T, any Error> {
    .init(self) {
      var result = initialResult
      return Steps(trying: {
        result = try nextPartialResult(result, $0)
        return .send(result)
      })
    }
  }

  /// Ends the app where upstream fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.Operation<Self, Output, Never> {
    .init(self) {
      Steps(
        receive: { .send($0) },
        complete: { completion in
          if case .failure(let error) = completion {
            Refusal.end("\(prefix)\(error)", file: file, line: line)
          }
          return .end(.finished)
        })
    }
  }

  /// Sends what a decoder reads from each value, until it cannot.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
    -> Publishers.Operation<Self, Item, any Error> where Output == Coder.Input
  {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Failure == Never {
  /// Says what could go wrong, for those who need it said.
  public func setFailureType<E: Error>(to failureType: E.Type)
    -> Publishers.Operation<Self, Output, E>
  {
    .init(self) { Steps(receive: { .send($0) }, complete: { _ in .end(.finished) }) }
  }
}

/// A writer of values as bytes.
public protocol TopLevelEncoder {
  /// The bytes.
  associatedtype Output

  /// Writes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A reader of values from bytes.
public protocol TopLevelDecoder {
  /// The bytes.
  associatedtype Input

  /// Reads a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension Publisher where Output: Encodable {
  /// Sends what an encoder writes of each value, until it cannot.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder)
    -> Publishers.Operation<Self, Coder.Output, any Error>
  {
    tryMap { try encoder.encode($0) }
  }
}
