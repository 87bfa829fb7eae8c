/// What is to run: at once, in the order of its coming, and later, in the order of its time.
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
