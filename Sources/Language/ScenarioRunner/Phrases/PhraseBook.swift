import CucumberExpressions
public import Gherkin

/// The phrases of a run, each known to the features of its folder and of the folders below it.
///
/// ```swift
/// let book = PhraseBook([Source(uri: "shop/own.phrases", text: text)], beside: library)
/// book.shelf(for: "shop/baskets/full.feature")?.phrases.count
/// ```
public struct PhraseBook: Sendable {
  /// The most phrases of a run.
  public static let phrasesMax = 10_000

  /// What is wrong with the files.
  public private(set) var problems: [Problem] = []
  /// All phrases, in the order of the files.
  public private(set) var phrases: [PhraseDefinition] = []
  /// The steps beside which the phrases stand.
  let known: KnownSteps
  private var shelves: [String: PhraseShelf] = [:]
  private var folders: [String] = []

  /// The steps that are no phrases: one that says what a phrase says would be meant as well.
  struct KnownSteps: Sendable {
    var index = ExpressionIndex([])
    var references: [DefinitionReference] = []
  }

  /// Creates a book without phrases.
  public init() {
    known = KnownSteps()
  }

  /// Reads files of phrases.
  ///
  /// - Parameters:
  ///   - sources: The files, each once.
  ///   - library: The steps that the phrases stand for, with the kinds of arguments that sentences may have.
  public init<World>(_ sources: [Source], beside library: StepLibrary<World>) {
    // Without phrases nothing is asked of the steps.
    known =
      sources.isEmpty
      ? KnownSteps()
      : KnownSteps(index: library.index, references: library.definitions.map(\.reference))
    var reader = PhraseReader(library.parameterTypes)
    var byFolder: [String: [PhraseDefinition]] = [:]
    for source in sources {
      let folder = Self.folder(of: source.uri)
      let read = reader.read(source)
      guard phrases.count + read.count <= Self.phrasesMax else {
        problems.append(
          Problem(
            .limit, uri: source.uri,
            message: "With this file there are more than \(Self.phrasesMax) phrases.",
            notes: ["Take away those that nobody uses: `rehearse run --format usage` names them."]))
        break
      }
      phrases += read
      if byFolder[folder] == nil { folders.append(folder) }
      byFolder[folder, default: []] += read
    }
    problems = reader.problems + problems
    for folder in folders {
      let known = folders.filter { folder.hasPrefix($0) }.sorted { $0.utf8.count < $1.utf8.count }
      shelves[folder] = PhraseShelf(known.flatMap { byFolder[$0] ?? [] })
    }
  }

  /// The phrases that a feature can use; nil where there are none.
  public func shelf(for uri: String) -> PhraseShelf? {
    guard !folders.isEmpty else { return nil }
    let folder = Self.folder(of: uri)
    let nearest = folders.filter { folder.hasPrefix($0) }.max { $0.utf8.count < $1.utf8.count }
    return nearest.flatMap { shelves[$0] }.flatMap { $0.phrases.isEmpty ? nil : $0 }
  }

  /// The folder of a file with a slash at its end; empty for the working folder.
  private static func folder(of uri: String) -> String {
    uri.lastIndex(of: "/").map { String(uri[...$0]) } ?? ""
  }
}

/// The phrases that the features of a folder can use, those of the folders above first.
///
/// It is a class because thousands of scenarios share it, and it is known by being the same.
public final class PhraseShelf: Sendable {
  /// The phrases.
  public let phrases: [PhraseDefinition]
  let index: ExpressionIndex

  init(_ phrases: [PhraseDefinition]) {
    self.phrases = phrases
    index = ExpressionIndex(phrases.map(\.expression))
  }
}
