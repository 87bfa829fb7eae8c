// What becomes of a failure, and of the end.

extension Publisher {
  /// Goes on with what a closure makes of a failure.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P)
    -> Publishers.Succession<Output, P.Failure> where P.Output == Output
  {
    .init { relay in
      relay.follow(self) { completion in
        switch completion {
        case .finished: relay.outlet.complete(.finished)
        case .failure(let error): relay.follow(last: handler(error))
        }
      }
    }
  }

  /// Goes on with what a closure makes of a failure, or fails where that throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P)
    -> Publishers.Succession<Output, any Error> where P.Output == Output
  {
    .init { relay in
      relay.follow(self) { completion in
        guard case .failure(let error) = completion else {
          return relay.outlet.complete(.finished)
        }
        do {
          relay.follow(last: try handler(error).mapError { $0 as any Error })
        } catch {
          relay.outlet.complete(.failure(error))
        }
      }
    }
  }

  /// Sends a value in the place of a failure.
  public func replaceError(with output: Output) -> Publishers.Succession<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Begins anew after a failure, so many times, or again and again where the number is negative.
  public func retry(_ retries: Int) -> Publishers.Succession<Output, Failure> {
    .init { relay in
      var (left, isBeginning, hasFailed) = (retries, false, false)
      func attempt() {
        // What fails at once is begun anew by the loop, however often that is.
        repeat {
          (isBeginning, hasFailed) = (true, false)
          relay.follow(self) { completion in
            guard case .failure = completion, left != 0 else {
              return relay.outlet.complete(completion)
            }
            left -= 1
            if isBeginning { hasFailed = true } else { attempt() }
          }
          isBeginning = false
        } while hasFailed
      }
      attempt()
    }
  }
}

extension Publishers {
  /// A publisher that sends what one publisher after the other sends.
  public struct Succession<Output, Failure: Error>: Publisher {
    private let follow: (Relay<Output, Failure>) -> Void

    /// Says whom a relay listens to, one after the other.
    init(_ follow: @escaping (Relay<Output, Failure>) -> Void) { self.follow = follow }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let relay = Relay(to: subscriber)
      relay.begin()
      follow(relay)
    }
  }
}
