#if os(Linux)
  import Combine
  import Foundation
  import Testing

  /// Who asks for one value gets one.
  struct DemandTests {
    private static let sums: [(Subscribers.Demand, Subscribers.Demand)] = [
      (.max(2) + .max(3), .max(5)), (.max(2) + .unlimited, .unlimited),
      (.unlimited + 1, .unlimited), (.max(.max) + .max(1), .unlimited),
      (.max(2) - .max(3), .none), (.max(3) - 1, .max(2)), (.unlimited - .max(3), .unlimited),
      (.unlimited - .unlimited, .unlimited), (.max(3) - .unlimited, .none),
      (.max(.max) + 10, .unlimited), (.max(.max) - -1, .none),
      (.max(2) * 3, .max(6)), (.unlimited * 0, .unlimited), (.max(.max) * 2, .unlimited),
    ]

    @Test(arguments: sums)
    func `demands are reckoned with`(sum: Subscribers.Demand, expected: Subscribers.Demand) {
      #expect(sum == expected)
    }

    @Test func `demands are compared`() {
      #expect(Subscribers.Demand.max(1) < .max(2) && Subscribers.Demand.max(1) < .unlimited)
      #expect(!(Subscribers.Demand.unlimited < .unlimited))
      #expect(Subscribers.Demand.unlimited > 7 && Subscribers.Demand.max(7) == 7)
      #expect(Subscribers.Demand.none <= 0 && Subscribers.Demand.max(1) >= 1)
      #expect(3 < Subscribers.Demand.unlimited && 3 <= Subscribers.Demand.max(3))
      #expect(3 > Subscribers.Demand.max(2) && 3 >= Subscribers.Demand.none)
      #expect(3 == Subscribers.Demand.max(3) && 3 != Subscribers.Demand.unlimited)
    }

    @Test func `demands are written as numbers`() throws {
      let demands: [Subscribers.Demand] = [.none, .max(42), .unlimited]
      let data = try JSONEncoder().encode(demands)
      #expect(String(decoding: data, as: UTF8.self) == "[0,42,9223372036854775808]")
      #expect(try JSONDecoder().decode([Subscribers.Demand].self, from: data) == demands)
    }

    /// A publisher of the numbers from 1 on.
    private struct Case: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let make: @Sendable () -> AnyPublisher<String, Never>

      init<P: Publisher & SendableMetatype>(_ name: String, _ make: @escaping @Sendable () -> P)
      where P.Failure == Never {
        testDescription = name
        self.make = { make().map { "\($0)" }.eraseToAnyPublisher() }
      }
    }

    /// All numbers from 1 on, without what is known of a sequence: that would be worked on at once, and for ever.
    private static var numbers: AnyPublisher<Int, Never> { (1...).publisher.eraseToAnyPublisher() }

    private static let endless = [
      Case("sequence") { (1...).publisher }, Case("map") { numbers.map { $0 + 1 } },
      Case("filter") { numbers.filter { $0.isMultiple(of: 3) } },
      Case("collect") { (1...).publisher.collect(3) },
      Case("flatMap") {
        (1...).publisher.flatMap(maxPublishers: .max(2)) { _ in (1...).publisher }
      },
      Case("append") { (1...2).publisher.append(7, 8, 9, 10) },
      Case("merge") { (1...).publisher.merge(with: (1...).publisher) },
      Case("zip") { (1...).publisher.zip((1...).publisher) },
      Case("combineLatest") { (1...).publisher.combineLatest((1...).publisher) },
      Case("catch") {
        (1...).publisher.tryMap { if $0 > 1 { throw Trouble.some } else { $0 } }
          .catch { _ in (1...).publisher }
      },
      Case("switchToLatest") { Just((1...).publisher).switchToLatest() },
      Case("handleEvents") { (1...).publisher.handleEvents() },
      Case("receive") { (1...).publisher.receive(on: ImmediateScheduler.shared) },
      Case("buffer") {
        (1...).publisher.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
      },
      Case("record") { Record<Int, Never>(output: [1, 2, 3, 4, 5], completion: .finished) },
    ]

    @Test(arguments: endless)
    private func `who asks for one gets one`(publisher: Case) throws {
      let recorder = publisher.make().recorded(first: .none)
      #expect(recorder.log == [])
      let subscription = try #require(recorder.subscription)
      subscription.request(.max(1))
      #expect(recorder.log.count == 1)
      subscription.request(.max(2))
      #expect(recorder.log.count == 3)
      subscription.cancel()
      subscription.request(.unlimited)
      #expect(recorder.log.count == 3)
    }

    @Test func `who wants one more with each value gets them all, however many`() {
      let recorder = (1...100_000).publisher.eraseToAnyPublisher().map { $0 }
        .recorded(first: .max(1), more: .max(1))
      #expect(recorder.log.count == 100_001 && recorder.log.last == ".")
    }

    @Test func `what ends with a value waits for somebody who wants it`() throws {
      let recorder = [1, 2].publisher.reduce(0, +).recorded(first: .none)
      #expect(recorder.log == [])
      try #require(recorder.subscription).request(.max(1))
      #expect(recorder.text == "3 .")
    }

    @Test func `a subject drops what nobody wants, and one with a value keeps the latest`() throws {
      let (passing, keeping) = (
        PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0)
      )
      let (one, other) = (passing.recorded(first: .max(1)), keeping.recorded(first: .max(1)))
      for value in 1...3 {
        passing.send(value)
        keeping.send(value)
      }
      #expect(one.text == "1" && other.text == "0")
      try #require(one.subscription).request(.max(1))
      try #require(other.subscription).request(.max(1))
      #expect(one.text == "1" && other.text == "0 3")
    }

    @Test func `flatMap listens to no more publishers than it may`() {
      let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
      let recorder = subjects.publisher.flatMap(maxPublishers: .max(1)) { $0 }.recorded()
      for (index, subject) in subjects.enumerated() { subject.send(index) }
      #expect(recorder.text == "0")
      subjects[0].send(completion: .finished)
      subjects[1].send(1)
      #expect(recorder.text == "0 1")
    }
  }
#endif
