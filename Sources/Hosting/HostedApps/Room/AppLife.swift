import AppProtocol
import DeviceInterface
import Rehearsal

/// The life of an app in a process of its own, as a value: its history, and the process that has lived through it.
struct AppLife: Hashable, Sendable {
  let app: AppDescription
  private let seed: UInt64
  private(set) var history = AppHistory()
  private var writer = LineWriter()
  private var link: AppLink

  init(_ app: AppDescription, seed: UInt64, keepsAnswers: Bool = false) {
    (self.app, self.seed) = (app, seed)
    link = AppLink(app)
    history.keepsOutcomes = keepsAnswers
  }

  /// Tells the app something, beginning a process where there is none; returns all of its answers.
  mutating func deliver(_ signal: Signal, _ facts: Facts) throws(LineFailure) -> [Answer] {
    var answers: [Answer] = []
    if !history.isRunning {
      writer = LineWriter()
      answers.append(try answer(to: .started(writer.start(seed: seed, facts)), isFirst: true))
    }
    answers.append(try answer(to: .told(writer.signal(signal, facts)), isFirst: false))
    return answers
  }

  /// Ends the process, where there is one.
  mutating func end() {
    guard history.isRunning else { return }
    // What goes wrong here is told when the app is needed again.
    try? perform(.ended)
  }

  /// Lets the process end as the scenario is over; throws where it does not end well.
  mutating func finish() throws(LineFailure) {
    guard history.isRunning else { return }
    try perform(.finished)
  }

  /// Empties the app's home; throws where something is left in it.
  mutating func reinstall() throws(LineFailure) {
    guard !history.entries.isEmpty else { return }
    try perform(.emptied)
  }

  /// Throws where the process has ended by itself, or has written what nobody had asked for.
  func checkProcess() throws(LineFailure) {
    guard history.isRunning else { return }
    try link.checkProcess(after: history.entries.count)
  }

  /// How many bytes the app keeps in files of its home; `nil` where another history has gone on with it.
  var fileBytes: Int? { link.fileBytes(after: history.entries.count) }

  /// Hands over what the app has written for its developers.
  func takeLastWords() -> String { link.takeLastWords() }

  /// Tells the app something, and takes note of what came of it: what it was told has happened even where the line broke.
  private mutating func answer(to entry: AppHistory.Entry, isFirst: Bool) throws(LineFailure)
    -> Answer
  {
    do throws(LineFailure) {
      let line = try line(for: entry)
      let answer = try Self.answer(line, to: writer.lastNumber, isFirst: isFirst)
      history.append(entry, .answered(answer))
      return answer
    } catch {
      history.append(entry, .failed(error))
      throw error
    }
  }

  /// Does what has no answer.
  private mutating func perform(_ entry: AppHistory.Entry) throws(LineFailure) {
    do throws(LineFailure) {
      _ = try line(for: entry)
      history.append(entry, .nothing)
    } catch {
      history.append(entry, .failed(error))
      throw error
    }
  }

  /// Does what comes next; returns the line that answers it, where there is an answer.
  private mutating func line(for entry: AppHistory.Entry) throws(LineFailure) -> [UInt8] {
    let position = history.entries.count
    if let line = try link.perform(entry, after: position) { return line }
    // The process has gone on with a copy of this life.
    link = try relived()
    return try link.perform(entry, after: position) ?? []
  }

  private static func answer(
    _ line: [UInt8], to number: Int64, isFirst: Bool
  ) throws(LineFailure) -> Answer {
    do throws(AnswerFault) {
      return try Answer(line: line, to: number, isFirst: isFirst)
    } catch .otherMessage(let found, let expected) where Int64(found).map({ $0 < expected }) == true
    {
      // What it answers was answered before.
      throw .unasked(LineBuffer.excerpt(line))
    } catch {
      throw .wrongAnswer(error, line: LineBuffer.excerpt(line))
    }
  }

  /// Starts anew and tells the app all that it was told.
  private func relived() throws(LineFailure) -> AppLink {
    let link = AppLink(app)
    var number: Int64 = 0
    for (index, entry) in history.entries.enumerated() {
      var outcome = AppHistory.Outcome.nothing
      do throws(LineFailure) {
        let line = try link.perform(entry, after: index) ?? []
        switch entry {
        case .started:
          number = 1
          outcome = .answered(try Self.answer(line, to: number, isFirst: true))
        case .told:
          number += 1
          outcome = .answered(try Self.answer(line, to: number, isFirst: false))
        case .ended, .finished, .emptied: break
        }
      } catch {
        outcome = .failed(error)
      }
      guard outcome.fingerprint == history.fingerprints[index] else {
        throw .unequal(message: index + 1)
      }
    }
    _ = link.takeLastWords()
    return link
  }

  /// Two lives are equal where the same app has lived through the same.
  static func == (left: AppLife, right: AppLife) -> Bool {
    left.app.identity == right.app.identity && left.seed == right.seed
      && left.history == right.history
  }

  /// Feeds all that it has lived through: an app may remember what its answers do not show.
  func hash(into hasher: inout Hasher) {
    hasher.combine(app.identity)
    hasher.combine(seed)
    hasher.combine(history)
  }

  // MARK: Two lives of one app that was told the same

  /// Returns the first message to which this life's answer is another one; `nil` where there is none, where answers were
  /// not kept, and where the two were not told the same: then something else was the first.
  func difference(from first: AppLife) -> AppDifference? {
    var signals = 0
    for (index, outcome) in history.outcomes.enumerated() {
      let entry = history.entries[index]
      guard first.history.outcomes.indices.contains(index), first.history.entries[index] == entry
      else { return nil }
      if let (one, other) = Self.words(first.history.outcomes[index], outcome, app.name) {
        return AppDifference(
          signalsBefore: signals, told: entry.words(signalsBefore: signals), first: one,
          second: other)
      }
      if case .told = entry { signals += 1 }
    }
    return nil
  }

  /// Says what came of a message in both lives; `nil` where it was the same.
  private static func words(
    _ first: AppHistory.Outcome, _ second: AppHistory.Outcome, _ name: String
  ) -> (String, String)? {
    if case .answered(let one) = first, case .answered(let other) = second {
      return AnswerDifference(one, other).map { difference in
        let place = difference.path.isEmpty ? "" : "\(difference.path): "
        return (place + difference.first, place + difference.second)
      }
    }
    let (one, other) = (words(first, name), words(second, name))
    return one == other ? nil : (one, other)
  }

  private static func words(_ outcome: AppHistory.Outcome, _ name: String) -> String {
    switch outcome {
    case .nothing: "nothing was asked"
    case .answered: "it answered as it should"
    case .failed(let failure): failure.message("app \"\(name)\"")
    }
  }
}
