public import CucumberExpressions

/// The declared steps of a world.
///
/// ```swift
/// var library = StepLibrary<Shop>(ParameterTypeRegistry()) { setup in Shop() }
/// library.subject("Basket")
/// library.when("the customer adds {int} apple(s)", "Puts apples into the basket.",
///   example: "the customer adds 3 apples"
/// ) { (shop: inout Shop, count: Int) in
///   shop.apples += count
/// }
/// ```
public struct StepLibrary<World: Sendable>: Sendable {
  /// The parameter types that texts can name.
  public let parameterTypes: ParameterTypeRegistry
  /// The steps, in the order of their declaration.
  public private(set) var definitions: [StepDefinition<World>] = []
  /// The words that may stand before checks, in the order of their declaration.
  public internal(set) var modifiers: [CheckModifier<World>] = []
  /// Whether a step that arranges something is refused where a check is expected; Cucumber allows it.
  ///
  /// With steps such as "location permission is denied" a Then would overwrite what it means to check.
  public var refusesArrangingInChecks = false
  /// The phrases that arguments are made of, in the order of the catalogue.
  public private(set) var glossary: [GlossaryEntry] = []
  /// The words by which people may look for steps, beside those that the steps have.
  public var synonyms = Synonyms()
  /// The words for the one who acts, the usual one first: where people write one, a step may have another.
  public var people: [String] = []
  /// What people look for in vain: the words, and one sentence that says so and what there is instead.
  public var absences: [(words: [String], sentence: String)] = []
  /// What was found wrong while declaring; such steps are left out of `definitions`.
  public private(set) var declarationProblems: [LibraryProblem] = []
  /// The parameter types that steps name and that nobody has defined; such steps are left out, too.
  public private(set) var undefinedParameterTypes: [StepInventory.UndefinedParameterType] = []
  private var heading = StepHeading()
  private var currentConcern = StepConcern.app
  private var requirement: (@Sendable (World) throws -> Void)?
  /// What a check that holds must be asked, so that it does not hold for want of anything.
  private(set) var doubt: (@Sendable (World) throws -> Void)?
  private var indexByText: [String: Int] = [:]

  /// Creates the world of a fresh scenario.
  public let makeWorld: @Sendable (ScenarioSetup) -> World

  /// Creates an empty library of steps that act on such worlds.
  public init(
    _ parameterTypes: ParameterTypeRegistry,
    makeWorld: @escaping @Sendable (ScenarioSetup) -> World
  ) {
    self.parameterTypes = parameterTypes
    self.makeWorld = makeWorld
  }

  /// The expressions of the steps, ready to be searched.
  var index: ExpressionIndex { ExpressionIndex(definitions.map(\.expression)) }

  /// Sets the heading under which the next steps stand in the catalogue.
  ///
  /// - Parameter isTechnical: Whether they are for developers, so that a search names others before them.
  public mutating func subject(_ name: String, isTechnical: Bool = false) {
    heading.subject = name
    heading.isTechnical = isTechnical
    currentConcern = .app
    requirement = nil
    doubt = nil
  }

  /// Says whose steps those from here on are, whatever their subjects; `nil` for nobody's in particular.
  public mutating func owner(_ owner: StepOwner?) { heading.owner = owner }

  /// Says what the steps from here to the next subject are about, where they do not say it themselves.
  public mutating func concerns(_ concern: StepConcern) { currentConcern = concern }

  /// Explains phrases that the steps under the present heading take.
  public mutating func explain(_ entries: [GlossaryEntry]) {
    for var entry in entries {
      entry.subject = heading.subject
      glossary.append(entry)
    }
  }

  /// Lets each step from here to the next subject look at the world first, and throw where it means nothing there.
  ///
  /// What throws is not waited for, whatever words stand before a check.
  public mutating func require(_ look: @escaping @Sendable (World) throws -> Void) {
    requirement = look
  }

  /// Lets each check from here to the next subject look at the world where it holds, and throw if it says nothing there.
  ///
  /// What does not hold has said already what is wrong, and better.
  public mutating func doubtChecks(_ look: @escaping @Sendable (World) throws -> Void) {
    doubt = look
  }

  /// Adds a step unless something is wrong with it, which is then kept as a problem.
  mutating func declare(
    _ kind: StepKind,
    _ text: String,
    _ documentation: String,
    _ examples: [String],
    _ file: String,
    _ line: Int,
    _ body: StepBody<World>,
    concern: StepConcern? = nil,
    isModified: Bool = false,
    isRegularExpression: Bool = false
  ) {
    do throws(CucumberExpressionError) {
      let expression =
        isRegularExpression
        ? try CucumberExpression(regularExpression: text, parameterTypes)
        : try CucumberExpression(text, parameterTypes)
      let definition = StepDefinition(
        kind: kind, concern: concern ?? (kind == .given ? .surroundings : currentConcern),
        expression: expression, heading: heading,
        documentation: documentation, examples: examples, takes: body.attachment,
        isModified: isModified, file: file, line: line,
        body: requirement.map(body.preceded) ?? body)
      if let problem = problem(of: definition) {
        declarationProblems.append(problem)
      } else {
        append(definition)
      }
    } catch {
      if case .undefinedParameterType(let name) = error.problem {
        undefinedParameterTypes.append(.init(name: name, expression: text))
      }
      let kind = LibraryProblemKind.badExpression(error.message)
      declarationProblems.append(
        LibraryProblem(kind, expression: text, file: file, line: line))
    }
  }

  /// Adds a definition that is known to be right.
  mutating func append(_ definition: StepDefinition<World>) {
    indexByText[definition.expression.source] = definitions.count
    definitions.append(definition)
  }

  private func problem(of definition: StepDefinition<World>) -> LibraryProblem? {
    let parameters = definition.expression.parameterTypes.count
    let text = definition.expression.source
    let kind: LibraryProblemKind
    if definition.body.isMisplaced {
      kind = .misplacedAttachment
    } else if definition.body.valueCount != parameters {
      kind = .argumentCount(parameters: parameters, arguments: definition.body.valueCount)
    } else if let index = indexByText[text] {
      kind = .sameText(as: definitions[index].reference)
    } else {
      return nil
    }
    return LibraryProblem(kind, expression: text, file: definition.file, line: definition.line)
  }
}

/// A phrase that arguments of steps are made of, as the catalogue explains it.
public struct GlossaryEntry: Hashable, Sendable {
  /// The heading of the steps that take it.
  public internal(set) var subject = ""
  /// The phrase, with "…" where something is filled in.
  public let text: String
  /// One sentence that says what it means.
  public let documentation: String
  /// Other words for it, by which people look for it.
  public let also: [String]

  /// Creates an entry.
  public init(_ text: String, _ documentation: String, also: [String] = []) {
    self.text = text
    self.documentation = documentation
    self.also = also
  }
}
