#if os(Linux)
  import Combine
  import Dispatch
  import Testing

  /// What ends, and when: never before it has begun.
  struct EndingTests {
    /// A publisher that is over as soon as it begins.
    struct Brief: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let expected: String
      let make: @Sendable (AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never>

      init<P: Publisher<Int, Never> & SendableMetatype>(
        _ name: String, _ expected: String = ".",
        _ make: @escaping @Sendable (AnyPublisher<Int, Never>) -> P
      ) {
        (testDescription, self.expected) = (name, expected)
        self.make = { make($0).eraseToAnyPublisher() }
      }
    }

    private static let brief = [
      Brief("prefix of none") { $0.prefix(0) },
      Brief("output of none") { $0.output(in: 0..<0) },
      Brief("prefix until what is there") { $0.prefix(untilOutputFrom: Just(1)) },
      Brief("drop until what never is") { $0.drop(untilOutputFrom: Empty<Int, Never>()) },
      Brief("timeout of no time") { $0.timeout(0, scheduler: ImmediateScheduler.shared) },
      Brief("prefix") { $0.prefix(1) }, Brief("first") { $0.first() },
      Brief("first where") { $0.first { $0 > 0 } }, Brief("output at") { $0.output(at: 0) },
    ]

    /// Notes the subscription as well, and asks for all there is.
    private static func log(_ publisher: some Publisher<Int, Never>) -> [String] {
      var log: [String] = []
      publisher.subscribe(
        AnySubscriber(
          receiveSubscription: { subscription in
            log.append("begin")
            subscription.request(.unlimited)
          },
          receiveValue: { value in
            log.append("\(value)")
            return .none
          }, receiveCompletion: { _ in log.append("end") }))
      return log
    }

    @Test(arguments: brief)
    private func `nothing ends before it has begun, and it ends once`(publisher: Brief) {
      for upstream in [
        [7, 8].publisher.eraseToAnyPublisher(), Empty().eraseToAnyPublisher(),
        CurrentValueSubject<Int, Never>(7).eraseToAnyPublisher(),
      ] {
        let log = Self.log(publisher.make(upstream))
        #expect(log.first == "begin" && log.last == "end")
        #expect(log.count { $0 == "begin" } == 1 && log.count { $0 == "end" } == 1)
      }
    }

    @Test func `what rings before it begins ends it before any value, and cancels it`() {
      var cancelled = 0
      let numbers = CurrentValueSubject<Int, Never>(7)
        .handleEvents(receiveCancel: { cancelled += 1 })
      #expect(Self.log(numbers.prefix(untilOutputFrom: Just(1))) == ["begin", "end"])
      #expect(cancelled == 1)
    }

    @Test func `a time that is up before it begins ends it, and cancels it`() {
      var cancelled = 0
      let numbers = CurrentValueSubject<Int, Never>(7)
        .handleEvents(receiveCancel: { cancelled += 1 })
      let brief = numbers.timeout(0, scheduler: ImmediateScheduler.shared)
      #expect(Self.log(brief) == ["begin", "end"])
      #expect(cancelled == 1)
    }

    @Test func `who wants the first value needs all there is until it has come`() throws {
      var asked: [Subscribers.Demand] = []
      let subject = PassthroughSubject<Int, Never>()
      let seen = subject.handleEvents(receiveRequest: { asked.append($0) })
      let first = seen.first().recorded(first: .none)
      let second = seen.first { $0 > 1 }.recorded(first: .none)
      let third = seen.tryFirst { $0 > 2 }.recorded(first: .none)
      #expect(asked == [.unlimited, .unlimited, .unlimited])
      for value in 1...3 { subject.send(value) }
      for subscription in [first.subscription, second.subscription, third.subscription] {
        try #require(subscription).request(.max(1))
      }
      #expect(first.text == "1 ." && second.text == "2 ." && third.text == "3 .")
      #expect(asked.count == 3)
    }
  }
#endif
