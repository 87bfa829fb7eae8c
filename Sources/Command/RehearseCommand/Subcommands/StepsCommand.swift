import Rehearsal
import Requirements
import ScenarioReports
import ScenarioRunner

/// `rehearse steps`: the catalogue of everything a scenario can say.
struct StepsCommand {
  static let spec = CommandSpec(
    name: "steps",
    summary: "Lists everything a scenario can say, by subject.",
    usage: "[OPTION]... [WORD]...",
    discussion: """
      Each step comes with what it does and an example; at the end stand the kinds of arguments, such as \
      {duration}, and the phrases that arguments say. With words, only the steps that have to do with all of them \
      are listed, the best first: in any form, by words of the same meaning (reboot finds restarts), and nearly so \
      spelt. Of very many the best 20 are listed; JSON has them all.

      The team's own phrases, from the files *.phrases below Scenarios, stand behind the steps; each is known to the \
      features beside its file and below.
      """,
    options: [
      OptionSpec(
        "--in", value: .required("PATH"),
        "Lists the phrases that features at PATH may use, instead of all below Scenarios."),
      OptionSpec(
        "--format", short: "-f", value: .required("FORMAT"), "text, which is the default, or json."
      ).offering(["text", "json"]),
    ],
    sections: [
      "JSON": [
        "{ \"steps\": [ { \"kind\": \"given\" | \"when\" | \"then\",",
        "               \"text\": the step as a Cucumber expression,",
        "               \"subject\": its heading, \"documentation\": what it does,",
        "               \"examples\": [ … ], \"takes\": \"none\" | \"dataTable\" | \"docString\",",
        "               \"parameterTypes\": [ names, in order ],",
        "               \"file\": where it is declared, \"line\": … }, and the phrases likewise ],",
        "  \"modifiers\": [ { \"text\": …, \"documentation\": …, \"example\": … } ],",
        "  \"parameterTypes\": [ { \"name\": …, \"documentation\": …, \"example\": … } ],",
        "  \"phrases\": [ { \"text\": what an argument may say, \"subject\": …,",
        "                \"documentation\": …, \"also\": [ other words for it ] } ] }",
      ],
      "Exit codes": [
        "0   steps were listed",
        "2   no step has to do with the words, or a file of phrases has a mistake",
      ],
      "Examples": [
        "rehearse steps", "rehearse steps permission popup",
        "rehearse steps swipe the app away", "rehearse steps --in Scenarios/checkout",
        "rehearse steps --format json > steps.json",
      ],
    ])

  private let words: [Word]
  /// Where the features lie whose phrases are listed; nil for all below the folder of scenarios.
  private let place: Word?
  private let writesJSON: Bool
  private let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments.operands
    place = arguments.value("--in")
    writesJSON = try arguments.choice("--format", of: ["text", "json"]) == "json"
    color = try ColorChoice(arguments)
  }

  func run<World>(_ console: Console, _ steps: StepCollection<World>) -> Int32 {
    let errorStyle = color.style(for: console.errors, console.environment)
    let library = steps.library(Surroundings())
    let found: ListedPhrases
    do throws(FeatureFiles.Fault) {
      found = try ListedPhrases(for: place?.text, beside: library, in: console.folder)
    } catch {
      console.report(error.diagnostic, errorStyle)
      return ExitCode.invalid
    }
    for problem in found.problems { console.report(Diagnostic(problem), errorStyle) }
    if let absence = library.absence(of: words.map(\.text)) {
      console.report(Diagnostic(absence), errorStyle)
      return ExitCode.invalid
    }
    let whole = StepCatalogue(library.listing(found.phrases))
    let catalogue = whole.answering(words.map(\.text))
    guard !catalogue.isEmpty || words.isEmpty else {
      console.report(fault(whole), errorStyle)
      return ExitCode.invalid
    }
    if !catalogue.answersAllWords, !catalogue.entries.isEmpty {
      let message = "no step has to do with all of \(quoted); these come nearest"
      console.report(Diagnostic(message, isWarning: true), errorStyle)
    }
    var sink = ByteSink()
    if writesJSON {
      sink.write(bytes: catalogue.json)
    } else {
      let style = color.style(for: console.output, console.environment)
      CatalogueText(style: style, width: console.width).write(
        words.isEmpty ? catalogue : catalogue.shortened(), to: &sink)
    }
    console.output.write(sink.drain())
    let isSound = found.problems.allSatisfy { $0.severity == .warning }
    return isSound ? ExitCode.success : ExitCode.invalid
  }

  private var quoted: String { words.map { "'\($0.text)'" }.joined(separator: " and ") }

  private func fault(_ catalogue: StepCatalogue) -> Diagnostic {
    let unknown = words.map(\.text).filter { catalogue.answering([$0]).entries.isEmpty }
    let vocabulary = catalogue.words
    let similar = unknown.flatMap { NearestNames.near($0, in: vocabulary) }
    return Diagnostic(
      "no step has to do with \(quoted)",
      notes: NearestNames.note(similar) + ["`rehearse steps` lists all steps"])
  }
}

/// The phrases that a catalogue lists beside the steps.
struct ListedPhrases {
  let phrases: [PhraseDefinition]
  /// What is wrong with their files.
  let problems: [Problem]

  /// Finds those that features at a path may use; without one, all below the folder of scenarios, if it is there.
  init<World>(
    for path: String?, beside library: StepLibrary<World>, in folder: WorkingFolder
  ) throws(FeatureFiles.Fault) {
    let start = FilePath.tidied(path ?? ScenarioChoice.defaultPath)
    let status: FileStatus
    do { status = try FileStatus(path: folder.resolve(start)) } catch {
      guard path == nil else {
        let problem = FileProblem(error, at: folder.resolve(start))
        throw FeatureFiles.Fault(path: start, fault: problem)
      }
      (phrases, problems) = ([], [])
      return
    }
    let root = status.kind == .folder ? start : FilePath.parent(of: start)
    let below = FeaturePaths([start], in: folder, wanted: .featuresAndPhrases).places.map { place in
      switch place {
      case .file(let path): FilePath.parent(of: path)
      case .input: ""
      }
    }
    let files = PhraseFiles(besides: [root] + below, within: [root], in: folder)
    let book = PhraseBook(files.sources, beside: library)
    phrases = book.phrases
    problems = files.problems + book.problems
  }
}
