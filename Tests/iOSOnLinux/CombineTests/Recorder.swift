#if os(Linux)
  import Combine

  /// Wants what it is told to want, and notes what comes: values, `.` for the end, `!` for a failure.
  final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var log: [String] = []
    private(set) var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let more: Subscribers.Demand

    /// Wants so many values at first, and so many more with each value.
    init(first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
      (self.first, self.more) = (first, more)
    }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      if first > 0 { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      log.append("\(input)")
      return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      switch completion {
      case .finished: log.append(".")
      case .failure: log.append("!")
      }
    }

    /// What has come, as one text.
    var text: String { log.joined(separator: " ") }
  }

  extension Publisher {
    /// Has a recorder listen.
    func recorded(
      first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none
    ) -> Recorder<Output, Failure> {
      let recorder = Recorder<Output, Failure>(first: first, more: more)
      subscribe(recorder)
      return recorder
    }

    /// What comes of it at once.
    var text: String { recorded().text }
  }

  /// What goes wrong in these tests.
  enum Trouble: Error {
    case some
    case other
  }
#endif
