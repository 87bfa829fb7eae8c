import Processes
import ScenarioReports

/// `rehearse run --watch`: hands keys, changes and the ends of rounds to the course, and does what it says.
///
/// Each round is played by a process of its own beside this one: what crashes or hangs there ends no watch, keys are read
/// meanwhile, and a round is what the same command line would play, to the byte.
struct WatchSession {
  private static let lookInterval = Duration.milliseconds(100)
  /// Where something has changed, it is soon seen whether that is all.
  private static let nextLookInterval = Duration.milliseconds(30)
  private static let lookIntervalMax = Duration.seconds(2)
  private static let keyWait: Int32 = 100
  /// While a round is played or files change, neither is to be waited for.
  private static let busyWait: Int32 = 15
  /// How long a round that is asked to end may take.
  private static let patience = Duration.seconds(2)

  private let keyboard: Keyboard
  private let console: Console
  private let arguments: WatchArguments
  private let list: FailedList
  private let writesPages: Bool
  private let style: TextStyle
  private var course = WatchCourse()
  private var reader = KeyReader()
  private var files: WatchedFiles
  private var stamps: StampWatch
  private var nextLook = Duration.zero
  private var round: CompanionProcess?
  private var studio: CompanionProcess?
  private var stopBefore: Duration?
  private var promptWidth: Int?
  private var columns: Int
  private var isOver = false

  private init(
    _ command: RunCommand, _ list: FailedList, _ keyboard: Keyboard, _ console: Console
  ) {
    let lines = FeaturePaths(command.chosen.places, in: console.folder).lines
    arguments = WatchArguments(command.arguments, lines: lines, list: list.path)
    let written = command.reports.compactMap { $0.file?.text } + [list.path]
    files = WatchedFiles(command.chosen.places, writing: written, in: console.folder)
    stamps = StampWatch(files.look())
    (self.list, self.keyboard, self.console) = (list, keyboard, console)
    writesPages = command.reports.contains(where: \.kind.isPage)
    style = command.color.style(for: console.output, console.environment)
    columns = Self.width
  }

  /// Watches until the user has enough; returns the exit code.
  static func run(_ command: RunCommand, _ console: Console) -> Int32 {
    let style = command.color.style(for: console.errors, console.environment)
    guard let keyboard = console.keyboard, console.output.isTerminal else {
      console.report(Self.noTerminal, style)
      return ExitCode.invalid
    }
    guard console.findsPlaces(command.chosen.places, style) else { return ExitCode.invalid }
    do throws(Processes.SystemError) {
      let list = try FailedList(command.rerunFile, in: console.folder)
      // From here on nothing ends the process before the terminal is put in order.
      WatchSignals.begin()
      try keyboard.begin()
      var session = WatchSession(command, list, keyboard, console)
      let first = command.playsFailedOnly ? WatchRound.Choice.failed : .all
      session.watch(from: WatchRound(choice: first))
      keyboard.end()
    } catch {
      console.report(Diagnostic("the watch cannot begin: \(error.text)"), style)
      return ExitCode.internalError
    }
    if let number = WatchSignals.come {
      WatchSignals.end()
      // What started this process is to know how it has ended.
      kill(getpid(), number)
    }
    return ExitCode.success
  }

  private static var width: Int { TerminalSize.columns(STDOUT_FILENO) }

  private static let noTerminal = Diagnostic(
    "--watch needs a terminal, for its keys and for what it shows",
    notes: [
      "type the command in a terminal, and send its output nowhere else",
      "where there is none, as on a build server, leave --watch out",
    ])

  private mutating func watch(from first: WatchRound) {
    take(.begun(first))
    while !isOver {
      let isBusy = round != nil || stamps.isUnsteady
      guard let bytes = keyboard.read(milliseconds: isBusy ? Self.busyWait : Self.keyWait),
        WatchSignals.come == nil
      else { break }
      for key in reader.keys(in: bytes) where !isOver { take(.key(key)) }
      if isOver { break }
      lookForEnd()
      lookForChanges()
      lookAtWidth()
    }
    if let round { end(round) }
    if let studio { end(studio) }
    console.output.write(Array((promptWidth == nil ? "" : "\n").utf8))
  }

  private mutating func take(_ event: WatchCourse.Event) {
    for deed in course.take(event) { perform(deed) }
  }

  private var text: WatchText { WatchText(style: style, columns: columns) }

  private mutating func perform(_ deed: WatchCourse.Deed) {
    switch deed {
    case .play(let round): play(round)
    case .stop:
      round?.stop()
      stopBefore = console.elapsed() + Self.patience
    case .tell(let message):
      console.output.write(text.message(message))
    case .show(let prompt):
      let shown = text.prompt(prompt, replacing: promptWidth ?? 0)
      console.output.write((promptWidth == nil ? [UInt8(ascii: "\n")] : []) + shown.bytes)
      promptWidth = shown.width
    case .closePrompt:
      console.output.write([UInt8(ascii: "\n")])
      promptWidth = nil
    case .openStudio: openStudio()
    case .quit: isOver = true
    }
  }

  // MARK: Rounds.

  private mutating func play(_ next: WatchRound) {
    list.makePlace()
    console.output.write(text.heading(of: next))
    do throws(Processes.SystemError) {
      let words = arguments.words(for: next, mark: writesPages ? Self.newMark() : nil)
      round = try CompanionProcess([console.program] + words)
    } catch {
      let diagnostic = Diagnostic("nothing can be played: \(error.text)")
      console.report(diagnostic, style)
      take(.ended(failedCount: list.count))
    }
  }

  /// A mark that no page had before: those of an earlier watch may still be open.
  private static func newMark() -> String { String(UInt64.random(in: .min ... .max), radix: 16) }

  private mutating func lookForEnd() {
    guard let playing = round else { return }
    if let deadline = stopBefore, console.elapsed() > deadline { playing.stop(atOnce: true) }
    guard let end = playing.endSoFar() else { return }
    if case .signalled = end, stopBefore == nil {
      console.report(Diagnostic("the round \(end.words)"), style)
    }
    (round, stopBefore) = (nil, nil)
    take(.ended(failedCount: list.count))
  }

  /// Ends a process, and waits for it.
  private func end(_ process: CompanionProcess) {
    guard process.endSoFar() == nil else { return }
    for atOnce in [false, true] {
      process.stop(atOnce: atOnce)
      if process.hasEnded(within: Self.patience) { break }
    }
  }

  /// Opens the studio where the first scenario stands that did not pass, or else at what is watched, in place of one before.
  private mutating func openStudio() {
    if let studio { end(studio) }
    studio = nil
    do throws(Processes.SystemError) {
      let words = arguments.wordsForStudio(at: list.firstPlace)
      studio = try CompanionProcess([console.program] + words)
    } catch {
      console.report(Diagnostic("the studio cannot be opened: \(error.text)"), style)
    }
  }

  // MARK: What changes around it.

  private mutating func lookForChanges() {
    let start = console.elapsed()
    guard start >= nextLook else { return }
    let now = files.look()
    // Where there is much to look at, it is looked at less often.
    let pause = min((console.elapsed() - start) * 10, Self.lookIntervalMax)
    nextLook = start + max(Self.lookInterval, pause)
    let before = stamps.look(now)
    if stamps.isUnsteady { nextLook = console.elapsed() + Self.nextLookInterval }
    guard let before else { return }
    let changes = files.changes(from: before, to: now)
    if !changes.gone.isEmpty { list.forget(changes.gone) }
    if !changes.isEmpty { take(.changed(changes)) }
  }

  private mutating func lookAtWidth() {
    let now = Self.width
    guard now != columns else { return }
    columns = now
    for deed in course.redrawn() { perform(deed) }
  }
}

extension Console {
  /// Tells of paths that cannot be played; returns whether there is any that can.
  fileprivate func findsPlaces(_ paths: [String], _ style: TextStyle) -> Bool {
    let found = FeaturePaths(paths, in: folder)
    guard found.places.isEmpty else { return true }
    for fault in found.faults { report(fault.diagnostic, style) }
    return found.faults.isEmpty
  }
}
