#if os(Linux)
  internal import CVirtualTime
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency
  internal import Synchronization

  /// The executor that runs everything of Swift's concurrency on the main thread, in the phone's time.
  ///
  /// It is the executor of the main actor and of all clocks; what runs elsewhere on a phone is the `TaskPool`'s.
  final class VirtualExecutor: MainExecutor, TaskExecutor, SchedulingExecutor {
    static let shared = VirtualExecutor()

    /// The most jobs that may follow from one signal.
    static let jobsMax = 1_000_000

    /// A piece of work: jobs of Swift's concurrency, and what Dispatch and the run loop have to do.
    private enum Work {
      case job(UnownedJob)
      /// One that does not belong to the main actor.
      case pooled(UnownedJob)
      case call(rehearsal_work, context: UInt)
    }

    private struct State {
      var agenda = Agenda<Work>()
      var now: Int64 = 0
    }

    private let state = Mutex(State())

    /// When the next sleeping task wakes up, in nanoseconds of the phone's uptime.
    var nextDeadline: Int64? { state.withLock { $0.agenda.nextDeadline } }

    /// Takes over the concurrency of this process; nothing of it may have been used before.
    static func install() {
      if rehearsal_has_queues() == 0 {
        HostPhone.refuse(
          "this app has the static standard library in it, whose queues and timers cannot be in the phone's time"
        )
      }
      _createExecutors(factory: Factory.self)
      rehearsal_ask_main_executor()
      rehearsal_set_agenda(
        { VirtualExecutor.shared.enqueue(.call($0, context: $1), after: nil) },
        { VirtualExecutor.shared.enqueue(.call($0, context: $1), after: $2) },
        { VirtualExecutor.shared.remove($0) ? 1 : 0 })
    }

    private func remove(_ context: UInt) -> Bool {
      state.withLock {
        $0.agenda.removeLater {
          if case .call(_, context) = $0 { true } else { false }
        }
      }
    }

    private func enqueue(_ work: Work, after delay: Int64?) {
      state.withLock {
        guard let delay else { return $0.agenda.add(work) }
        $0.agenda.add(work, at: $0.now + delay)
      }
    }

    /// Sets the time, and makes ready what is due by it.
    func advance(to uptime: Int64) {
      state.withLock {
        $0.now = uptime
        $0.agenda.advance(to: uptime)
      }
    }

    /// Runs until nothing is ready; false where there is no end to it.
    func settle() -> Bool {
      var count = 0
      while count < Self.jobsMax {
        switch state.withLock({ $0.agenda.next() }) {
        case .job(let job):
          job.runSynchronously(
            isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
          count += 1
        case .pooled(let job):
          let wasLent = rehearsal_lend(1)
          job.runSynchronously(on: TaskPool.shared.asUnownedTaskExecutor())
          rehearsal_lend(wasLent)
          count += 1
        case .call(let work, let context):
          work(UnsafeMutableRawPointer(bitPattern: context))
          count += 1
        case nil:
          // What is left may stand in the main queue or the run loop; a turn of theirs takes as long as many jobs.
          if rehearsal_turn() == 0 { return true }
          count += 100
        }
      }
      return false
    }

    func enqueue(_ job: consuming ExecutorJob) {
      Self.refuseOtherThreads()
      enqueue(.job(UnownedJob(job)), after: nil)
    }

    /// Takes in a job that is none of the main actor's.
    fileprivate func enqueue(pooled job: consuming ExecutorJob) {
      Self.refuseOtherThreads()
      enqueue(.pooled(UnownedJob(job)), after: nil)
    }

    /// Takes in a job that is none of the main actor's, for later.
    fileprivate func enqueue<C: Clock>(
      pooled job: consuming ExecutorJob, after delay: C.Duration, on clock: C
    ) {
      enqueue(.pooled(UnownedJob(job)), after: delay, on: clock)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      enqueue(.job(UnownedJob(job)), after: delay, on: clock)
    }

    private func enqueue<C: Clock>(_ work: Work, after delay: C.Duration, on clock: C) {
      Self.refuseOtherThreads()
      guard let delay = delay as? Duration else {
        HostPhone.refuse(
          "\(C.self) measures in \(C.Duration.self), which the phone's time does not know")
      }
      enqueue(work, after: max(0, delay.wholeNanoseconds))
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
    }

    /// Work of other threads would come sooner in one run and later in the next.
    private static func refuseOtherThreads() {
      guard rehearsal_is_main_thread() != 0 else {
        HostPhone.refuse(
          "a thread other than the main one resumes a task, which cannot be in the phone's time")
      }
    }

    var asSchedulingExecutor: (any SchedulingExecutor)? { self }
    var isMainExecutor: Bool { true }
    func checkIsolated() {
      guard rehearsal_is_on_main_queue() == 0 else { return }
      HostPhone.refuse("code of the main actor runs on another queue, which ends an app on a phone")
    }
    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
      UnownedSerialExecutor(ordinary: self)
    }
    func asUnownedTaskExecutor() -> UnownedTaskExecutor { UnownedTaskExecutor(ordinary: self) }

    // `AppHost` runs the line, not the runtime.
    func run() throws { preconditionFailure("an app that is hosted starts with AppHost.run") }
    func stop() {}

    private struct Factory: ExecutorFactory {
      static var mainExecutor: any MainExecutor { VirtualExecutor.shared }
      static var defaultExecutor: any TaskExecutor { TaskPool.shared }
    }
  }

  /// The pool of actors and tasks that are none of the main actor's: run in the order of all else, not on its queue.
  final class TaskPool: TaskExecutor, SchedulingExecutor {
    static let shared = TaskPool()

    func enqueue(_ job: consuming ExecutorJob) { VirtualExecutor.shared.enqueue(pooled: job) }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      VirtualExecutor.shared.enqueue(pooled: job, after: delay, on: clock)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
    }

    var asSchedulingExecutor: (any SchedulingExecutor)? { self }
    func asUnownedTaskExecutor() -> UnownedTaskExecutor { UnownedTaskExecutor(ordinary: self) }
  }
#endif

extension Duration {
  /// The duration in nanoseconds, rounded up, and no more than 100 years.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = self.components
    guard seconds < 3_155_760_000 else { return 3_155_760_000_000_000_000 }
    return seconds * 1_000_000_000 + (attoseconds + 999_999_999) / 1_000_000_000
  }
}

/// The work that is to run: at once, in the order of its coming, and later, in the order of its time.
struct Agenda<Job> {
  private var ready: [Job] = []
  private var first = 0
  private var later: [(deadline: Int64, job: Job)] = []

  /// When the next of what runs later is due, in nanoseconds of the phone's uptime.
  var nextDeadline: Int64? { later.last?.deadline }

  /// Puts a job behind all that is ready.
  mutating func add(_ job: Job) { ready.append(job) }

  /// Puts a job at its time, behind what was put there before.
  mutating func add(_ job: Job, at deadline: Int64) {
    // The next one is the last one, so that taking it is cheap.
    let index = later.firstIndex { $0.deadline <= deadline } ?? later.endIndex
    later.insert((deadline, job), at: index)
  }

  /// Takes back what was to run later and fits; returns whether there was any.
  mutating func removeLater(where fits: (Job) -> Bool) -> Bool {
    let count = later.count
    later.removeAll { fits($0.job) }
    return later.count < count
  }

  /// Makes ready what is due by the time, in its order.
  mutating func advance(to now: Int64) {
    while let next = later.last, next.deadline <= now {
      ready.append(next.job)
      later.removeLast()
    }
  }

  /// Takes the next job that is ready.
  mutating func next() -> Job? {
    guard first < ready.count else {
      ready.removeAll(keepingCapacity: true)
      first = 0
      return nil
    }
    defer { first += 1 }
    return ready[first]
  }
}
