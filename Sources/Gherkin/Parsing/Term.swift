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
