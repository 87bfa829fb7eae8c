// Some values go on as they are.

extension Publisher {
  /// Sends the values of which a closure says so.
  public func filter(_ isIncluded: @escaping (Output) -> Bool)
    -> Publishers.Operation<Self, Output, Failure>
  {
    .init(self) { Steps { isIncluded($0) ? .send($0) : .skip } }
  }

  /// Sends the values of which a closure says so, until it throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> Publishers.Operation<Self, Output, any Error>
  {
    .init(self) { Steps(trying: { try isIncluded($0) ? .send($0) : .skip }) }
  }

  /// Sends no value that a closure takes for the one before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.Operation<Self, Output, Failure>
  {
    .init(self) {
      var last: Output?
      return Steps { value in
        if let last, predicate(last, value) { return .skip }
        last = value
        return .send(value)
      }
    }
  }

  /// Sends no value that a closure takes for the one before, until it throws.
  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
    -> Publishers.Operation<Self, Output, any Error>
  {
    .init(self) {
      var last: Output?
      return Steps(trying: { value in
        if let last, try predicate(last, value) { return .skip }
        last = value
        return .send(value)
      })
    }
  }

  /// Sends nothing but how it ends.
  public func ignoreOutput() -> Publishers.Operation<Self, Never, Failure> {
    .init(self) { Steps(isGathering: true) { _ in .skip } }
  }

  /// Sends a value where it ends without one.
  public func replaceEmpty(with output: Output) -> Publishers.Operation<Self, Output, Failure> {
    .init(self) {
      var isEmpty = true
      return Steps(
        {
          isEmpty = false
          return .send($0)
        }, atEnd: { isEmpty ? .sendLast(output) : .end(.finished) })
    }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Operation<Self, Output, Failure> {
    Refusal.unless(count >= 0, "dropFirst: the first \(count) values")
    return .init(self) {
      var left = count
      var steps = Steps<Output, Failure, Output, Failure> {
        guard left > 0 else { return .send($0) }
        left -= 1
        return .skip
      }
      steps.ahead = .max(count)
      return steps
    }
  }

  /// Leaves out the first values of which a closure says so.
  public func drop(while predicate: @escaping (Output) -> Bool)
    -> Publishers.Operation<Self, Output, Failure>
  {
    .init(self) {
      var isDropping = true
      return Steps {
        isDropping = isDropping && predicate($0)
        return isDropping ? .skip : .send($0)
      }
    }
  }

  /// Leaves out the first values of which a closure says so, until it throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool)
    -> Publishers.Operation<Self, Output, any Error>
  {
    .init(self) {
      var isDropping = true
      return Steps(trying: {
        isDropping = try isDropping && predicate($0)
        return isDropping ? .skip : .send($0)
      })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends no value that equals the one before.
  public func removeDuplicates() -> Publishers.Operation<Self, Output, Failure> {
    removeDuplicates(by: ==)
  }
}
