#if os(Linux)
  import Combine
  import Dispatch
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
  }

  /// A scheduler whose time passes when it is told to.
  private final class Clock: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never

    private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
    let minimumTolerance: SchedulerTimeType.Stride = 0
    private var actions: [(date: SchedulerTimeType, action: () -> Void)] = []

    func schedule(options: Never?, _ action: @escaping () -> Void) {
      actions.append((now, action))
    }

    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) { actions.append((date, action)) }

    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      var isOver = false
      actions.append((date, { if !isOver { action() } }))
      return AnyCancellable { isOver = true }
    }

    /// Lets time pass, and does what is due.
    func advance(by stride: SchedulerTimeType.Stride) {
      let end = now.advanced(by: stride)
      while let next = actions.indices.filter({ actions[$0].date <= end })
        .min(by: { actions[$0].date < actions[$1].date })
      {
        let (date, action) = actions.remove(at: next)
        now = max(now, date)
        action()
      }
      now = end
    }
  }
#endif
