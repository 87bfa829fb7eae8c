// What is there at once is worked on at once, before anybody listens, and once for all who do.

extension Just {
  /// Sends what a closure makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// Sends what a closure makes of the value, or fails where it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result { try transform(output) }.publisher
  }

  /// Sends what a closure makes of the value, where it makes something.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    transform(output).publisher
  }

  /// Sends the value, where a closure says so.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    (isIncluded(output) ? output : nil).publisher
  }
}

extension Optional.Publisher {
  /// Sends what a closure makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    output.map(transform).publisher
  }

  /// Sends what a closure makes of the value, where it makes something.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    output.flatMap(transform).publisher
  }

  /// Sends the value, where a closure says so.
  public func filter(_ isIncluded: (Output) -> Bool) -> Self {
    Self(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Sends 1, where there is a value.
  public func count() -> Optional<Int>.Publisher { map { _ in 1 } }

  /// Sends what a closure makes of the value, where there is one.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Optional<T>.Publisher
  {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Sends whether a closure says so of the value, where there is one.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    map(predicate)
  }

  /// Sends whether a closure says so of the value, where there is one.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    map(predicate)
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Sends whether that is the value, where there is one.
  public func contains(_ output: Wrapped) -> Optional<Bool>.Publisher { map { $0 == output } }
}

extension Result.Publisher {
  /// Sends what a closure makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    result.map(transform).publisher
  }

  /// Sends what a closure makes of the value, or fails where it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error> { try transform(result.get()) }.publisher
  }

  /// Fails with what a closure makes of the error.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    result.mapError(transform).publisher
  }

  /// Ends, also where something went wrong.
  public func ignoreOutput() -> Empty<Never, Failure> { Empty() }
}

extension Publishers.Sequence {
  /// Sends what a closure makes of each element.
  public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.map(transform))
  }

  /// Sends what a closure makes of elements, where it makes something.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.compactMap(transform))
  }

  /// Sends the elements of which a closure says so.
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    .init(sequence: sequence.filter(isIncluded))
  }

  /// Sends what a closure makes of each element and what it has made before.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Publishers.Sequence<[T], Failure>
  {
    var result = initialResult
    return map {
      result = nextPartialResult(result, $0)
      return result
    }
  }

  /// Sends what a closure has made of all elements.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Failure>.Publisher
  {
    .init(sequence.reduce(initialResult, nextPartialResult))
  }
}
