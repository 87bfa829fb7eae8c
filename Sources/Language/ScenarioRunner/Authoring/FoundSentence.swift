import CucumberExpressions

/// What somebody is answered who has asked for sentences.
public struct FoundAnswer: Hashable, Sendable {
  /// The sentences, the best first.
  public var sentences: [FoundSentence]
  /// Whether one of them has to do with everything that was asked; if not, they are only what comes nearest.
  public let isWhole: Bool

  /// Creates an answer.
  public init(sentences: [FoundSentence], isWhole: Bool) {
    (self.sentences, self.isWhole) = (sentences, isWhole)
  }
}

/// A sentence that answers what somebody has asked for.
public struct FoundSentence: Hashable, Sendable {
  /// The sentence.
  public let sentence: String
  /// One sentence that says what it does.
  public let documentation: String
  /// What it is for.
  public let kind: StepKind
  /// The expression of its step.
  public let expression: String
  /// Whether it names a value that was asked for, such as a length of time.
  public let isAsked: Bool
  /// How it would go at the place; nil where that is not known.
  public var standing: SentenceStanding?

  /// Creates another sentence of the same step.
  public init(_ sentence: String, as other: FoundSentence) {
    (self.sentence, documentation, kind) = (sentence, other.documentation, other.kind)
    (expression, isAsked) = (other.expression, false)
  }

  init<World>(_ sentence: String, of definition: StepDefinition<World>, isAsked: Bool) {
    (self.sentence, documentation) = (sentence, definition.documentation)
    (kind, expression) = (definition.kind, definition.expression.source)
    self.isAsked = isAsked
  }
}

/// How a sentence would go at a place of a scenario.
public enum SentenceStanding: String, Hashable, Sendable, Comparable {
  /// A check is true and could fail, or a deed can be done.
  case holds
  /// A check is true there whatever the app does.
  case holdsAlways
  /// A check is not true, or a deed breaks something.
  case fails
  /// It cannot be said there: a deed cannot be done, or there is nothing to check.
  case impossible

  private var rank: Int {
    switch self {
    case .holds: 0
    case .holdsAlways: 1
    case .fails: 2
    case .impossible: 3
    }
  }

  /// Whether it is better than another one.
  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }
}
