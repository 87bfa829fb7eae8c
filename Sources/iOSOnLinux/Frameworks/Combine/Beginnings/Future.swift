internal import Synchronization

/// A publisher that sends the one value that it is promised, now or later, to whoever comes.
public final class Future<Output, Failure: Error>: Publisher {
  /// Keeps the promise; only the first time counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var outlets: [Outlet<Output, Failure>] = []
  }

  private let state = Mutex(State())

  /// Begins at once, also where nobody listens.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.keep($0) }
  }

  private func keep(_ result: Result<Output, Failure>) {
    let outlets: [Outlet<Output, Failure>] = state.withLock { state in
      guard state.result == nil else { return [] }
      let outlets = state.outlets
      state = State(result: result)
      return outlets
    }
    for outlet in outlets { outlet.send(result) }
  }

  /// Takes in a subscriber.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let outlet = Outlet(to: subscriber, "Future", isStrict: true)
    let result = state.withLock { state in
      if state.result == nil { state.outlets.append(outlet) }
      return state.result
    }
    outlet.begin()
    if let result { outlet.send(result) }
  }

  /// Waits for the value, also where the task is cancelled meanwhile.
  ///
  /// - Throws: What went wrong.
  nonisolated(nonsending) public final var value: Output {
    get async throws {
      try await withCheckedContinuation { wait(with: $0) }.get()
    }
  }

  fileprivate func wait(with continuation: CheckedContinuation<Result<Output, Failure>, Never>) {
    let inlet = Inlet<Output, Failure>(
      begin: { $0.request(.max(1)) },
      receive: {
        continuation.resume(returning: .success($0))
        return .none
      },
      complete: { completion in
        guard case .failure(let error) = completion else { return }
        continuation.resume(returning: .failure(error))
      })
    subscribe(inlet)
  }
}

extension Outlet {
  /// Sends a value and the end, or fails.
  func send(_ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      send(value)
      complete(.finished)
    case .failure(let error): complete(.failure(error))
    }
  }
}

extension Future where Failure == Never {
  /// Waits for the value, also where the task is cancelled meanwhile.
  nonisolated(nonsending) public final var value: Output {
    get async {
      await withCheckedContinuation { wait(with: $0) }.get()
    }
  }
}
