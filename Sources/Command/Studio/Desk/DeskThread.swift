package import Authoring
package import Processes
package import ScenarioRunner
import Synchronization

/// A thread of its own for the desks, so that the studio answers everything else while a step is played that takes long.
///
/// Each page has a desk of its own: what one plays takes no world away from another. One work is done after the other. Who asks
/// waits a while, and asks again for what is not done by then; what nobody asks for any more is ended where others wait.
package final class DeskThread<World: ScenarioWorld>: Sendable {
  /// Something that is asked of a desk; what comes of it is what is answered.
  package typealias Work = @Sendable (AuthoringDesk<World>) -> [UInt8]

  /// What has become of a question so far.
  enum Answer: Hashable, Sendable {
    case done([UInt8])
    /// Another page has ended it.
    case stopped
    /// It is played; at this place, where a step is.
    case playing(PlayWatch.Place?)
    /// Something else is played that this asker has asked for before, or another one.
    case waiting(DeskAsker, PlayWatch.Place?)
  }

  /// What the thread is to do.
  private enum Task: Sendable {
    case work(Work)
    /// To lay all desks anew, for other sentences or files.
    case renewal(StepLibrary<World>, Planner)
  }

  private struct Question: Sendable {
    let key: [UInt8]
    let asker: DeskAsker
    /// When somebody has asked for it last.
    var askedAt: Int64
  }

  private struct State {
    var running: Question?
    var task: Task?
    /// What is done and was not asked for again so far, the newest last.
    var finished: [(key: [UInt8], answer: Answer)] = []
    /// By which page what runs was ended; empty for nobody's hand.
    var stoppedBy: String?

    /// Ends what runs, on behalf of a page.
    mutating func stop(by page: String, _ watch: PlayWatch) {
      guard running != nil else { return }
      stoppedBy = page
      watch.stop()
    }

    /// Takes note of what has come of what runs; whoever has ended it does not wait for that.
    mutating func finish(_ answer: [UInt8]) {
      defer { (running, stoppedBy) = (nil, nil) }
      guard let running else { return }
      switch stoppedBy {
      case nil: finished.append((running.key, .done(answer)))
      case "", running.asker.page: break
      case .some: finished.append((running.key, .stopped))
      }
      if finished.count > DeskThread.finishedMax { finished.removeFirst() }
    }
  }

  /// What both threads know.
  private final class Shared: Sendable {
    let state = Mutex(State())
    let wakes: (reading: Int32, writing: Int32)
    let ends: (reading: Int32, writing: Int32)

    init() throws(SystemError) {
      wakes = try SystemCall.makePipe()
      ends = try SystemCall.makePipe()
    }
  }

  /// The most answers that are kept for somebody who does not come back.
  private static var finishedMax: Int { 4 }
  /// How often it is tried to lay the desks anew.
  private static var renewalsMax: Int { 10 }
  /// How many times somebody's patience a question is played for which nobody comes back: as many pages may take turns.
  private static var turnsMax: Int64 { 16 }
  /// From how long on something may have taken a lot of memory.
  private static var longMilliseconds: Int64 { 200 }
  private let shared: Shared
  private let watch: PlayWatch
  /// How many milliseconds somebody waits for an answer.
  private let patience: Int64

  /// Lays out desks in a thread.
  package init(
    _ library: StepLibrary<World>, _ planner: Planner, patience: Int64 = 400
  ) throws(SystemError) {
    let (shared, watch) = (try Shared(), PlayWatch())
    (self.shared, self.watch, self.patience) = (shared, watch, patience)
    let isThere = BackgroundThread.start {
      Self.run(DeskShelf(library, planner, watch: watch), shared)
    }
    guard isThere else { throw SystemError(code: EAGAIN) }
  }

  deinit {
    watch.stop()
    // The thread reads the end, and closes the others.
    SystemCall.closeDescriptor(shared.wakes.writing)
    SystemCall.closeDescriptor(shared.ends.reading)
  }

  /// Has a page's desk do something, and waits a while for it; whoever asks the same again is told what has come of it.
  ///
  /// - Parameter question: By what the question is known.
  func answer(_ question: [UInt8], of asker: DeskAsker, _ work: @escaping Work) -> Answer {
    answer(Question(key: question, asker: asker, askedAt: 0), .work(work))
  }

  private func answer(_ question: Question, _ task: Task) -> Answer {
    let end = SystemCall.milliseconds + patience
    while true {
      if let answer = take(question, task) { return answer }
      let left = end - SystemCall.milliseconds
      guard left > 0 else { break }
      var waits = [Wait(for: shared.ends.reading, reads: true)]
      try? SystemCall.wait(for: &waits, atMost: .milliseconds(left))
      if waits[0].isReadable { _ = try? SystemCall.read(shared.ends.reading, atMost: 64) }
    }
    guard let running = shared.state.withLock({ $0.running }), running.key != question.key else {
      return .playing(watch.place)
    }
    return .waiting(running.asker, watch.place)
  }

  /// Ends what is played now; it counts as not played.
  ///
  /// - Parameter isAnyones: Whether that is meant where another page has asked for it.
  func stop(by page: String, isAnyones: Bool) {
    shared.state.withLock { state in
      if isAnyones || state.running?.asker.page == page { state.stop(by: page, watch) }
    }
  }

  /// Lays the desks anew, for other sentences or files; what is played ends.
  ///
  /// - Returns: Whether that is done; what is played may not end, as where an app does not answer.
  func renew(_ library: StepLibrary<World>, _ planner: Planner) -> Bool {
    let question = Question(key: [], asker: DeskAsker(page: "", file: ""), askedAt: 0)
    for _ in 0..<Self.renewalsMax {
      shared.state.withLock { $0.stop(by: "", watch) }
      guard case .done = answer(question, .renewal(library, planner)) else { continue }
      // What was done before was for the old ones.
      shared.state.withLock { $0.finished = [] }
      return true
    }
    return false
  }

  /// Takes the answer to a question, or begins with it where nothing else is done.
  private func take(_ question: Question, _ task: Task) -> Answer? {
    let now = SystemCall.milliseconds
    let (answer, begins) = shared.state.withLock { state -> (Answer?, Bool) in
      if let place = state.finished.firstIndex(where: { $0.key == question.key }) {
        return (state.finished.remove(at: place).answer, false)
      }
      if let running = state.running {
        if running.key == question.key {
          state.running?.askedAt = now
        } else if now - running.askedAt > Self.turnsMax * patience {
          // The page that has asked is gone, or wants to know something else by now.
          state.stop(by: "", watch)
        }
        return (nil, false)
      }
      (state.running, state.task) = (question, task)
      state.running?.askedAt = now
      watch.goOn()
      return (nil, true)
    }
    if begins { _ = try? SystemCall.write(shared.wakes.writing, [1]) }
    return answer
  }

  private static func run(_ first: DeskShelf<World>, _ shared: Shared) {
    var desks = first
    // The end of the pipe is the end of the studio.
    while let bytes = try? SystemCall.read(shared.wakes.reading, atMost: 1), !bytes.isEmpty {
      let (task, asker) = shared.state.withLock { state in
        defer { state.task = nil }
        return (state.task, state.running?.asker)
      }
      guard let task, let asker else { continue }
      let begun = SystemCall.milliseconds
      var answer: [UInt8] = []
      switch task {
      case .work(let work): answer = work(desks.desk(of: asker.page))
      case .renewal(let library, let planner): desks.renew(library, planner)
      }
      // A long search has had a lot, of which hardly anything is left.
      if SystemCall.milliseconds - begun > longMilliseconds { SystemCall.giveBackMemory() }
      shared.state.withLock { $0.finish(answer) }
      _ = try? SystemCall.write(shared.ends.writing, [1])
    }
    SystemCall.closeDescriptor(shared.wakes.reading)
    SystemCall.closeDescriptor(shared.ends.writing)
  }
}
