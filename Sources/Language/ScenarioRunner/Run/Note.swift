/// A line below what is wrong: what is known around it, or what to do about it.
///
/// What it advises stands in it as a value, so that whoever shows it can offer a button, or say it in words of their own:
///
/// ```swift
/// let note: Note = "The phone is locked. \(before: "When the user unlocks the phone")"
/// note.words  // The phone is locked. Write before it: When the user unlocks the phone
/// ```
public struct Note: Hashable, Sendable {
  /// What a note is made of, in its order.
  public enum Part: Hashable, Sendable {
    /// Words that hold wherever it is read.
    case text(String)
    /// What may be written, with the words that lead to it where nobody offers it otherwise.
    case advice(lead: String, Advice)
    /// What the tool can do about it, with the words that a terminal has for it.
    case tool(ToolHint, terminal: String)
  }

  /// What it is made of.
  public private(set) var parts: [Part]

  /// Creates a note of words alone.
  public init(_ words: String) { parts = [.text(words)] }

  /// Creates a note of one part.
  public init(_ part: Part) { parts = [part] }

  /// The whole, as a terminal shows it.
  public var words: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .advice(let lead, let advice): lead + advice.words
      case .tool(_, let terminal): terminal
      }
    }.joined()
  }

  /// The sentences that are missing before the step, where the note says nothing else; nil where they are but an example.
  public var missing: [String]? {
    guard case .advice(let lead, .before(let sentences)) = parts.last, Self.leads.contains(lead)
    else { return nil }
    let others = parts.dropLast()
    let isOmission = others.count == 1 && advice.contains(.leftOut)
    return others.isEmpty || isOmission ? sentences : nil
  }

  /// What leads to sentences that are missing: alone, and where the step may be left out as well.
  fileprivate static let leads = ["Write before it: ", "write before it: "]

  /// Returns both, one behind the other.
  public static func + (first: Note, second: Note) -> Note {
    var both = first
    both.parts = joined(first.parts, second.parts)
    return both
  }

  /// Words that follow one another are one part.
  fileprivate static func joined(_ first: [Part], _ second: [Part]) -> [Part] {
    guard case .text(let end) = first.last, case .text(let start) = second.first else {
      return first + second
    }
    return first.dropLast() + [.text(end + start)] + second.dropFirst()
  }

  /// What it advises, in its order.
  public var advice: [Advice] {
    parts.compactMap { if case .advice(_, let advice) = $0 { advice } else { nil } }
  }
}

/// What may be done with a step that does not hold, as a value.
public enum Advice: Hashable, Sendable {
  /// These sentences are written before it, with their keywords.
  case before([String])
  /// One sentence is written instead of it.
  case instead(String)
  /// A name that is there is written instead of the one that is not.
  case named(String)
  /// It is left out.
  case leftOut

  /// What of it is told behind the words that lead to it.
  var words: String {
    switch self {
    case .before(let sentences): sentences.joined(separator: ", and: ")
    case .instead(let sentence): sentence
    case .named(let name): "\"\(name)\""
    case .leftOut: ""
    }
  }
}

/// What the tool has to offer where words alone do not help; each way to use it has its own.
public enum ToolHint: Hashable, Sendable {
  /// All checks are listed.
  case checks
  /// The sentences are listed that these words find.
  case search(String)
  /// A run has an option for it.
  case run
}

extension Note: ExpressibleByStringInterpolation {
  /// Gathers the parts of a note.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Begins without any.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      parts = Note.joined(parts, [.text(literal)])
    }

    /// Adds a value as words.
    public mutating func appendInterpolation<Value>(_ value: Value) { appendLiteral("\(value)") }

    /// Adds sentences that are to be written before the step.
    public mutating func appendInterpolation(
      before sentences: String..., lead: String? = nil
    ) {
      parts.append(.advice(lead: lead ?? Note.leads[0], .before(sentences)))
    }

    /// Adds a sentence that is one of those which may be written before the step.
    public mutating func appendInterpolation(before sentence: String, isExample: Bool) {
      let lead = isExample ? "Write before it, for example: " : Note.leads[0]
      parts.append(.advice(lead: lead, .before([sentence])))
    }

    /// Adds that the step is to be left out, or a sentence to be written before it.
    public mutating func appendInterpolation(leftOutOrBefore sentence: String) {
      parts.append(.advice(lead: "Leave it out, or ", .leftOut))
      parts.append(.advice(lead: Note.leads[1], .before([sentence])))
    }

    /// Adds sentences that are to be written before the step.
    public mutating func appendInterpolation(
      allBefore sentences: [String], lead: String? = nil
    ) {
      parts.append(.advice(lead: lead ?? Note.leads[0], .before(sentences)))
    }

    /// Adds a sentence that is to be written instead of the step.
    public mutating func appendInterpolation(instead sentence: String, lead: String = "") {
      parts.append(.advice(lead: lead, .instead(sentence)))
    }

    /// Adds a name that was probably meant.
    public mutating func appendInterpolation(named name: String) {
      parts.append(.advice(lead: "", .named(name)))
    }

    /// Adds that the step is to be left out, in these words.
    public mutating func appendInterpolation(leftOut words: String) {
      parts.append(.advice(lead: words, .leftOut))
    }

    /// Adds what the tool can do, in the words of a terminal.
    public mutating func appendInterpolation(_ hint: ToolHint, terminal: String) {
      parts.append(.tool(hint, terminal: terminal))
    }
  }

  /// Creates a note from words and what it advises.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Creates a note of words alone.
  public init(stringLiteral words: String) { self.init(words) }
}

/// Its words alone are kept: what is read from a record is shown, and mended by nobody.
extension Note: Codable {
  /// Reads a note.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes a note.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(words)
  }
}

/// Something that has notes below it.
public protocol Annotated {
  /// What is known around it and what to do, as values.
  var remarks: [Note] { get set }
}

extension Annotated {
  /// The same as lines, as a terminal shows them; a line that is kept keeps what it advises.
  public var notes: [String] {
    get { remarks.map(\.words) }
    set {
      let known = remarks
      remarks = newValue.map { words in known.first { $0.words == words } ?? Note(words) }
    }
  }
}
