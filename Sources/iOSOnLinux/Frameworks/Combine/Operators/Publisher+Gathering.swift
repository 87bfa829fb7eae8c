// Many values make one, most of them at the end.

extension Publisher {
  /// Sends what a closure has made of all values, at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Operation<Self, T, Failure> {
    .init(self) {
      var result = initialResult
      return Steps(
        isGathering: true,
        {
          result = nextPartialResult(result, $0)
          return .skip
        }, atEnd: { .sendLast(result) })
    }
  }

  /// Sends what a closure has made of all values, at the end, or fails where it throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.Operation<Self, T, any Error> {
    .init(self) {
      var result = initialResult
      return Steps(
        isGathering: true,
        trying: {
          result = try nextPartialResult(result, $0)
          return .skip
        }, atEnd: { .sendLast(result) })
    }
  }

  /// Sends what is left of some values where each next one may take the place of another, at the end.
  private func select(
    where isIncluded: @escaping (Output) -> Bool = { _ in true },
    _ isNext: @escaping (Output, Output) -> Bool = { _, _ in true }
  ) -> Publishers.Operation<Self, Output, Failure> {
    .init(self) {
      var result: Output?
      return Steps(
        isGathering: true,
        { value in
          guard isIncluded(value) else { return .skip }
          result = result.map { isNext($0, value) ? value : $0 } ?? value
          return .skip
        }, atEnd: { result.map { .sendLast($0) } ?? .end(.finished) })
    }
  }

  /// Sends the last value.
  public func last() -> Publishers.Operation<Self, Output, Failure> { select() }

  /// Sends the last value of which a closure says so.
  public func last(where predicate: @escaping (Output) -> Bool)
    -> Publishers.Operation<Self, Output, Failure>
  {
    select(where: predicate)
  }

  /// Sends the smallest value, at the end.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Operation<Self, Output, Failure>
  {
    select({ areInIncreasingOrder($1, $0) })
  }

  /// Sends the largest value, at the end.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Operation<Self, Output, Failure>
  {
    select(areInIncreasingOrder)
  }

  /// Sends how many values there were, at the end.
  public func count() -> Publishers.Operation<Self, Int, Failure> {
    reduce(0) { count, _ in count + 1 }
  }

  /// Sends all values as one, at the end.
  public func collect() -> Publishers.Operation<Self, [Output], Failure> {
    .init(self) {
      var values: [Output] = []
      return Steps(
        isGathering: true,
        {
          values.append($0)
          return .skip
        }, atEnd: { .sendLast(values) })
    }
  }

  /// Sends so many values as one, and what is left at the end.
  public func collect(_ count: Int) -> Publishers.Operation<Self, [Output], Failure> {
    Refusal.unless(count > 0, "collect: groups of \(count) values")
    return .init(self) {
      var values: [Output] = []
      return Steps(
        { value in
          values.append(value)
          guard values.count == count else { return .skip }
          defer { values = [] }
          return .send(values)
        }, atEnd: { values.isEmpty ? .end(.finished) : .sendLast(values) })
    }
  }

  /// Sends whether there is a value of which a closure says so.
  public func contains(where predicate: @escaping (Output) -> Bool)
    -> Publishers.Operation<Self, Bool, Failure>
  {
    decide(false) { predicate($0) ? true : nil }
  }

  /// Sends whether there is a value of which a closure says so, or fails where it throws.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.Operation<Self, Bool, any Error>
  {
    tryDecide(false) { try predicate($0) ? true : nil }
  }

  /// Sends whether a closure says so of all values.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool)
    -> Publishers.Operation<Self, Bool, Failure>
  {
    decide(true) { predicate($0) ? nil : false }
  }

  /// Sends whether a closure says so of all values, or fails where it throws.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool)
    -> Publishers.Operation<Self, Bool, any Error>
  {
    tryDecide(true) { try predicate($0) ? nil : false }
  }

  /// Sends what a value decides, or what holds where none has.
  private func decide(_ otherwise: Bool, _ decision: @escaping (Output) -> Bool?)
    -> Publishers.Operation<Self, Bool, Failure>
  {
    .init(self) {
      Steps(
        isGathering: true, { decision($0).map { .sendLast($0) } ?? .skip },
        atEnd: { .sendLast(otherwise) })
    }
  }

  private func tryDecide(_ otherwise: Bool, _ decision: @escaping (Output) throws -> Bool?)
    -> Publishers.Operation<Self, Bool, any Error>
  {
    .init(self) {
      Steps(
        isGathering: true, trying: { try decision($0).map { .sendLast($0) } ?? .skip },
        atEnd: { .sendLast(otherwise) })
    }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value, at the end.
  public func min() -> Publishers.Operation<Self, Output, Failure> { min(by: <) }

  /// Sends the largest value, at the end.
  public func max() -> Publishers.Operation<Self, Output, Failure> { max(by: <) }
}

extension Publisher where Output: Equatable {
  /// Sends whether there is such a value.
  public func contains(_ output: Output) -> Publishers.Operation<Self, Bool, Failure> {
    contains { $0 == output }
  }
}
