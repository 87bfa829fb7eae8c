import Processes
import Synchronization

/// The way from a history to the process that has lived through it.
///
/// Copies of a world share it. The one that goes on first takes the process along; another one finds that the process has
/// gone on without it, and starts anew.
final class AppLink: Sendable {
  private struct State: ~Copyable {
    var home: HomeFolder?
    var running: RunningApp?
    /// How much of a history the process has lived through.
    var position = 0
    var lastWords: [UInt8] = []
  }

  private let app: AppDescription
  private let state = Mutex(State())

  init(_ app: AppDescription) { self.app = app }

  deinit {
    state.withLock { state in
      Self.end(&state)
      state.home?.remove()
    }
  }

  /// Does what comes next in a history of which so much is over; `nil` where the process has gone another way.
  func perform(_ entry: AppHistory.Entry, after position: Int) throws(LineFailure) -> [UInt8]? {
    let done: Result<[UInt8]?, LineFailure> = state.withLock { state in
      guard state.position == position else { return .success(nil) }
      state.position += 1
      return Result { () throws(LineFailure) in try Self.perform(entry, app, &state) }
    }
    return try done.get()
  }

  private static func perform(
    _ entry: AppHistory.Entry, _ app: AppDescription, _ state: inout State
  ) throws(LineFailure) -> [UInt8] {
    switch entry {
    case .started(let line):
      let child: ChildProcess
      if let home = state.home {
        child = try ProcessPool.start(app, in: home)
      } else {
        let member = try ProcessPool.process(of: app)
        (state.home, child) = (member.home, member.child)
      }
      state.running = RunningApp(child)
      return try exchange(line, within: app.startSeconds, &state)
    case .told(let line):
      return try exchange(line, within: app.answerSeconds, &state)
    case .ended:
      end(&state)
      return []
    case .finished:
      try finish(within: app.answerSeconds, &state)
      return []
    case .emptied:
      // What is deleted runs no more.
      end(&state)
      if let home = state.home, !home.empty() { throw .notEmptied }
      return []
    }
  }

  /// Throws where the process that has lived through so much has ended by itself, or has written unasked.
  func checkProcess(after position: Int) throws(LineFailure) {
    let checked: Result<Void, LineFailure> = state.withLock { state in
      guard state.position == position, var running = state.running.take() else {
        return .success(())
      }
      let result = Result { () throws(LineFailure) in try running.checkProcess() }
      state.running = running
      if case .failure = result { Self.end(&state) }
      return result
    }
    try checked.get()
  }

  /// How many bytes the app keeps in files; `nil` where another history has gone on with its home.
  func fileBytes(after position: Int) -> Int? {
    state.withLock { state in
      state.position == position ? state.home?.fileBytes ?? 0 : nil
    }
  }

  private static func exchange(
    _ line: [UInt8], within seconds: Int, _ state: inout State
  ) throws(LineFailure) -> [UInt8] {
    // Taken out and put back, so that its buffers are never copied.
    guard var running = state.running.take() else { throw .closed }
    do throws(LineFailure) {
      let answer = try running.exchange(line, withinSeconds: seconds)
      state.running = running
      return answer
    } catch {
      state.running = running
      end(&state)
      throw error
    }
  }

  private static func finish(within seconds: Int, _ state: inout State) throws(LineFailure) {
    guard var running = state.running.take() else { return }
    let result = Result { () throws(LineFailure) in try running.finish(withinSeconds: seconds) }
    state.running = running
    end(&state)
    try result.get()
  }

  private static func end(_ state: inout State) {
    guard var running = state.running.take(), let home = state.home else { return }
    running.end(home: home.path)
    state.lastWords += running.takeLastWords()
  }

  /// Hands over what the app has written for its developers.
  func takeLastWords() -> String {
    state.withLock { state in
      let words = state.lastWords + (state.running?.takeLastWords() ?? [])
      state.lastWords = []
      let text = String(decoding: words, as: UTF8.self)
      // Its home is another folder in each run.
      return state.home.map { text.replacing($0.path, with: "$HOME") } ?? text
    }
  }
}
