/// A publisher that sends nothing, and ends at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// Says whether it ends at once.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Says whether it ends at once, and what it never sends.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Takes in a subscriber.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// What goes wrong.
  public let error: Failure

  /// Names what goes wrong.
  public init(error: Failure) { self.error = error }

  /// Names what goes wrong, and what is never sent.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Takes in a subscriber.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

/// A publisher that makes another one for each subscriber, once that is there.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// What is sent.
  public typealias Output = DeferredPublisher.Output
  /// What can go wrong.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes a publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Says how a publisher is made.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Takes in a subscriber.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    createPublisher().subscribe(subscriber)
  }
}

/// A publisher that sends what was recorded, and ends as that did.
public struct Record<Output, Failure: Error>: Publisher {
  /// A record of values and an end.
  public struct Recording {
    /// What is recorded.
    public typealias Input = Output
    /// The values.
    public private(set) var output: [Output] = []
    /// The end.
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    private var isOver = false

    /// Creates a recording of nothing, to which something can be added.
    public init() {}

    /// Creates a recording of values and an end, to which nothing can be added.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion) = (output, completion)
      isOver = true
    }

    /// Records a value; the app is ended where the end is recorded already.
    public mutating func receive(_ input: Input) {
      Refusal.unless(!isOver, "Record.Recording: a value after the end")
      output.append(input)
    }

    /// Records the end; the app is ended where it is recorded already.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      Refusal.unless(!isOver, "Record.Recording: an end after the end")
      self.completion = completion
      isOver = true
    }
  }

  /// What is sent.
  public let recording: Recording

  /// Records what a closure says.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Sends a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Sends values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Takes in a subscriber.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    Reading(of: recording.output, named: "Record", endingWith: recording.completion)
      .begin(subscriber)
  }
}
