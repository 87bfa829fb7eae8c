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
    discussion: [
      """
      Each step comes with what it does and an example; at the end stand the kinds of arguments, such as \
      {duration}, and the phrases that arguments say. With words, only the steps that have to do with all of them \
      are listed, the best first: in any form, by words of the same meaning (reboot finds restarts), and nearly so \
      spelt. Of very many the best 20 are listed; JSON has them all.
      """
    ],
    options: [
      OptionSpec(
        "--format", short: "-f", value: .required("FORMAT"), "text, which is the default, or json.")
    ],
    sections: [
      .init(
        title: "JSON",
        lines: [
          "{ \"steps\": [ { \"kind\": \"given\" | \"when\" | \"then\",",
          "               \"text\": the step as a Cucumber expression,",
          "               \"subject\": its heading, \"documentation\": what it does,",
          "               \"examples\": [ … ], \"takes\": \"none\" | \"dataTable\" | \"docString\",",
          "               \"parameterTypes\": [ names, in order ],",
          "               \"file\": where it is declared, \"line\": … } ],",
          "  \"modifiers\": [ { \"text\": …, \"documentation\": …, \"example\": … } ],",
          "  \"parameterTypes\": [ { \"name\": …, \"documentation\": …, \"example\": … } ],",
          "  \"phrases\": [ { \"text\": what an argument may say, \"subject\": …,",
          "                \"documentation\": …, \"also\": [ other words for it ] } ] }",
        ]),
      .init(
        title: "Exit codes",
        lines: ["0   steps were listed", "2   no step has to do with the words"]),
      .init(
        title: "Examples",
        lines: [
          "rehearse steps", "rehearse steps permission popup",
          "rehearse steps swipe the app away",
          "rehearse steps --format json > steps.json",
        ]),
    ])

  private let words: [Word]
  private let writesJSON: Bool
  private let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments.operands
    writesJSON = try arguments.choice("--format", of: ["text", "json"]) == "json"
    color = try ColorChoice(arguments)
  }

  func run<World>(_ console: Console, _ steps: StepCollection<World>) throws -> Int32 {
    let whole = StepCatalogue(steps.library(NamedFiles.Shelves()))
    let catalogue = whole.answering(words.map(\.text))
    guard !catalogue.isEmpty || words.isEmpty else {
      let style = color.style(for: console.errors, console.environment)
      console.report(fault(whole), style)
      return ExitCode.invalid
    }
    if !catalogue.answersAllWords, !catalogue.entries.isEmpty {
      let style = color.style(for: console.errors, console.environment)
      let message = "no step has to do with all of \(quoted); these come nearest"
      console.report(Diagnostic(message, isWarning: true), style)
    }
    var sink = ByteSink()
    if writesJSON {
      try catalogue.writeJSON(to: &sink)
    } else {
      let style = color.style(for: console.output, console.environment)
      CatalogueText(style: style).write(
        words.isEmpty ? catalogue : catalogue.shortened(), to: &sink)
    }
    console.output.write(sink.drain())
    return ExitCode.success
  }

  private var quoted: String { words.map { "'\($0.text)'" }.joined(separator: " and ") }

  private func fault(_ catalogue: StepCatalogue) -> Diagnostic {
    let unknown = words.map(\.text).filter { catalogue.answering([$0]).entries.isEmpty }
    let vocabulary = catalogue.words
    let similar = unknown.flatMap { NearestNames.near($0, in: vocabulary) }
    let notes = similar.isEmpty ? [] : ["did you mean \(similar.joined(separator: " or "))?"]
    return Diagnostic(
      "no step has to do with \(quoted)", notes: notes + ["`rehearse steps` lists all steps"])
  }
}
