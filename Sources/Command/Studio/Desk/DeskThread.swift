package import Authoring
package import Processes
package import ScenarioRunner
import Synchronization

/// A thread of its own for the desk, so that the studio answers everything else while a step is played that takes long.
///
/// It does one work after the other. Who asks waits a while, and asks again for what is not done by then.
package final class DeskThread<World: ScenarioWorld>: Sendable {
  /// Something that is asked of the desk; what comes of it is what is answered.
  package typealias Work = @Sendable (inout AuthoringDesk<World>) -> [UInt8]

  /// What has become of a question so far.
  enum Answer: Hashable, Sendable {
    case done([UInt8])
    /// It is played; a step of this line, where one is.
    case playing(line: Int?)
    /// Something else is played that was asked before.
    case waiting
  }

  private struct State {
    var running: [UInt8]?
    var work: Work?
    /// What is done and was not asked for again so far, the newest last.
    var finished: [(key: [UInt8], answer: [UInt8])] = []
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
  /// How often it is tried to lay the desk anew.
  private static var renewalsMax: Int { 10 }
  /// From how long on something may have taken a lot of memory.
  private static var longMilliseconds: Int64 { 200 }
  private let shared: Shared
  private let watch: PlayWatch
  /// How many milliseconds somebody waits for an answer.
  private let patience: Int64

  /// Lays out a desk in a thread.
  package init(
    _ library: StepLibrary<World>, _ planner: Planner, patience: Int64 = 400
  ) throws(SystemError) {
    let (shared, watch) = (try Shared(), PlayWatch())
    (self.shared, self.watch, self.patience) = (shared, watch, patience)
    let isThere = BackgroundThread.start {
      Self.run(AuthoringDesk(library, planner, watch: watch), shared)
    }
    guard isThere else { throw SystemError(code: EAGAIN) }
  }

  deinit {
    watch.stop()
    // The thread reads the end, and closes the others.
    SystemCall.closeDescriptor(shared.wakes.writing)
    SystemCall.closeDescriptor(shared.ends.reading)
  }

  /// Has the desk do something, and waits a while for it; whoever asks the same again is told what has come of it.
  ///
  /// - Parameter question: By what the question is known.
  func answer(_ question: [UInt8], _ work: @escaping Work) -> Answer {
    let end = SystemCall.milliseconds + patience
    while true {
      if let answer = take(question, work) { return .done(answer) }
      let left = end - SystemCall.milliseconds
      guard left > 0 else { break }
      var waits = [Wait(for: shared.ends.reading, reads: true)]
      try? SystemCall.wait(for: &waits, atMost: .milliseconds(left))
      if waits[0].isReadable { _ = try? SystemCall.read(shared.ends.reading, atMost: 64) }
    }
    let isOwn = shared.state.withLock { $0.running == question }
    return isOwn ? .playing(line: watch.line) : .waiting
  }

  /// Ends what is played now; it counts as not played.
  func stop() {
    shared.state.withLock { if $0.running != nil { watch.stop() } }
  }

  /// Lays the desk anew, for other sentences or files; what is played ends.
  ///
  /// - Returns: Whether that is done; what is played may not end, as where an app does not answer.
  func renew(_ library: StepLibrary<World>, _ planner: Planner) -> Bool {
    let watch = watch
    let renewal: Work = { desk in
      desk = AuthoringDesk(library, planner, watch: watch)
      return []
    }
    for _ in 0..<Self.renewalsMax {
      stop()
      guard case .done = answer([], renewal) else { continue }
      // What was done before was for the old one.
      shared.state.withLock { $0.finished = [] }
      return true
    }
    return false
  }

  /// Takes the answer to a question, or begins with it where nothing else is done.
  private func take(_ question: [UInt8], _ work: @escaping Work) -> [UInt8]? {
    let (answer, begins) = shared.state.withLock { state -> ([UInt8]?, Bool) in
      if let place = state.finished.firstIndex(where: { $0.key == question }) {
        return (state.finished.remove(at: place).answer, false)
      }
      guard state.running == nil else { return (nil, false) }
      (state.running, state.work) = (question, work)
      watch.goOn()
      return (nil, true)
    }
    if begins { _ = try? SystemCall.write(shared.wakes.writing, [1]) }
    return answer
  }

  private static func run(_ first: AuthoringDesk<World>, _ shared: Shared) {
    var desk = first
    // The end of the pipe is the end of the studio.
    while let bytes = try? SystemCall.read(shared.wakes.reading, atMost: 1), !bytes.isEmpty {
      let work = shared.state.withLock { state in
        defer { state.work = nil }
        return state.work
      }
      let begun = SystemCall.milliseconds
      guard let answer = work?(&desk) else { continue }
      // A long search has had a lot, of which hardly anything is left.
      if SystemCall.milliseconds - begun > longMilliseconds { SystemCall.giveBackMemory() }
      shared.state.withLock { state in
        if let key = state.running { state.finished.append((key, answer)) }
        if state.finished.count > finishedMax { state.finished.removeFirst() }
        state.running = nil
      }
      _ = try? SystemCall.write(shared.ends.writing, [1])
    }
    SystemCall.closeDescriptor(shared.wakes.reading)
    SystemCall.closeDescriptor(shared.ends.writing)
  }
}
