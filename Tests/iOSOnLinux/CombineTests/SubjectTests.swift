#if os(Linux)
  import Combine
  import Dispatch
  import Testing

  /// Subjects, what they are listened to by, and how that ends.
  struct SubjectTests {
    private final class Keeper {
      var kept = Set<AnyCancellable>()
      var values: [Int] = []
    }

    @Test func `a subject sends to all who listen, and ends once`() {
      let subject = PassthroughSubject<Int, Trouble>()
      let first = subject.recorded()
      subject.send(1)
      let second = subject.recorded()
      subject.send(2)
      subject.send(completion: .failure(.some))
      subject.send(completion: .finished)
      subject.send(3)
      #expect(first.text == "1 2 !" && second.text == "2 !")
      #expect(subject.recorded().text == "!")
    }

    @Test func `a subject passes on what it receives as a subscriber`() {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.recorded()
      [1, 2].publisher.subscribe(AnySubscriber(subject))
      #expect(recorder.text == "1 2 .")
    }

    @Test func `a value is kept, and sent to whoever comes`() {
      let subject = CurrentValueSubject<Int, Never>(1)
      let recorder = subject.recorded()
      subject.value += 1
      subject.send(5)
      #expect(subject.value == 5 && recorder.text == "1 2 5")
      subject.send(completion: .finished)
      subject.send(7)
      #expect(subject.value == 5 && subject.recorded().text == ".")
    }

    @Test func `nothing comes after cancelling, also from within`() {
      let subject = PassthroughSubject<Int, Never>()
      var cancellable: AnyCancellable?
      var values: [Int] = []
      cancellable = subject.map { $0 }.sink {
        values.append($0)
        cancellable?.cancel()
      }
      subject.send(1)
      subject.send(2)
      #expect(values == [1])
    }

    @Test func `who sends while it receives is heard at once`() {
      let subject = PassthroughSubject<Int, Never>()
      var values: [Int] = []
      let cancellable = subject.merge(with: Empty(completeImmediately: false)).sink {
        if $0 < 3 { subject.send($0 + 1) }
        values.append($0)
      }
      subject.send(1)
      #expect(values == [3, 2, 1])
      cancellable.cancel()
    }

    @Test func `who listens in vain is let go with what it is kept in`() {
      let subject = PassthroughSubject<Int, Never>()
      weak var gone: Keeper?
      do {
        let keeper = Keeper()
        gone = keeper
        subject.map { $0 + 1 }.flatMap { Just($0) }.removeDuplicates()
          .sink { [weak keeper] in keeper?.values.append($0) }.store(in: &keeper.kept)
        subject.send(1)
        #expect(keeper.values == [2])
      }
      #expect(gone == nil)
    }

    private static let chains: [@Sendable (AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never>] =
      [
        { $0.map { $0 }.eraseToAnyPublisher() }, { $0.share().eraseToAnyPublisher() },
        { $0.flatMap { Just($0) }.eraseToAnyPublisher() },
        { $0.combineLatest($0) { $0 + $1 }.eraseToAnyPublisher() },
        { $0.map { Just($0) }.switchToLatest().eraseToAnyPublisher() },
        { $0.append($0).eraseToAnyPublisher() },
        { $0.prefix(untilOutputFrom: $0).eraseToAnyPublisher() },
        { $0.handleEvents().receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() },
        { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher() },
      ]

    @Test(arguments: chains.indices)
    func `what a sink keeps is let go when it is cancelled`(index: Int) {
      let subject = PassthroughSubject<Int, Never>()
      weak var gone: Keeper?
      var cancellable: AnyCancellable?
      do {
        let keeper = Keeper()
        gone = keeper
        cancellable = Self.chains[index](subject.eraseToAnyPublisher())
          .sink { keeper.values.append($0) }
      }
      #expect(gone != nil)
      cancellable = nil
      #expect(gone == nil && cancellable == nil)
    }

    @Test(arguments: chains.indices)
    func `what a sink keeps is let go at the end`(index: Int) {
      let subject = PassthroughSubject<Int, Never>()
      weak var gone: Keeper?
      let cancellable: AnyCancellable
      do {
        let keeper = Keeper()
        gone = keeper
        cancellable = Self.chains[index](subject.eraseToAnyPublisher())
          .sink { keeper.values.append($0) }
      }
      subject.send(completion: .finished)
      #expect(gone == nil)
      withExtendedLifetime((cancellable, subject)) {}
    }

    @Test func `a subject listens to a publisher until that is cancelled`() {
      let (source, subject) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let recorder = subject.recorded()
      let cancellable = source.subscribe(subject)
      source.send(1)
      cancellable.cancel()
      source.send(2)
      #expect(recorder.text == "1")
    }

    @Test func `who shares listens once, from the first to the last`() {
      var log: [String] = []
      let source = PassthroughSubject<Int, Never>()
      let shared = source.handleEvents(
        receiveSubscription: { _ in log.append("on") }, receiveCancel: { log.append("off") }
      ).share()
      var (one, other) = (
        shared.sink { log.append("a\($0)") }, shared.sink { log.append("b\($0)") }
      )
      source.send(1)
      one = AnyCancellable {}
      source.send(2)
      other = AnyCancellable {}
      #expect(log == ["on", "a1", "b1", "b2", "off"])
      withExtendedLifetime((one, other)) {}
    }

    @Test func `what was shared and has ended is not begun again`() {
      var count = 0
      let shared = Deferred {
        count += 1
        return Just(count)
      }.share()
      #expect(shared.text == "1 ." && shared.text == "." && count == 1)
    }

    @Test func `what can be connected waits for it`() {
      let connectable = [1, 2].publisher.makeConnectable()
      let (one, other) = (connectable.recorded(), connectable.recorded())
      #expect(one.log == [])
      let connection = connectable.connect()
      #expect(one.text == "1 2 ." && other.text == "1 2 .")
      connection.cancel()
    }

    @Test func `a future keeps its promise once, to whoever comes`() {
      var promise: ((Result<Int, Trouble>) -> Void)?
      let future = Future<Int, Trouble> { promise = $0 }
      let early = future.recorded()
      promise?(.success(1))
      promise?(.failure(.some))
      #expect(early.text == "1 ." && future.recorded().text == "1 .")
    }

    @Test func `a future can be awaited`() async throws {
      let value = await Future<Int, Never> { $0(.success(1)) }.value
      #expect(value == 1)
      await #expect(throws: Trouble.some) {
        try await Future<Int, Trouble> { $0(.failure(.some)) }.value
      }
    }

    @Test func `values can be awaited, until it ends, fails or is cancelled`() async throws {
      var values: [Int] = []
      for await value in [1, 2].publisher.values { values.append(value) }
      #expect(values == [1, 2])
      await #expect(throws: Trouble.some) {
        for try await value in Row.numbers("3 !").values { values.append(value) }
      }
      #expect(values == [1, 2, 3])
      let task = Task {
        for await _ in PassthroughSubject<Int, Never>().values {}
        return Task.isCancelled
      }
      task.cancel()
      #expect(await task.value)
    }

    @Test func `from several threads every value comes, one after the other`() {
      let (first, second) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
      var (count, isBusy, overlaps) = (0, false, 0)
      let cancellable = first.flatMap { Just($0) }.merge(with: second.dropFirst()).sink { _ in
        if isBusy { overlaps += 1 }
        isBusy = true
        count += 1
        isBusy = false
      }
      // What queues call need not be declared fit for that: the subject is.
      let queues = (0..<4).map { DispatchQueue(label: "\($0)") }
      let group = DispatchGroup()
      for (index, queue) in queues.enumerated() {
        for value in 0..<500 {
          let work = DispatchWorkItem {
            if index < 2 { first.send(value) } else { second.send(value) }
          }
          queue.async(group: group, execute: work)
        }
      }
      group.wait()
      cancellable.cancel()
      #expect(count == 2000 && overlaps == 0)
    }

    @Test func `what begins a chain sends what it has`() {
      #expect(Just(1).text == "1 .")
      #expect(Empty<Int, Never>().text == ".")
      #expect(Empty<Int, Never>(completeImmediately: false).text == "")
      #expect(Fail<Int, Trouble>(error: .some).text == "!")
      #expect(Optional(1).publisher.text == "1 ." && Int?.none.publisher.text == ".")
      #expect(Result<Int, Trouble>.success(1).publisher.text == "1 .")
      #expect(Result<Int, Trouble>.failure(.some).publisher.text == "!")
      #expect([1, 2].publisher.text == "1 2 .")
      #expect(Deferred { Just(1) }.text == "1 .")
    }

    @Test func `what is to be cancelled is told apart, and cancelled once`() {
      var count = 0
      let one = AnyCancellable { count += 1 }
      let other = AnyCancellable {}
      #expect(one == one && one != other && Set([one, one, other]).count == 2)
      var kept: [AnyCancellable] = []
      one.store(in: &kept)
      one.cancel()
      one.cancel()
      #expect(count == 1 && kept.count == 1)
    }

    @Test func `a property is assigned until it is cancelled`() {
      final class Owner { var value = 0 }
      let (owner, subject) = (Owner(), PassthroughSubject<Int, Never>())
      let cancellable = subject.assign(to: \.value, on: owner)
      subject.send(1)
      cancellable.cancel()
      subject.send(2)
      #expect(owner.value == 1)
    }
  }
#endif
