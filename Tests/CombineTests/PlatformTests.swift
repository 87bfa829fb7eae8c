#if os(Linux)
  import Combine
  import Dispatch
  import Testing

  /// What Apple's framework does where one could as well do something else.
  struct PlatformTests {
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
