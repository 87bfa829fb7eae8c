#if os(Linux)
  import Combine
  import Foundation
  import FoundationNetworking
  import Testing

  /// What Apple's framework does where one could as well do something else.
  struct PlatformTests {
    @Test func `what comes while the latest are received is part of the next, and not sent`() {
      let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
      func log(_ publisher: some Publisher<[Int], Never>) -> [[Int]] {
        var log: [[Int]] = []
        let cancellable = publisher.sink { values in
          log.append(values)
          if values[0] < 10 { subjects[0].value += 10 }
        }
        subjects[1].value += 20
        subjects[0].value -= 10
        subjects[1].value -= 20
        cancellable.cancel()
        return log
      }
      let (a, b, c, d) = (subjects[0], subjects[1], subjects[2], subjects[3])
      #expect(log(a.combineLatest(b) { [$0, $1] }) == [[0, 1], [10, 21], [0, 21], [10, 1]])
      a.value = 0
      #expect(
        log(a.combineLatest(b, c) { [$0, $1, $2] })
          == [[0, 1, 2], [10, 21, 2], [0, 21, 2], [10, 1, 2]])
      a.value = 0
      #expect(
        log(a.combineLatest(b, c, d) { [$0, $1, $2, $3] })
          == [[0, 1, 2, 3], [10, 21, 2, 3], [0, 21, 2, 3], [10, 1, 2, 3]])
    }

    @Test func `of the latest nobody gets more than wanted, and none that came before`() throws {
      let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
      let (a, b, c) = (subjects[0], subjects[1], subjects[2])
      let two = a.combineLatest(b) { "\($0)\($1)" }.recorded(first: .max(2))
      let three = a.combineLatest(b, c) { "\($0)\($1)\($2)" }.recorded(first: .max(2))
      for (subject, value) in [(a, 1), (b, 1), (a, 2), (b, 2), (c, 1)] { subject.send(value) }
      #expect(two.text == "11 21" && three.text == "221")
      try #require(two.subscription).request(.max(1))
      #expect(two.text == "11 21")
      a.send(3)
      #expect(two.text == "11 21 32")
    }

    @Test func `what is dropped first is counted before anybody asks`() throws {
      let (passing, keeping) = (
        PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0)
      )
      let one = passing.dropFirst(2).recorded(first: .none)
      let other = keeping.dropFirst().recorded(first: .none)
      for value in 1...3 {
        passing.send(value)
        keeping.send(value)
      }
      try #require(one.subscription).request(.max(1))
      try #require(other.subscription).request(.max(1))
      passing.send(4)
      #expect(one.text == "4" && other.text == "3")
    }

    @Test func `what is dropped first is asked for with the rest`() {
      var asked: [Subscribers.Demand] = []
      let publisher = CurrentValueSubject<Int, Never>(0)
        .handleEvents(receiveRequest: { asked.append($0) }).dropFirst(2)
      for demand: Subscribers.Demand in [.none, .max(3), .unlimited] {
        #expect(publisher.recorded(first: demand).text == "")
      }
      #expect(asked == [.max(2), .max(5), .unlimited])
    }

    @Test func `a negative number of times is no end of them`() {
      var left = 5
      let publisher = Deferred {
        left -= 1
        return left > 0 ? Row.numbers("\(left) !") : Row.numbers(".")
      }
      #expect(publisher.retry(-1).text == "4 3 2 1 .")
    }

    @Test func `that an object changes is told to who has not asked for it`() {
      let publisher = ObservableObjectPublisher()
      let (one, other) = (publisher.recorded(first: .max(1)), publisher.recorded(first: .none))
      for _ in 1...2 { publisher.send() }
      #expect(one.text == "() ()" && other.text == "() ()")
    }

    @Test func `a value is set also once it is over, and not sent`() {
      let subject = CurrentValueSubject<Int, Never>(1)
      let recorder = subject.recorded()
      subject.send(completion: .finished)
      subject.value = 2
      #expect(subject.value == 2 && recorder.text == "1 .")
      subject.send(3)
      #expect(subject.value == 2)
    }

    @Test func `a property keeps its publisher`() {
      final class Model { @Published var number = 0 }
      let (one, other) = (Model(), Model())
      other.number = 1
      one.$number = other.$number
      #expect(one.number == 0)
      Just(2).assign(to: &one.$number)
      #expect(one.number == 2 && other.number == 1)
    }

    @Test func `what makes publishers goes on where one of them fails, and is not heard`() {
      let (outer, inner) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
      var log: [String] = []
      let recorder = outer.handleEvents(
        receiveOutput: { log.append("\($0)") }, receiveCancel: { log.append("outer") }
      ).flatMap { number in
        log.append("made")
        return number == 1 ? Fail(error: .some).eraseToAnyPublisher() : inner.eraseToAnyPublisher()
      }.recorded()
      for number in 0...2 { outer.send(number) }
      #expect(recorder.text == "!" && log == ["0", "made", "1", "made", "2"])
    }

    @Test func `who cancels cancels what was made before what makes it`() {
      var log: [String] = []
      let inner = PassthroughSubject<Int, Never>().handleEvents(receiveCancel: {
        log.append("inner")
      })
      Just(1).append(Empty(completeImmediately: false)).handleEvents(receiveCancel: {
        log.append("outer")
      }).flatMap { _ in inner }.sink { _ in }.cancel()
      #expect(log == ["inner", "outer"])
    }

    @Test func `who cancels cancels what is listened to before what would end it`() {
      var log: [String] = []
      func cancelling(_ name: String) -> some Publisher<Int, Never> {
        PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { log.append(name) })
      }
      cancelling("numbers").prefix(untilOutputFrom: cancelling("bell")).sink { _ in }.cancel()
      #expect(log == ["numbers", "bell"])
    }

    @Test func `a sink that is cancelled before it has a subscription goes on`() {
      final class Keeper {}
      weak var gone: Keeper?
      var values: [Int] = []
      let sink: Subscribers.Sink<Int, Never>
      do {
        let keeper = Keeper()
        gone = keeper
        sink = Subscribers.Sink(
          receiveCompletion: { _ in },
          receiveValue: { value in withExtendedLifetime(keeper) { values.append(value) } })
      }
      sink.cancel()
      #expect(gone != nil)
      let subject = PassthroughSubject<Int, Never>()
      subject.subscribe(sink)
      subject.send(1)
      sink.cancel()
      subject.send(2)
      #expect(gone == nil && values == [1])
    }

    @Test func `a subject is not kept by what it listens to, which is cancelled with it`() {
      var log: [String] = []
      let source = PassthroughSubject<Int, Never>()
      var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
      weak let gone = subject
      let cancellable = source.handleEvents(receiveCancel: { log.append("cancelled") })
        .multicast(subject: subject ?? source).connect()
      #expect(gone != nil && log.isEmpty)
      subject = nil
      #expect(gone == nil && log == ["cancelled"])
      cancellable.cancel()
    }

    @Test func `who lets the subscription to notifications go hears none`() {
      let (center, name) = (NotificationCenter(), Notification.Name("n"))
      var counts = [0, 0]
      for index in 0...1 {
        var kept: (any Subscription)?
        let subscriber = AnySubscriber<Notification, Never>(
          receiveSubscription: {
            $0.request(.unlimited)
            if index == 1 { kept = $0 }
          },
          receiveValue: { _ in
            counts[index] += 1
            return .none
          })
        center.publisher(for: name).subscribe(subscriber)
        center.post(name: name, object: nil)
        kept?.cancel()
      }
      #expect(counts == [0, 1])
    }

    @Test func `what a value is answered with does not wait for the scheduler`() {
      let (clock, subject) = (Clock(), PassthroughSubject<Int, Never>())
      let recorder = subject.subscribe(on: clock).recorded(first: .max(1), more: .max(1))
      for _ in 1...2 { clock.advance(by: 0) }
      for value in 1...3 { subject.send(value) }
      #expect(recorder.text == "1 2 3")
    }

    @Test func `what a value is answered with is printed as that`() {
      final class Paper: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
      }
      let (paper, subject) = (Paper(), PassthroughSubject<Int, Never>())
      let recorder = subject.print(to: paper).recorded(first: .max(1), more: .max(2))
      subject.send(1)
      #expect(recorder.text == "1" && paper.text.hasSuffix("request max: (2) (synchronous)\n"))
    }

    @Test func `several tasks can wait for values`() async {
      // What several tasks wait by need not be declared fit for that.
      nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
      nonisolated(unsafe) let iterator = subject.values.makeAsyncIterator()
      await withTaskGroup(of: Int?.self) { group in
        for _ in 1...3 {
          group.addTask {
            var iterator = iterator
            return await iterator.next()
          }
        }
        group.addTask {
          // They have to wait first.
          try? await Task.sleep(for: .milliseconds(50))
          for value in 1...2 { subject.send(value) }
          subject.send(completion: .finished)
          return nil
        }
        var values: Set<Int> = []
        for await value in group { values.formUnion(value.map { [$0] } ?? []) }
        #expect(values == [1, 2])
      }
    }

    @Test func `a request is made when somebody asks, and its answer may be empty`() throws {
      let session = Session(configuration: .default)
      let url = try #require(URL(string: "none://"))
      let recorder = session.dataTaskPublisher(for: url).map(\.data.count).recorded(first: .none)
      #expect(session.answers.isEmpty)
      try #require(recorder.subscription).request(.max(1))
      let response = URLResponse(
        url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
      for answer in session.answers { answer(nil, response, nil) }
      #expect(recorder.text == "0 .")
    }

    @Test func `what is there at once is worked on at once, and once for all`() {
      var log: [Int] = []
      func seen(_ value: Int) -> Int {
        log.append(value)
        return value
      }
      let one = Just(1).map(seen)
      let two = Just(2).filter { seen($0) > 0 }.map(seen).compactMap { seen($0) }
      let list = [4, 5].publisher.map(seen).filter { seen($0) > 4 }.scan(1) { seen($0 + $1) }
      let sum = [6].publisher.reduce(1) { seen($0 + $1) }.map(seen)
      let trial = Just(8).tryMap { seen($0) }.mapError { _ in Trouble.some }
      #expect(log == [1, 2, 2, 2, 4, 5, 4, 5, 6, 7, 7, 8])
      #expect(one.text == "1 ." && two.text == "2 ." && list.text == "6 .")
      #expect(sum.text == "7 ." && trial.text == "8 .")
      #expect(log.count == 12)
    }

    @Test func `of no value nothing is made, and an ignored one fails no more`() {
      let none = Int?.none.publisher
      #expect(none.count().text == "." && none.reduce(1, +).text == ".")
      #expect(none.contains(1).text == "." && none.contains { $0 == 1 }.text == ".")
      #expect(none.allSatisfy { $0 == 1 }.text == "." && none.collect().text == "[] .")
      #expect(Int?(2).publisher.reduce(1, +).text == "3 .")
      #expect(Result<Int, Trouble>.failure(.some).publisher.ignoreOutput().text == ".")
    }

    @Test(arguments: [true, false])
    func `a throttle chooses among what comes before the scheduler sends`(latest: Bool) {
      let (clock, subject) = (Clock(), PassthroughSubject<Int, Never>())
      let recorder = subject.throttle(for: 10, scheduler: clock, latest: latest).recorded()
      for value in 1...3 { subject.send(value) }
      clock.advance(by: 4)
      #expect(recorder.text == (latest ? "3" : "1"))
      for value in 4...5 { subject.send(value) }
      clock.advance(by: 5)
      #expect(recorder.text == (latest ? "3" : "1"))
      clock.advance(by: 1)
      #expect(recorder.text == (latest ? "3 5" : "1 4"))
      clock.advance(by: 11)
      subject.send(6)
      clock.advance(by: 0)
      #expect(recorder.text == (latest ? "3 5 6" : "1 4 6"))
      subject.send(7)
      subject.send(completion: .finished)
      clock.advance(by: 9)
      #expect(recorder.text == (latest ? "3 5 6" : "1 4 6"))
      clock.advance(by: 1)
      #expect(recorder.text == (latest ? "3 5 6 7 ." : "1 4 6 7 ."))
    }

    @Test func `what nobody wants when its time has come is not sent later`() throws {
      let (clock, subject) = (Clock(), PassthroughSubject<Int, Never>())
      let recorders = [
        subject.throttle(for: 1, scheduler: clock, latest: true).recorded(first: .none),
        subject.debounce(for: 1, scheduler: clock).recorded(first: .none),
      ]
      subject.send(1)
      clock.advance(by: 5)
      for recorder in recorders { try #require(recorder.subscription).request(.max(1)) }
      clock.advance(by: 5)
      #expect(recorders.map(\.text) == ["", ""])
      subject.send(2)
      clock.advance(by: 5)
      subject.send(3)
      clock.advance(by: 5)
      #expect(recorders.map(\.text) == ["2", "2"])
    }

    @Test func `the time until something must come begins anew when it is asked for`() throws {
      let (clock, subject) = (Clock(), PassthroughSubject<Int, Never>())
      let recorder = subject.timeout(10, scheduler: clock).recorded(first: .none)
      clock.advance(by: 6)
      try #require(recorder.subscription).request(.max(1))
      clock.advance(by: 6)
      #expect(recorder.text == "")
      try #require(recorder.subscription).request(.max(1))
      clock.advance(by: 4)
      #expect(recorder.text == ".")
    }
  }

  /// A session that is answered by hand.
  private final class Session: URLSession, @unchecked Sendable {
    private(set) var answers: [(Data?, URLResponse?, (any Error)?) -> Void] = []

    override func dataTask(
      with request: URLRequest,
      completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
      answers.append(completionHandler)
      return super.dataTask(with: request) { _, _, _ in }
    }
  }
#endif
