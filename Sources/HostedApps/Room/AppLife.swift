import AppLine
import DeviceInterface

/// The life of an app in a process of its own, as a value: its history, and the process that has lived through it.
struct AppLife: Hashable, Sendable {
  let app: AppDescription
  private let seed: UInt64
  private var history = AppHistory()
  private var writer = LineWriter()
  private var link: AppLink

  init(_ app: AppDescription, seed: UInt64) {
    (self.app, self.seed) = (app, seed)
    link = AppLink(app)
  }

  /// Tells the app something, beginning a process where there is none; returns all of its answers.
  mutating func tell(_ signal: Signal, _ facts: Facts) throws(LineFailure) -> [Answer] {
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
    _ = try? perform(.ended)
  }

  /// Empties the app's home.
  mutating func reinstall() {
    guard !history.entries.isEmpty else { return }
    _ = try? perform(.emptied)
  }

  /// Throws where the process has ended by itself, or has written what nobody had asked for.
  func look() throws(LineFailure) {
    guard history.isRunning else { return }
    try link.look(after: history.entries.count)
  }

  /// Hands over what the app has written for its developers.
  func takeLastWords() -> String { link.takeLastWords() }

  private mutating func answer(to entry: AppHistory.Entry, isFirst: Bool) throws(LineFailure)
    -> Answer
  {
    let line = try perform(entry)
    do throws(AnswerFault) {
      return try Answer(line: line, to: writer.lastNumber, isFirst: isFirst)
    } catch .otherMessage(let found, let expected) where Int64(found).map({ $0 < expected }) == true
    {
      // What it answers was answered before.
      throw .unasked(LineBuffer.excerpt(line))
    } catch {
      throw .wrongAnswer(error, line: LineBuffer.excerpt(line))
    }
  }

  private mutating func perform(_ entry: AppHistory.Entry) throws(LineFailure) -> [UInt8] {
    let position = history.entries.count
    var answer = try link.perform(entry, after: position)
    if answer == nil {
      // The process has gone on with a copy of this life.
      link = try relived()
      answer = try link.perform(entry, after: position)
    }
    history.append(entry, answer ?? [])
    return answer ?? []
  }

  /// Starts anew and tells the app all that it was told.
  private func relived() throws(LineFailure) -> AppLink {
    let link = AppLink(app)
    for (index, entry) in history.entries.enumerated() {
      let answer = try link.perform(entry, after: index) ?? []
      guard AppHistory.fingerprint(answer) == history.answers[index] else {
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

  func hash(into hasher: inout Hasher) {
    hasher.combine(app.identity)
    hasher.combine(history.answers)
  }
}
