/// The grammar of Gherkin as data.
///
/// Each production is a list of alternatives, each of them a sequence of terms. Comments and blank
/// lines are not written down: they may stand wherever free text may not.
enum Production: UInt8, Hashable {
  case document
  case feature
  case rule
  case background
  case scenario
  case examples
  case step
  case argument
  case table
  case docString
  case description
  case descriptionText
  /// A whole file of phrases: the other thing, beside a document, that parsing can begin with.
  case phrases
  case phrase

  var alternatives: [[Term]] {
    switch self {
    case .document:
      [[.optional(.feature)]]
    case .feature:
      [
        [
          .optional(.language), .many(.tagLine), .one(.featureLine), .one(.description),
          .optional(.background), .many(.scenario), .many(.rule),
        ]
      ]
    case .rule:
      [
        [
          .many(.tagLine), .one(.ruleLine), .one(.description),
          .optional(.background), .many(.scenario),
        ]
      ]
    case .background:
      [[.one(.backgroundLine), .one(.description), .many(.step)]]
    case .scenario:
      [
        [
          .many(.tagLine), .one(.scenarioLine), .one(.description),
          .many(.step), .many(.examples),
        ]
      ]
    case .examples:
      [[.many(.tagLine), .one(.examplesLine), .one(.description), .many(.tableRow)]]
    case .step:
      [[.one(.stepLine), .optional(.argument)]]
    case .argument:
      [
        [.one(.table), .optional(.docString)],
        [.one(.docString), .optional(.table)],
      ]
    case .table:
      [[.one(.tableRow), .many(.tableRow)]]
    case .docString:
      [[.one(.docStringSeparator), .many(.other), .one(.docStringSeparator)]]
    case .description:
      [[.many(.empty), .many(.descriptionText)]]
    case .descriptionText:
      [[.one(.comment)], [.one(.other)]]
    case .phrases:
      [[.optional(.language), .many(.phrase)]]
    case .phrase:
      // Without free text: a step whose keyword is misspelt would be taken for it.
      [[.one(.phraseLine), .many(.step)]]
    }
  }

  /// The line that must follow a block of tags for the tags to open this production.
  ///
  /// A block of tags can stand in front of several things; it opens the first of them whose
  /// header follows. A rule has no hint: it takes the tags nobody else claims.
  var headerAfterTags: TokenKind? {
    switch self {
    case .scenario: .scenarioLine
    case .examples: .examplesLine
    case .document, .feature, .rule, .background, .step, .argument, .table, .docString,
      .description, .descriptionText, .phrases, .phrase:
      nil
    }
  }
}

/// An element of a production and how often it may stand there.
struct Term: Hashable {
  enum Symbol: Hashable {
    case token(TokenKind)
    case production(Production)
  }

  enum Count: Hashable {
    case one
    case optional
    case many
  }

  var symbol: Symbol
  var count: Count

  static func one(_ token: TokenKind) -> Term { Term(symbol: .token(token), count: .one) }

  static func one(_ production: Production) -> Term {
    Term(symbol: .production(production), count: .one)
  }

  static func optional(_ token: TokenKind) -> Term { Term(symbol: .token(token), count: .optional) }

  static func optional(_ production: Production) -> Term {
    Term(symbol: .production(production), count: .optional)
  }

  static func many(_ token: TokenKind) -> Term { Term(symbol: .token(token), count: .many) }

  static func many(_ production: Production) -> Term {
    Term(symbol: .production(production), count: .many)
  }
}
