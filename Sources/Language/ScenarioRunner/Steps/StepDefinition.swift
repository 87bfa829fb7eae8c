public import CucumberExpressions
import Gherkin

/// One declared step: its text, what the catalogue says of it, and its body.
public struct StepDefinition<World: Sendable>: Sendable {
  /// What the step is for.
  public let kind: StepKind
  /// What the step is about.
  public let concern: StepConcern
  /// The text to match, whole.
  public let expression: CucumberExpression
  /// Where it stands in the catalogue.
  let heading: StepHeading
  /// One sentence that says what the step does.
  public let documentation: String
  /// Texts that match; a table or doc string the step takes follows on lines of its own.
  public let examples: [String]
  /// The table or doc string the step must be given.
  public let takes: StepAttachment
  /// Whether it is another check with a modifier before it; the catalogue lists modifiers by themselves.
  public let isModified: Bool
  /// The file that declares it, as `#fileID` names it.
  public let file: String
  /// The line of the declaration, from 1.
  public let line: Int
  /// The body, ready to be given arguments.
  let body: StepBody<World>

  /// The heading it stands under in the catalogue.
  public var subject: String { heading.subject }
  /// Whose step it is; `nil` where it is for all.
  public var owner: StepOwner? { heading.owner }

  /// Where the step is declared, for reports.
  public var reference: DefinitionReference {
    DefinitionReference(expression: expression.source, file: file, line: line)
  }
}

/// The step definition that a step of a report was bound to.
public struct DefinitionReference: Hashable, Sendable, Codable {
  /// The text of the expression, such as `{duration} pass(es)`.
  public let expression: String
  /// The file that declares it, as `#fileID` names it.
  public let file: String
  /// The line of the declaration, from 1.
  public let line: Int

  /// Creates a reference.
  public init(expression: String, file: String, line: Int) {
    self.expression = expression
    self.file = file
    self.line = line
  }

  /// `file:line`.
  public var place: String { "\(file):\(line)" }
}

/// The purpose of a step, as the catalogue shows it; matching ignores it, as Cucumber does.
public enum StepKind: String, Hashable, Sendable, CaseIterable {
  /// The state before.
  case given
  /// What happens.
  case when
  /// What is expected.
  case then

  /// The keyword in English: `Given`, `When` or `Then`.
  public var keyword: String {
    switch self {
    case .given: "Given"
    case .when: "When"
    case .then: "Then"
    }
  }
}

/// The subject of a step: who could make a difference to it.
///
/// What only the scenario and the platform decide says nothing of an app, however true it is.
public enum StepConcern: String, Hashable, Sendable, CaseIterable {
  /// The app: what happens to it and what it does, shows and holds now; nearly all steps are about it.
  case app
  /// What there has been until now, as the app has recorded, sent or logged it; only time or a deed adds to that.
  case history
  /// What has reached a server, and what the server has done about it; only what comes through the network adds to that.
  case server
  /// What lies around the app: the user's way, clock, switches, network, reception, servers.
  ///
  /// A step that brings such a thing about lets nothing else happen by itself; a check that looks at one looks at what
  /// the scenario itself has said.
  case surroundings

  /// Whether it is about what there has been until now, at the app or at a server.
  public var isPast: Bool { self == .history || self == .server }
}

/// A thing that can stand under a step's line.
public enum StepAttachment: String, Hashable, Sendable {
  /// Nothing.
  case none
  /// A data table.
  case dataTable
  /// A doc string.
  case docString

  /// The attachment in words a product owner knows.
  public var words: String {
    switch self {
    case .none: "nothing"
    case .dataTable: "a table"
    case .docString: "a doc string"
    }
  }

  /// Creates the attachment that a pickle's step has.
  init(_ argument: PickleStepArgument?) {
    switch argument {
    case nil: self = .none
    case .dataTable: self = .dataTable
    case .docString: self = .docString
    }
  }

  /// An empty attachment of this kind, for checking a body's types.
  var sample: PickleStepArgument? {
    switch self {
    case .none: nil
    case .dataTable: .dataTable(PickleTable(rows: []))
    case .docString: .docString(PickleDocString(content: ""))
    }
  }
}
