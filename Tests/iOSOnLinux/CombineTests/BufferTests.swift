#if os(Linux)
  import Combine
  import Testing

  /// What waits until somebody wants it: in a buffer, or for a time.
  struct BufferTests {
    /// What a buffer does with five values of which nobody wants more than the first at first, and two later.
    struct Full: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let prefetch: Publishers.PrefetchStrategy
      let whenFull: @Sendable () -> Publishers.BufferingStrategy<Trouble>
      let expected: String

      init(
        _ name: String, _ prefetch: Publishers.PrefetchStrategy, _ expected: String,
        _ whenFull: @escaping @Sendable () -> Publishers.BufferingStrategy<Trouble>
      ) {
        (testDescription, self.prefetch) = (name, prefetch)
        (self.expected, self.whenFull) = (expected, whenFull)
      }
    }

    private static let full = [
      Full("the newest", .byRequest, "1 2 3 .") { .dropNewest },
      Full("the oldest", .byRequest, "1 4 5 .") { .dropOldest },
      Full("the newest, and failing", .byRequest, "1 2 3 !") { .customError { .some } },
      // A subject drops by itself what nobody has asked for.
      Full("kept full, the newest", .keepFull, "1 2 3 .") { .dropNewest },
      Full("kept full, the oldest", .keepFull, "1 2 3 .") { .dropOldest },
    ]

    @Test(arguments: full)
    private func `a full buffer drops what it should`(buffer: Full) throws {
      let subject = PassthroughSubject<Int, Trouble>()
      let recorder = subject.buffer(
        size: 2, prefetch: buffer.prefetch, whenFull: buffer.whenFull()
      ).recorded(first: .max(1))
      for value in 1...5 { subject.send(value) }
      subject.send(completion: .finished)
      #expect(recorder.text == "1")
      let subscription = try #require(recorder.subscription)
      subscription.request(.max(1))
      subscription.request(.max(1))
      #expect(recorder.text == buffer.expected)
    }

    @Test func `a buffer of nothing passes on what is wanted, and drops the rest`() throws {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.buffer(size: 0, prefetch: .byRequest, whenFull: .dropOldest)
        .recorded(first: .max(1))
      for value in 1...2 { subject.send(value) }
      try #require(recorder.subscription).request(.max(1))
      subject.send(3)
      #expect(recorder.text == "1 3")
    }

    @Test func `a buffer asks for what it has room for, and for one more with each it sends`()
      throws
    {
      var asked: [Subscribers.Demand] = []
      let numbers = (1...).publisher.handleEvents(receiveRequest: { asked.append($0) })
      let recorder = numbers.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest)
        .recorded(first: .max(2))
      #expect(recorder.text == "1 2")
      #expect(asked == [.max(3), .max(1), .max(1)])
      try #require(recorder.subscription).request(.max(1))
      #expect(recorder.text == "1 2 3")
      #expect(asked == [.max(3), .max(1), .max(1), .max(1)])
    }

    @Test func `a buffer asks for all there is at once, or at its strategy's will`() {
      var asked: [Subscribers.Demand] = []
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.handleEvents(receiveRequest: { asked.append($0) })
        .buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest).recorded(first: .none)
      #expect(asked == [.unlimited])
      recorder.subscription?.cancel()
      subject.send(1)
      #expect(recorder.text == "")
    }

    @Test func `a buffer that fails cancels what it listens to`() {
      var isCancelled = false
      let subject = PassthroughSubject<Int, Trouble>()
      let recorder = subject.handleEvents(receiveCancel: { isCancelled = true })
        .buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .other })
        .recorded(first: .none)
      for value in 1...3 { subject.send(value) }
      #expect(isCancelled && recorder.text == "")
      recorder.subscription?.request(.unlimited)
      #expect(recorder.text == "1 !")
    }

    @Test func `a buffer of a long row is read without end`() {
      let recorder = (1...100_000).publisher
        .buffer(size: 10, prefetch: .keepFull, whenFull: .dropNewest)
        .recorded(first: .max(1), more: .max(1))
      #expect(recorder.log.count == 100_001 && recorder.log.last == ".")
    }

    @Test func `what comes in some time is sent as one, and nothing where nothing has come`() {
      let (clock, subject) = (Clock(), PassthroughSubject<Int, Never>())
      let recorder = subject.collect(.byTime(clock, 10)).recorded()
      subject.send(1)
      clock.advance(by: 9)
      subject.send(2)
      #expect(recorder.text == "")
      clock.advance(by: 1)
      #expect(recorder.text == "[1, 2]")
      clock.advance(by: 10)
      subject.send(3)
      clock.advance(by: 5)
      #expect(recorder.text == "[1, 2]")
      subject.send(completion: .finished)
      #expect(recorder.text == "[1, 2] [3] .")
    }

    @Test func `a full group is sent at once, and the time goes on as it was`() {
      let (clock, subject) = (Clock(), PassthroughSubject<Int, Never>())
      let recorder = subject.collect(.byTimeOrCount(clock, 5, 2)).recorded()
      // One value a second: the fifth is alone when the time is up.
      for value in 0...9 {
        subject.send(value)
        clock.advance(by: 1)
      }
      #expect(recorder.text == "[0, 1] [2, 3] [4] [5, 6] [7, 8] [9]")
    }

    @Test func `a group waits for who wants it, and none is sent after cancelling`() throws {
      let (clock, subject) = (Clock(), PassthroughSubject<Int, Never>())
      let recorder = subject.collect(.byTime(clock, 5)).recorded(first: .none)
      for value in 1...2 {
        subject.send(value)
        clock.advance(by: 5)
      }
      #expect(recorder.text == "")
      let subscription = try #require(recorder.subscription)
      subscription.request(.max(1))
      #expect(recorder.text == "[1]")
      subscription.cancel()
      subject.send(3)
      clock.advance(by: 5)
      subscription.request(.max(1))
      #expect(recorder.text == "[1]")
    }

    @Test func `a publisher shows what it is made of`() {
      let subject = PassthroughSubject<Int, Never>()
      #expect(subject.map { $0 }.upstream === subject && subject.share().upstream === subject)
      #expect(subject.merge(with: Just(1)).a === subject && subject.zip(Just(1)).a === subject)
      #expect(subject.combineLatest(Just(1), Just(2)).c == Just(2))
      let row = Publishers.Concatenate(prefix: Just(1), suffix: Just(2))
      #expect(row == Just(1).append(Just(2)) && row.text == "1 2 .")
      #expect(subject.prefix(untilOutputFrom: Just(1)).other == Just(1))
      let buffer = subject.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
      #expect(buffer.upstream === subject && buffer.size == 2 && buffer.prefetch == .keepFull)
      let groups = subject.collect(.byTimeOrCount(ImmediateScheduler.shared, 1, 3))
      #expect(groups.upstream === subject && groups.options == nil)
      #expect(subject.tryMax { $0 < $1 }.upstream === subject)
      #expect(subject.tryLast { $0 < 1 }.upstream === subject)
      #expect(subject.breakpoint(receiveOutput: { $0 > 1 }).upstream === subject)
    }
  }
#endif
