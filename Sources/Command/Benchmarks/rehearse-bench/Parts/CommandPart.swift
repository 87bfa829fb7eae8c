import Gherkin
import SpeedGuard

/// A measurement of the command itself, each time as a whole process: from its start to its last finished byte.
struct CommandPart {
  private let rehearse: String
  private let scenarios = "Scenarios"
  private let corpusBytes: Int
  private let scenarioCount: Int
  private let weeks: Int
  private let repetitions: Int

  init(_ options: BenchOptions) {
    rehearse = options.rehearse
    corpusBytes = options.isQuick ? 3_000_000 : 30_000_000
    scenarioCount = options.isQuick ? 1_000 : 10_000
    weeks = options.isQuick ? 1 : 12
    repetitions = options.isQuick ? 3 : 9
  }

  func section() async -> TableSection {
    var section = TableSection(
      "The command as a whole process: wall clock, processor time, peak memory")
    guard Programs.isExecutable(rehearse) else {
      section.skip("rehearse", because: "“\(rehearse)” is not there; give its path with --rehearse")
      return section
    }
    guard let folder = ScratchFolder() else {
      section.skip("rehearse", because: "no temporary folder could be made")
      return section
    }
    defer { folder.remove() }
    addParsing(in: folder, to: &section)
    addTrivial(in: folder, to: &section)
    addRuns(in: folder, to: &section)
    addWeeks(in: folder, to: &section)
    return section
  }

  /// Documents and pickles of many files, written to nowhere: what is measured is the making of every byte.
  private func addParsing(in folder: ScratchFolder, to section: inout TableSection) {
    let corpus = FeatureCorpus(bytes: corpusBytes)
    let title = "parse \(corpus.byteCount / 1_000_000) MB in \(corpus.sources.count) files"
    guard corpus.sources.allSatisfy({ folder.write($0.bytes, to: "parse/\($0.uri)") }) else {
      return section.skip(title, because: "the files could not be written")
    }
    add(title, ["parse", folder.path("parse")], secondsMax: 0.25, mebibytesMax: 32, to: &section)
  }

  /// Scenarios so short that what is measured is everything around them.
  private func addTrivial(in folder: ScratchFolder, to section: inout TableSection) {
    let text = BenchTexts.trivial(scenarioCount)
    guard folder.write(Array(text.utf8), to: "trivial.feature") else {
      return section.skip("trivial scenarios", because: "the file could not be written")
    }
    for workers in [1, 2] {
      add(
        "run \(scenarioCount) trivial scenarios, \(workers) at a time",
        ["run", folder.path("trivial.feature"), "--quiet", "--parallel", "\(workers)"],
        processorSecondsMax: 0.25, mebibytesMax: 64, to: &section)
    }
  }

  /// All scenarios of the project, with the shortest report, and with the one that says everything, in a file.
  private func addRuns(in folder: ScratchFolder, to section: inout TableSection) {
    let run = ["run", scenarios, "--format", "progress"]
    add("run \(scenarios), progress", run, to: &section)
    let messages = "messages.ndjson"
    add(
      "… and messages in a file", run + ["--format", "messages:\(folder.path(messages))"],
      writing: { folder.size(of: messages) }, to: &section)
  }

  /// An app that records for weeks: what it, its server and the checks keep of each point decides about the memory.
  private func addWeeks(in folder: ScratchFolder, to section: inout TableSection) {
    let text = BenchTexts.campaign(weeks: weeks)
    let title = "a campaign of \(weeks) weeks"
    guard folder.write(Array(text.utf8), to: "weeks.feature") else {
      return section.skip(title, because: "the file could not be written")
    }
    add(
      title, ["run", folder.path("weeks.feature"), "--patient", "--format", "progress"],
      times: 1, mebibytesMax: 180, to: &section)
  }

  private func add(
    _ title: String, _ arguments: [String], times: Int? = nil, secondsMax: Double? = nil,
    processorSecondsMax: Double? = nil, mebibytesMax: Int? = nil, writing size: (() -> Int)? = nil,
    to section: inout TableSection
  ) {
    var (wall, processor) = (Samples(), Samples())
    var peak: Int?
    for _ in 0..<(times ?? repetitions) {
      guard let child = MeasuredProcess.run(rehearse, arguments) else {
        return section.skip(title, because: "it did not end with 0")
      }
      wall.add(child.elapsed)
      processor.add(child.processorTime)
      peak = [peak, child.peakBytes].compactMap(\.self).max()
    }
    let time = wall.figure
    let written = size.map { FigureText.megabytes(wall.rate(of: $0())) }
    section.add(
      title, measured: FigureText.milliseconds(time), relative: written ?? "",
      goal: secondsMax.map { Goal(time.best, atMost: $0, "\(Int($0 * 1_000)) ms") })
    section.add(
      "  processor time", measured: FigureText.milliseconds(processor.figure),
      goal: processorSecondsMax.map { Goal(processor.best, atMost: $0, "\(Int($0 * 1_000)) ms") })
    guard let peak else {
      return section.skip("  peak memory", because: "the measuring program itself has held more")
    }
    section.add(
      "  peak memory", measured: FigureText.mebibytes(peak),
      goal: mebibytesMax.map { Goal(Double(peak), atMost: Double($0 << 20), "\($0) MiB") })
  }
}
