// What goes by is seen.

extension Publisher {
  /// Has closures see what goes by.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    .init(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Prints what goes by, to standard output or somewhere else.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
    -> Publishers.HandleEvents<Self>
  {
    let beginning = prefix.isEmpty ? "" : prefix + ": "
    var stream = stream
    func say(_ text: String) {
      if stream == nil {
        Swift.print(beginning + text)
      } else {
        stream?.write(beginning + text + "\n")
      }
    }
    func say(_ demand: Subscribers.Demand, _ ending: String = "") {
      say("request " + (demand.max.map { "max: (\($0))" } ?? "unlimited") + ending)
    }
    return .init(
      upstream: self,
      receiveSubscription: { say("receive subscription: (\($0))") },
      receiveOutput: { say("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: say("receive finished")
        case .failure(let error): say("receive error: (\(error))")
        }
      },
      receiveCancel: { say("receive cancel") },
      receiveRequest: { say($0) }, receiveAnswer: { say($0, " (synchronous)") })
  }

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

extension Publishers {
  /// A publisher that has closures see what goes by.
  public struct HandleEvents<Upstream: Publisher>: Passing {
    /// What is looked at.
    public let upstream: Upstream
    let receiveSubscription: ((any Subscription) -> Void)?
    let receiveOutput: ((Upstream.Output) -> Void)?
    let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    let receiveCancel: (() -> Void)?
    let receiveRequest: ((Subscribers.Demand) -> Void)?
    /// Sees what a value is answered with, in the place of the one that sees what is asked for.
    var receiveAnswer: ((Subscribers.Demand) -> Void)?

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Upstream.Output, Failure>) {
      let outlet = Outlet<Upstream.Output, Failure>(to: subscriber)
      let inlet = Inlet<Upstream.Output, Failure>(
        begin: { inlet in
          receiveSubscription?(inlet)
          outlet.begin(
            demanded: {
              receiveRequest?($0)
              inlet.request($0)
            },
            returned: {
              (receiveAnswer ?? receiveRequest)?($0)
              inlet.request($0)
            },
            cancelled: {
              receiveCancel?()
              inlet.cancel()
            })
        },
        receive: {
          receiveOutput?($0)
          outlet.send($0)
          return .none
        },
        complete: {
          receiveCompletion?($0)
          outlet.complete($0)
        })
      upstream.subscribe(inlet)
    }
  }

  // MARK: A debugger is called, or the app ends where there is none

  /// A publisher that ends the app where a closure says so of what goes by.
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
