/// The automaton of the grammar: for every state and kind of line, the state that follows.
///
/// A state is the list of terms still to come. The table is made from `Production` the first
/// time something is parsed.
struct StateTable: Sendable {
  /// The state that a tag line leads to, if the header named by `header` follows the tags.
  struct TagTarget: Sendable {
    var header: TokenKind?
    var state: UInt8
  }

  static let none: UInt8 = .max
  static let standard = StateTable(of: .document)
  static let phrases = StateTable(of: .phrases)

  static let start: UInt8 = 0

  /// The states after each state, one row of `TokenKind.allCases.count` for each state.
  private var successors: [UInt8] = []
  /// What each state expects, in the official order.
  private(set) var expected: [[TokenKind]] = []
  private(set) var tagTargets: [[TagTarget]] = []

  private init(of start: Production) {
    var states: [[Term]] = [[.one(start)]]
    var numbers: [[Term]: UInt8] = [states[0]: 0]
    var index = 0
    while index < states.count {
      let candidates = Self.ordered(Self.candidates(of: states[index]))
      add(candidates, to: UInt8(index)) { terms in
        if let number = numbers[terms] { return number }
        let number = UInt8(states.count)
        numbers[terms] = number
        states.append(terms)
        return number
      }
      index += 1
    }
  }

  @inline(__always)
  func successor(of state: UInt8, after kind: TokenKind) -> UInt8 {
    successors[Int(state) << 4 | Int(kind.rawValue)]
  }

  private mutating func add(
    _ candidates: [Candidate],
    to state: UInt8,
    number: ([Term]) -> UInt8
  ) {
    var row = [UInt8](repeating: Self.none, count: 16)
    var kinds: [TokenKind] = []
    var targets: [TagTarget] = []
    for candidate in candidates {
      let target = candidate.isSkipped ? state : number(candidate.terms)
      let column = Int(candidate.kind.rawValue)
      if row[column] == Self.none {
        row[column] = target
        kinds.append(candidate.kind)
      }
      if candidate.kind == .tagLine {
        targets.append(TagTarget(header: candidate.header, state: target))
      }
    }
    successors += row
    expected.append(kinds)
    tagTargets.append(targets)
  }

  /// A kind of line that may come next, and the terms that are to come after it.
  private struct Candidate {
    var kind: TokenKind
    var terms: [Term]
    var header: TokenKind?
    var isSkipped = false
  }

  /// Puts the end of the file first and free text last, and lets comments and blank lines be
  /// skipped where free text may not stand.
  private static func ordered(_ candidates: [Candidate]) -> [Candidate] {
    let ends = candidates.filter { $0.kind == .endOfFile }
    let others = candidates.filter { $0.kind == .other }
    let middle = candidates.filter { $0.kind != .endOfFile && $0.kind != .other }
    guard others.isEmpty else { return ends + middle + others }
    let skipped = [TokenKind.comment, .empty].map {
      Candidate(kind: $0, terms: [], isSkipped: true)
    }
    return ends + middle + skipped
  }

  private static func candidates(of terms: [Term]) -> [Candidate] {
    guard let first = terms.first else { return [Candidate(kind: .endOfFile, terms: [])] }
    let rest = [Term](terms.dropFirst())
    let after = first.count == .many ? terms : rest
    var found: [Candidate] = []
    switch first.symbol {
    case .token(let kind):
      found = [Candidate(kind: kind, terms: after)]
    case .production(let production):
      for alternative in production.alternatives {
        found += candidates(of: alternative, before: after, in: production)
      }
    }
    if first.count != .one || canBeEmpty(first.symbol) {
      found += candidates(of: rest)
    }
    return found
  }

  /// Lists what can start an alternative, without what can only come after it.
  private static func candidates(
    of alternative: [Term],
    before after: [Term],
    in production: Production
  ) -> [Candidate] {
    var found: [Candidate] = []
    for (index, term) in alternative.enumerated() {
      let following = alternative[(index + 1)...] + after
      let repeated = term.count == .many ? [term] + following : [Term](following)
      switch term.symbol {
      case .token(let kind):
        let header = kind == .tagLine ? production.headerAfterTags : nil
        found.append(Candidate(kind: kind, terms: repeated, header: header))
      case .production(let inner):
        for innerAlternative in inner.alternatives {
          found += candidates(of: innerAlternative, before: repeated, in: inner)
        }
      }
      if term.count == .one, !canBeEmpty(term.symbol) { return found }
    }
    return found
  }

  private static func canBeEmpty(_ symbol: Term.Symbol) -> Bool {
    guard case .production(let production) = symbol else { return false }
    return production.alternatives.contains { alternative in
      alternative.allSatisfy { $0.count != .one || canBeEmpty($0.symbol) }
    }
  }
}
