#if os(Linux)
  import Combine
  import Dispatch

  /// A scheduler whose time passes when it is told to.
  final class Clock: Scheduler {
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
      var (isOver, next) = (false, date)
      func ring() {
        guard !isOver else { return }
        next = next.advanced(by: interval)
        actions.append((next, ring))
        action()
      }
      actions.append((date, ring))
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
