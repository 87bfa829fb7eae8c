import Gherkin

/// A text of a phrase with gaps, in which the arguments of its use are filled in.
struct PhraseText: Sendable {
  /// The filling of a gap.
  enum Filling: Hashable, Sendable {
    /// The argument at a place of the sentence.
    case argument(Int)
    /// The doc string under the sentence.
    case docString
  }

  /// The form in which the words around a gap want what is filled in.
  enum Wanted: Hashable, Sendable {
    /// As it was written, with its quotation marks.
    case asWritten
    /// Without quotation marks: these stand around the gap, or nobody writes them here.
    case bare(inside: Character?)
  }

  private enum Piece: Sendable {
    case words(String)
    case gap(Filling, Wanted)
  }

  /// A name between angle brackets that is no argument's.
  struct UnknownName: Error, Hashable {
    let name: String
    /// The code points before the opening bracket.
    let offset: Int
  }

  /// The whole that a text is a part of.
  enum Part: Hashable {
    case sentence
    case cell
    case docString
  }

  private var pieces: [Piece] = []
  /// What its gaps are filled with.
  private(set) var fillings: Set<Filling> = []

  /// Takes a text apart.
  init(_ text: String, _ part: Part, names: [String]) throws(UnknownName) {
    let scalars = Array(text.unicodeScalars)
    var words = String.UnicodeScalarView()
    var place = 0
    while place < scalars.count {
      guard let end = Self.endOfName(scalars, from: place) else {
        words.append(scalars[place])
        place += 1
        continue
      }
      let name = String(String.UnicodeScalarView(scalars[place + 1..<end]))
      if let filling = Self.filling(name, names) {
        let wanted =
          part == .sentence
          ? Self.wanted(after: scalars[..<place], before: scalars[(end + 1)...])
          : .bare(inside: nil)
        pieces += [.words(String(words)), .gap(filling, wanted)]
        fillings.insert(filling)
        words = String.UnicodeScalarView()
      } else if part == .docString {
        // Doc strings hold all sorts of texts, and tags of XML among them.
        words.append(contentsOf: scalars[place...end])
      } else {
        throw UnknownName(name: name, offset: place)
      }
      place = end + 1
    }
    pieces.append(.words(String(words)))
  }

  /// Fills in the gaps, once: what is filled in has none.
  func filled(_ arguments: [String], docString: String) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .gap(.docString, _): docString
      case .gap(.argument(let index), let wanted): Self.fitted(arguments[index], wanted)
      }
    }.joined()
  }

  /// Finds the bracket that closes a name; nil where none begins.
  private static func endOfName(_ scalars: [Unicode.Scalar], from place: Int) -> Int? {
    guard scalars[place] == "<",
      let end = scalars[(place + 1)...].firstIndex(where: { $0 == ">" || $0 == "<" || $0 == "\n" }),
      scalars[end] == ">", end > place + 1
    else { return nil }
    // What is compared with something has blanks around its brackets.
    let isSpaced = [place + 1, end - 1].contains { scalars[$0].properties.isWhitespace }
    return isSpaced ? nil : end
  }

  private static func filling(_ name: String, _ names: [String]) -> Filling? {
    if let index = names.firstIndex(of: name) { return .argument(index) }
    return name == PhraseSentence.textName ? .docString : nil
  }

  /// Whether quotation marks stand around a gap: an open one before it, or an apostrophe on each side.
  private static func wanted(
    after before: ArraySlice<Unicode.Scalar>, before after: ArraySlice<Unicode.Scalar>
  ) -> Wanted {
    var isOpen = false
    var isEscaped = false
    for scalar in before {
      if scalar == "\"", !isEscaped { isOpen.toggle() }
      isEscaped = scalar == "\\" && !isEscaped
    }
    if isOpen { return .bare(inside: "\"") }
    return before.last == "'" && after.first == "'" ? .bare(inside: "'") : .asWritten
  }

  private static func fitted(_ argument: String, _ wanted: Wanted) -> String {
    guard case .bare(let quotation) = wanted, let mark = argument.first, argument.count >= 2,
      mark == "\"" || mark == "'", argument.last == mark
    else { return argument }
    var text = ""
    var isEscaped = false
    for character in argument.dropFirst().dropLast() {
      if isEscaped, character != "\"", character != "'" { text.append("\\") }
      isEscaped = character == "\\" && !isEscaped
      if isEscaped { continue }
      if character == quotation { text.append("\\") }
      text.append(character)
    }
    return isEscaped ? text + "\\" : text
  }
}
