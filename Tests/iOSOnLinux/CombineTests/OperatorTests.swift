#if os(Linux)
  import Combine
  import Foundation
  import Testing

  /// A publisher of numbers, as text: `1 2 3 .`, with `!` for a failure.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let input: String
    let expected: String
    let make: @Sendable (AnyPublisher<Int, Trouble>) -> String

    var testDescription: String { "\(name) of \(input)" }

    init<P: Publisher & SendableMetatype>(
      _ name: String, _ input: String, _ expected: String,
      _ make: @escaping @Sendable (AnyPublisher<Int, Trouble>) -> P
    ) {
      (self.name, self.input, self.expected) = (name, input, expected)
      self.make = { make($0).text }
    }

    /// The publisher that a text describes.
    static func numbers(_ text: String) -> AnyPublisher<Int, Trouble> {
      let words = text.split(separator: " ")
      let values = words.compactMap { Int($0) }
      return Record(output: values, completion: words.last == "!" ? .failure(.some) : .finished)
        .eraseToAnyPublisher()
    }
  }

  /// What each operator makes of what it is given.
  struct OperatorTests {
    private static let mapping = [
      Row("map", "1 2 .", "10 20 .") { $0.map { $0 * 10 } },
      Row("map of a key path", "-1 2 .", "1 2 .") { $0.map(\.magnitude) },
      Row("map of two", "1 .", "(1, \"1\") .") { $0.map(\.magnitude, \.description) },
      Row("map of three", "1 .", "(1, \"1\", 0) .") {
        $0.map(\.magnitude, \.description, \.trailingZeroBitCount)
      },
      Row("tryMap", "1 2 3 .", "1 !") {
        $0.tryMap { if $0 > 1 { throw Trouble.some } else { $0 } }
      },
      Row("mapError", "1 !", "1 !") { $0.mapError { _ in URLError(.unknown) } },
      Row("compactMap", "1 2 3 .", "2 .") { $0.compactMap { $0 == 2 ? $0 : nil } },
      Row("tryCompactMap", "1 2 3 .", "1 !") {
        $0.tryCompactMap { if $0 == 3 { throw Trouble.some } else { $0 == 1 ? 1 : nil } }
      },
      Row("replaceNil", "1 2 .", "1 0 .") { $0.map { $0 == 1 ? 1 : nil }.replaceNil(with: 0) },
      Row("scan", "1 2 3 .", "1 3 6 .") { $0.scan(0, +) },
      Row("tryScan", "1 2 3 .", "1 !") {
        $0.tryScan(0) { if $1 > 1 { throw Trouble.some } else { $0 + $1 } }
      },
      Row("encode and decode", "1 2 .", "1 2 .") {
        $0.encode(encoder: JSONEncoder()).decode(type: Int.self, decoder: JSONDecoder())
      },
      Row("decode of what is none", "1 .", "!") {
        $0.map { _ in Data("?".utf8) }.decode(type: Int.self, decoder: JSONDecoder())
      },
    ]

    private static let filtering = [
      Row("filter", "1 2 3 4 .", "2 4 .") { $0.filter { $0.isMultiple(of: 2) } },
      Row("tryFilter", "1 2 .", "!") { $0.tryFilter { _ in throw Trouble.some } },
      Row("removeDuplicates", "1 1 2 1 !", "1 2 1 !") { $0.removeDuplicates() },
      Row("removeDuplicates by", "1 3 2 .", "1 2 .") { $0.removeDuplicates { ($0 + $1) % 2 == 0 } },
      Row("dropFirst", "1 2 3 .", "2 3 .") { $0.dropFirst() },
      Row("drop while", "1 2 1 .", "2 1 .") { $0.drop { $0 == 1 } },
      Row("tryDrop while", "1 .", "!") { $0.tryDrop { _ in throw Trouble.some } },
      Row("ignoreOutput", "1 2 !", "!") { $0.ignoreOutput() },
      Row("replaceEmpty", ".", "7 .") { $0.replaceEmpty(with: 7) },
      Row("replaceEmpty of a failure", "!", "!") { $0.replaceEmpty(with: 7) },
      Row("prefix", "1 2 3 .", "1 2 .") { $0.prefix(2) },
      Row("prefix of none", "1 2 3 !", ".") { $0.prefix(0) },
      Row("prefix of more", "1 !", "1 !") { $0.prefix(2) },
      Row("prefix while", "1 2 1 .", "1 .") { $0.prefix { $0 < 2 } },
      Row("tryPrefix while", "1 .", "!") { $0.tryPrefix { _ in throw Trouble.some } },
      Row("first", "1 2 !", "1 .") { $0.first() },
      Row("first where", "1 2 3 !", "2 .") { $0.first { $0 > 1 } },
      Row("first where there is none", "1 .", ".") { $0.first { $0 > 1 } },
      Row("tryFirst where", "1 .", "!") { $0.tryFirst { _ in throw Trouble.some } },
      Row("output at", "1 2 3 .", "2 .") { $0.output(at: 1) },
      Row("output in", "1 2 3 4 .", "2 3 .") { $0.output(in: 1..<3) },
      Row("output from", "1 2 3 4 .", "3 4 .") { $0.output(in: 2...) },
      Row("setFailureType", "1 .", "1 .") {
        $0.replaceError(with: 0).setFailureType(to: URLError.self)
      },
    ]

    private static let gathering = [
      Row("reduce", "1 2 3 .", "6 .") { $0.reduce(0, +) },
      Row("reduce of a failure", "1 !", "!") { $0.reduce(0, +) },
      Row("tryReduce", "1 .", "!") { $0.tryReduce(0) { _, _ in throw Trouble.some } },
      Row("last", "1 2 .", "2 .") { $0.last() },
      Row("last where", "1 2 3 .", "2 .") { $0.last { $0 < 3 } },
      Row("last of none", ".", ".") { $0.last() },
      Row("tryLast where", "1 2 3 .", "2 .") { $0.tryLast { $0 < 3 } },
      Row("tryLast where it throws", "1 2 .", "!") { $0.tryLast { _ in throw Trouble.some } },
      Row("count", "5 6 .", "2 .") { $0.count() },
      Row("min", "2 1 3 .", "1 .") { $0.min() },
      Row("max", "2 3 1 .", "3 .") { $0.max() },
      Row("max by", "2 3 1 .", "1 .") { $0.max { $0 > $1 } },
      Row("tryMin", "2 1 3 .", "1 .") { $0.tryMin { $0 < $1 } },
      Row("tryMax", "2 3 1 .", "3 .") { $0.tryMax { $0 < $1 } },
      Row("tryMax of equals", "31 32 11 .", "31 .") { $0.tryMax { $0 / 10 < $1 / 10 } },
      Row("tryMax of one", "2 .", "2 .") { $0.tryMax { _, _ in throw Trouble.some } },
      Row("tryMin that throws", "2 1 .", "!") { $0.tryMin { _, _ in throw Trouble.some } },
      Row("tryMin of none", ".", ".") { $0.tryMin { $0 < $1 } },
      Row("tryMin of a failure", "1 !", "!") { $0.tryMin { $0 < $1 } },
      Row("collect", "1 2 .", "[1, 2] .") { $0.collect() },
      Row("collect by count", "1 2 3 .", "[1, 2] [3] .") { $0.collect(2) },
      Row("contains", "1 2 !", "true .") { $0.contains(2) },
      Row("contains not", "1 .", "false .") { $0.contains { $0 > 1 } },
      Row("tryContains", "1 .", "!") { $0.tryContains { _ in throw Trouble.some } },
      Row("allSatisfy", "1 2 .", "true .") { $0.allSatisfy { $0 > 0 } },
      Row("allSatisfy not", "1 2 !", "false .") { $0.allSatisfy { $0 > 1 } },
      Row("tryAllSatisfy", "1 .", "!") { $0.tryAllSatisfy { _ in throw Trouble.some } },
    ]

    private static let combining = [
      Row("buffer", "1 2 .", "1 2 .") {
        $0.buffer(size: 1, prefetch: .keepFull, whenFull: .dropOldest)
      },
      Row("buffer of a failure", "1 2 !", "1 2 !") {
        $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest)
      },
      Row("breakpoint", "1 !", "1 !") {
        $0.breakpoint(receiveSubscription: { _ in false }, receiveOutput: { $0 > 1 })
      },
      Row("breakpointOnError", "1 .", "1 .") { $0.breakpointOnError() },
      Row("collect by time that does not pass", "1 2 .", "[1, 2] .") {
        $0.collect(.byTime(ImmediateScheduler.shared, 1))
      },
      Row("collect by time of a failure", "1 2 3 !", "[1, 2] !") {
        $0.collect(.byTimeOrCount(ImmediateScheduler.shared, 1, 2))
      },
      Row("append", "1 .", "1 8 9 .") { $0.append(8, 9) },
      Row("append to a failure", "1 !", "1 !") { $0.append([8]) },
      Row("append of a publisher", "1 .", "1 1 .") { $0.append($0) },
      Row("prepend", "1 !", "8 9 1 !") { $0.prepend(8, 9) },
      Row("prepend of a publisher", "1 !", "8 1 !") {
        $0.prepend(Just(8).setFailureType(to: Trouble.self))
      },
      Row("flatMap", "1 2 .", "1 1 2 2 .") { $0.flatMap { [$0, $0].publisher } },
      Row("flatMap that fails", "1 2 .", "!") {
        $0.flatMap { _ in Fail<Int, Trouble>(error: .some) }
      },
      Row("flatMap of a failure", "1 !", "1 !") { $0.flatMap { Just($0) } },
      Row("switchToLatest", "1 2 .", "1 2 .") {
        $0.map { Row.numbers("\($0) .") }.switchToLatest()
      },
      Row("switchToLatest of what cannot fail", "1 2 !", "1 2 !") {
        $0.map { Just($0) }.switchToLatest()
      },
      Row("switchToLatest where nothing can fail", "1 2 !", "1 2 0 .") {
        $0.replaceError(with: 0).map { Just($0) }.switchToLatest()
      },
      Row("switchToLatest of what can fail alone", "1 2 .", "1 !") {
        $0.replaceError(with: 0).map { Row.numbers($0 < 2 ? "\($0) ." : "!") }.switchToLatest()
      },
      Row("merge", "1 2 .", "1 2 1 2 .") { $0.merge(with: $0) },
      Row("merge of five", "1 .", "1 1 1 1 1 .") { $0.merge(with: $0, $0, $0, $0) },
      Row("merge of another kind", "1 .", "1 2 .") { $0.merge(with: $0.map { $0 + 1 }) },
      Row("merge of six", "1 .", "1 1 1 1 1 1 .") { $0.merge(with: $0, $0, $0, $0, $0) },
      Row("merge of seven", "1 .", "1 1 1 1 1 1 1 .") {
        $0.merge(with: $0, $0, $0, $0, $0, $0)
      },
      Row("merge of eight", "1 .", "1 1 1 1 1 1 1 1 .") {
        $0.merge(with: $0, $0, $0, $0, $0, $0, $0)
      },
      Row("merge of three", "1 .", "1 1 1 .") { $0.merge(with: $0, $0) },
      Row("merge with a failure", "1 !", "1 !") { $0.merge(with: $0) },
      Row("combineLatest", "1 2 .", "(2, 1) (2, 2) .") { $0.combineLatest($0) },
      Row("combineLatest by", "1 2 .", "21 22 .") { $0.combineLatest($0) { $0 * 10 + $1 } },
      Row("combineLatest of three", "1 2 .", "221 222 .") {
        $0.combineLatest($0, $0) { $0 * 100 + $1 * 10 + $2 }
      },
      Row("combineLatest of four", "1 .", "(1, 1, 1, 1) .") { $0.combineLatest($0, $0, $0) },
      Row("zip", "1 2 .", "(1, 1) (2, 2) .") { $0.zip($0) },
      Row("zip of unequal", "1 2 3 .", "(1, 7) .") { $0.zip(Row.numbers("7 .")) },
      Row("zip of three", "1 2 .", "3 6 .") { $0.zip($0, $0) { $0 + $1 + $2 } },
      Row("zip of four", "1 .", "(1, 1, 1, 1) .") { $0.zip($0, $0, $0) },
      Row("zip with a failure", "!", "!") { Row.numbers("1 2 .").dropFirst().zip($0) },
      Row("replaceError", "1 !", "1 0 .") { $0.replaceError(with: 0) },
      Row("catch", "1 !", "1 8 .") { $0.catch { _ in Just(8) } },
      Row("tryCatch", "1 !", "1 !") { $0.tryCatch { error -> Just<Int> in throw error } },
      Row("tryCatch that goes on", "1 !", "1 8 .") { $0.tryCatch { _ in Just(8) } },
      Row("retry", "1 !", "1 1 1 !") { $0.retry(2) },
      Row("share", "1 .", "1 .") { $0.share() },
      Row("assertNoFailure", "1 .", "1 .") { $0.assertNoFailure() },
      Row("receive at once", "1 !", "1 !") { $0.receive(on: ImmediateScheduler.shared) },
      Row("subscribe at once", "1 .", "1 .") { $0.subscribe(on: ImmediateScheduler.shared) },
      Row("delay of nothing", "1 .", "1 .") {
        $0.delay(for: 1, scheduler: ImmediateScheduler.shared)
      },
    ]

    @Test(arguments: mapping + filtering + gathering + combining)
    func `an operator makes of values what it should`(row: Row) {
      #expect(row.make(Row.numbers(row.input)) == row.expected)
    }

    @Test func `prefix goes on until another publisher sends, and drop begins then`() {
      let (numbers, bell) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
      let before = numbers.prefix(untilOutputFrom: bell).recorded()
      let after = numbers.drop(untilOutputFrom: bell).recorded()
      numbers.send(1)
      bell.send()
      numbers.send(2)
      #expect(before.text == "1 .")
      #expect(after.text == "2")
    }

    @Test func `what never opens ends what it would open, and what never ends lets it go on`() {
      let (numbers, bell) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
      let before = numbers.prefix(untilOutputFrom: bell).recorded()
      let after = numbers.drop(untilOutputFrom: bell).recorded()
      bell.send(completion: .finished)
      numbers.send(1)
      #expect(before.text == "1")
      #expect(after.text == ".")
    }

    @Test func `what is dropped takes from what was asked for`() {
      let (numbers, bell) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
      let after = numbers.drop(untilOutputFrom: bell).recorded(first: .max(2))
      numbers.send(1)
      bell.send()
      numbers.send(2)
      numbers.send(3)
      #expect(after.text == "2")
    }

    @Test func `what fails at once is begun anew however often`() {
      var count = 0
      let failing = Deferred {
        count += 1
        return Fail<Int, Trouble>(error: .some)
      }
      #expect(failing.retry(100_000).recorded().text == "!")
      #expect(count == 100_001)
    }

    @Test func `lengths of time are counted with as numbers are`() {
      func check<T: SchedulerTimeIntervalConvertible & Comparable & SignedNumeric>(
        _ type: T.Type
      ) {
        let (one, three) = (T.seconds(1), T.seconds(3))
        #expect(one < three && three - one == one + one)
        #expect(three * 2 - one * 2 > three && -one < 0)
        var product = three
        product *= 2
        #expect(product == three * 2)
      }
      check(RunLoop.SchedulerTimeType.Stride.self)
      #expect(DispatchQueue.SchedulerTimeType.Stride.seconds(2) - 1 == .milliseconds(1000))
      #expect(DispatchQueue.SchedulerTimeType.Stride.seconds(.max) == .nanoseconds(.max))
    }

    @Test func `who looks at events sees all of them`() {
      var seen: [String] = []
      let recorder = Row.numbers("1 !").handleEvents(
        receiveSubscription: { seen.append("\($0)") }, receiveOutput: { seen.append("\($0)") },
        receiveCompletion: { seen.append("\($0)") }, receiveRequest: { seen.append("\($0)") }
      ).recorded()
      #expect(recorder.text == "1 !")
      #expect(seen == ["Record", "unlimited", "1", "failure(CombineTests.Trouble.some)"])
    }

    @Test func `what is printed reads as on the platform`() {
      final class Paper: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
      }
      let paper = Paper()
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.print("p", to: paper).recorded(first: .max(2))
      subject.send(1)
      recorder.subscription?.cancel()
      #expect(
        paper.text == """
          p: receive subscription: (PassthroughSubject)
          p: request max: (2)
          p: receive value: (1)
          p: receive cancel

          """)
    }
  }
#endif
