import Dispatch
import Foundation

/// What apps do with timers, queues and run loops.
@MainActor final class TimerProbe {
  private let tell: @MainActor (String) -> Void
  private var timer: Timer?
  // Its handler reads it on the queue of the source.
  private nonisolated(unsafe) var source: (any DispatchSourceTimer)?

  init(tell: @escaping @MainActor (String) -> Void) { self.tell = tell }

  /// Tells from wherever the work of a queue runs.
  nonisolated private func say(_ word: String) {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.tell(word) } }
  }

  nonisolated private func assumeMainActor() { MainActor.assumeIsolated {} }

  /// Does what the label says; false where it says nothing.
  func handle(_ label: String) -> Bool {
    switch label {
    case "Timer":
      timer = .scheduledTimer(withTimeInterval: 3600, repeats: false) { _ in self.say("rang") }
    case "Repeating":
      timer = .scheduledTimer(withTimeInterval: 10, repeats: true) { _ in self.say("rang") }
      timer?.tolerance = 1
    case "Fire date":
      let late = Timer(fire: Date(timeIntervalSinceNow: 0.7), interval: 0, repeats: false) { _ in
        self.say("rang")
      }
      RunLoop.main.add(late, forMode: .common)
    case "Invalidate": timer?.invalidate()
    case "After": DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.say("after") }
    case "Wall": DispatchQueue.main.asyncAfter(wallDeadline: .now() + 60) { self.say("after") }
    case "Global after":
      DispatchQueue.global().asyncAfter(deadline: .now() + 60) { self.say("after") }
    case "Source", "Source of a queue":
      startSource(on: label == "Source" ? .main : DispatchQueue(label: "own"))
    case "Suspend source": source?.suspend()
    case "Resume source": source?.resume()
    case "Cancel source": source?.cancel()
    case "Drop source": source = nil
    case "Chance":
      tell("\(UUID()) \(Int.random(in: 0...Int.max)) \(Array(1...9).shuffled())")
    case "Order": order()
    case "Back": back()
    case "Group": group()
    case "Operations": operations()
    case "Semaphore": DispatchSemaphore(value: 0).wait()
    case "Thread": Thread.detachNewThread {}
    case "Wrong queue":
      DispatchQueue.global().async { dispatchPrecondition(condition: .onQueue(.main)) }
    case "Endless": again()
    case "Isolation elsewhere": DispatchQueue.global().async { MainActor.assumeIsolated {} }
    case "Isolation detached": Task.detached { self.assumeMainActor() }
    case "Waits for itself":
      DispatchQueue(label: "own").sync { DispatchQueue.main.sync {} }
    case "Queue within":
      DispatchQueue(label: "own").sync { dispatchPrecondition(condition: .onQueue(.main)) }
      say("within")
    case "Detached":
      Task.detached {
        dispatchPrecondition(condition: .notOnQueue(.main))
        DispatchQueue.main.sync { dispatchPrecondition(condition: .onQueue(.main)) }
        self.say("detached")
      }
    default: return false
    }
    return true
  }

  private func startSource(on queue: DispatchQueue) {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now() + 10, repeating: 20)
    source.setEventHandler { @Sendable [unowned self] in
      dispatchPrecondition(condition: .onQueue(queue))
      say("source \(self.source?.data ?? 0)")
    }
    source.setCancelHandler { @Sendable in self.say("cancelled") }
    source.activate()
    self.source = source
  }

  private func order() {
    RunLoop.main.perform { self.say("loop") }
    DispatchQueue.main.async { self.say("first") }
    Task { tell("task") }
    DispatchQueue.main.async { self.say("second") }
    OperationQueue.main.addOperation { self.say("operation") }
  }

  private func back() {
    let own = DispatchQueue(label: "own")
    DispatchQueue.global().async {
      dispatchPrecondition(condition: .notOnQueue(.main))
      let sum = own.sync { (1...100).reduce(0, +) }
      DispatchQueue.main.async {
        dispatchPrecondition(condition: .onQueue(.main))
        self.say("back \(sum)")
      }
      DispatchQueue.main.sync { MainActor.assumeIsolated { self.tell("lent") } }
    }
    own.async(flags: .barrier) { self.say("own") }
  }

  private func group() {
    let group = DispatchGroup()
    for number in 1...3 { DispatchQueue.global().async(group: group) { self.say("\(number)") } }
    group.enter()
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) { group.leave() }
    group.notify(queue: .main) { self.say("all") }
  }

  private func operations() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let first = BlockOperation { self.say("first") }
    let second = BlockOperation { self.say("second") }
    first.addDependency(second)
    queue.addOperations([first, second], waitUntilFinished: false)
  }

  nonisolated private func again() { RunLoop.main.perform { self.again() } }
}
