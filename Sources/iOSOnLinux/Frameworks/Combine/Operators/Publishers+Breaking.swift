// A debugger is called, or the app ends where there is none.

extension Publishers {
  /// Ends the app where a closure says so of what goes by.
  ///
  /// A phone raises a signal, which stops the app in a debugger, and ends it where there is none: here there is none.
  public struct Breakpoint<Upstream: Publisher>: Passing {
    /// What is looked at.
    public let upstream: Upstream
    /// Says whether the app ends with a subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Says whether the app ends with a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    /// Says whether the app ends with a completion.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    /// Says what the app ends with.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      (self.receiveOutput, self.receiveCompletion) = (receiveOutput, receiveCompletion)
    }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Upstream.Output, Failure>) {
      upstream.handleEvents(
        receiveSubscription: receiveSubscription.map { stop(at: "subscription", $0) },
        receiveOutput: receiveOutput.map { stop(at: "value", $0) },
        receiveCompletion: receiveCompletion.map { stop(at: "completion", $0) }
      ).subscribe(subscriber)
    }

    private func stop<Event>(
      at kind: String, _ isWanted: @escaping (Event) -> Bool
    ) -> (Event) -> Void {
      { event in Refusal.unless(!isWanted(event), "breakpoint: the \(kind) \(event) was received") }
    }
  }
}

extension Publisher {
  /// Ends the app where a closure says so of what goes by.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    .init(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Ends the app where upstream fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { completion in
      if case .failure = completion { return true }
      return false
    })
  }
}
