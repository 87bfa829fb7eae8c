/// What a document says of a requirement beside its text: nested items under it, each beginning with a word of its own.
///
/// ```markdown
/// - `clock-in:FR-014` After a restart of the phone during a shift, recording goes on by itself.
///   - Broken by: `the app never hears that the phone has restarted`
///   - Rule: `No line of a recorded route bridges a gap.`
///   - Limit on iOS: a phone that stands still tracks when it moves or the app is opened (I-73, I-88).
/// ```
package struct RequirementDetails: Hashable, Sendable {
  /// What breaks it, in the words of `rehearse audit`: each makes a scenario that carries its id fail.
  package internal(set) var breakers: [Breaker] = []
  /// The rules that hold in every scenario and stand for it: where one of them notices, the requirement has.
  package internal(set) var rules: [String] = []
  /// Where it cannot hold, and why.
  package internal(set) var limits: [Limit] = []

  /// A sabotage that breaks a requirement.
  package struct Breaker: Hashable, Sendable {
    /// The sabotage, in the words of `rehearse audit`.
    package let sabotage: String
    /// Why it stands for more requirements than one sabotage should; nil where nobody says so.
    package let excuse: String?
    /// The line of the document it stands on, from 1.
    package let line: Int
  }

  /// A bound of a requirement that a platform sets.
  package struct Limit: Hashable, Sendable {
    /// The platform; nil where it is all of them.
    package let platform: String?
    /// What holds instead, with the rule.
    package let text: String
  }

  /// The most requirements of a document for which one sabotage counts without an excuse.
  package static let sharedMax = 3

  init() {}

  /// The words by which a nested item begins that is one of these.
  private enum Heading: String, CaseIterable {
    case breakers = "Broken by:"
    case rule = "Rule:"
    case limit = "Limit:"
    case iOSLimit = "Limit on iOS:"
    case androidLimit = "Limit on Android:"
    case bothLimits = "Limit on iOS and Android:"
  }

  /// Whether a nested item is one of these, and not part of the text.
  static func begins(_ text: Substring) -> Bool {
    Heading.allCases.contains { text.hasPrefix($0.rawValue) }
  }

  /// Reads a nested item; returns false where it is not written as it should be.
  mutating func read(_ text: String, line: Int) -> Bool {
    guard let heading = Heading.allCases.first(where: { text.hasPrefix($0.rawValue) }) else {
      return false
    }
    let rest = text.dropFirst(heading.rawValue.count).drop { $0 == " " }
    switch heading {
    case .breakers:
      guard let spans = CodeSpans(rest)?.spans else { return false }
      breakers += spans.map { Breaker(sabotage: $0.text, excuse: $0.remark, line: line) }
    case .rule:
      guard let spans = CodeSpans(rest)?.spans else { return false }
      rules += spans.map(\.text)
    case .limit: limits.append(Limit(platform: nil, text: String(rest)))
    case .iOSLimit: limits.append(Limit(platform: "iOS", text: String(rest)))
    case .androidLimit: limits.append(Limit(platform: "Android", text: String(rest)))
    case .bothLimits:
      limits += ["iOS", "Android"].map { Limit(platform: $0, text: String(rest)) }
    }
    return !rest.isEmpty
  }
}

/// Code spans one after the other, each with a remark in parentheses behind it if need be: `` `a` (why); `b` ``.
private struct CodeSpans {
  private(set) var spans: [(text: String, remark: String?)] = []

  /// Reads them; nil where there is none, or anything else between them.
  init?(_ text: Substring) {
    var rest = text
    while !rest.isEmpty {
      guard rest.first == "`", let end = rest.dropFirst().firstIndex(of: "`") else { return nil }
      let span = rest[rest.index(after: rest.startIndex)..<end]
      guard !span.isEmpty else { return nil }
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
      var remark: String?
      if rest.first == "(", let close = rest.firstIndex(of: ")") {
        remark = String(rest[rest.index(after: rest.startIndex)..<close])
        // An excuse that says nothing is none.
        guard remark?.contains(where: \.isLetter) == true else { return nil }
        rest = rest[rest.index(after: close)...].drop { $0 == " " }
      }
      spans.append((String(span), remark))
      if rest.first == ";" || rest.first == "," {
        rest = rest.dropFirst().drop { $0 == " " }
      } else if rest == "." {
        rest = rest.dropFirst()
      }
    }
    if spans.isEmpty { return nil }
  }
}
