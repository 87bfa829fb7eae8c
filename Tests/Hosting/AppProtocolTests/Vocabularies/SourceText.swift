/// Source text of a vocabulary, which grows by whole lines within a width.
struct SourceText {
  private static let width = 120

  private(set) var lines: [String] = []
  private var indent: Int
  private var isBody = false
  private let slots: [String: [String]]
  private var used: Set<String> = []

  /// Creates no text yet; the slots are lines that somebody wrote by hand, by their names.
  init(indent: Int, slots: [String: [String]]) {
    (self.indent, self.slots) = (indent, slots)
  }

  /// Returns no text yet, for what stands within braces.
  func body() -> SourceText {
    var body = SourceText(indent: indent + 2, slots: slots)
    body.isBody = true
    return body
  }

  /// Adds what stands within braces, if anything does.
  mutating func add(_ body: SourceText, closing brace: String) {
    guard !body.lines.isEmpty else { return }
    lines += body.lines
    used.formUnion(body.used)
    add(brace)
  }

  /// Adds a line.
  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: " ", count: indent) + line)
  }

  /// Adds empty lines, except at the beginning of a body.
  mutating func separate(by count: Int = 1) {
    if !isBody || !lines.isEmpty { lines += Array(repeating: "", count: count) }
  }

  /// Adds what belongs to the line before.
  mutating func nest(by spaces: Int, _ body: (inout SourceText) -> Void) {
    indent += spaces
    body(&self)
    indent -= spaces
  }

  /// Adds a line if there is room for it; otherwise returns false.
  mutating func addIfFits(_ line: String) -> Bool {
    guard indent + line.count <= Self.width else { return false }
    add(line)
    return true
  }

  /// Adds pieces with spaces between them, in as many lines as they need, each after the first with a margin.
  mutating func fill(_ pieces: [String], margin: String = "") {
    var line = ""
    for piece in pieces {
      if !line.isEmpty, indent + line.count + 1 + piece.count > Self.width {
        add(line)
        line = margin + piece
      } else {
        line += line.isEmpty ? piece : " " + piece
      }
    }
    add(line)
  }

  /// Adds pieces between what opens and what closes them, in one line or with lines of their own.
  mutating func enclose(_ open: String, _ pieces: [String], _ close: String) {
    if addIfFits(open + pieces.joined(separator: " ") + close) { return }
    add(open)
    nest(by: 4) { $0.fill(pieces.dropLast() + pieces.suffix(1).map { $0 + close }) }
  }

  /// Adds a comment of documentation as Java and TypeScript have them.
  mutating func document(_ summary: String, _ parameters: [(name: String, summary: String)] = []) {
    if parameters.isEmpty, addIfFits("/** \(summary) */") { return }
    add("/**")
    fill(" * \(summary)".words, margin: " * ")
    if !parameters.isEmpty { add(" *") }
    for parameter in parameters {
      fill(" * @param \(parameter.name) \(parameter.summary)".words, margin: " *     ")
    }
    add(" */")
  }

  // MARK: By hand

  /// What somebody wrote by hand under the name, as one text.
  func slot(_ name: String) -> String? { slots[name]?.joined(separator: "\n") }

  /// What somebody wrote by hand for something that there is no longer.
  var unusedSlots: [String] { slots.keys.filter { !used.contains($0) }.sorted() }

  /// Adds what somebody wrote by hand under the name, between marks that keep it.
  mutating func addSlot(_ name: String, comment: String) {
    guard let slot = slots[name] else { return }
    used.insert(name)
    separate()
    add("\(comment) By hand: \(name).")
    lines += slot
    add("\(comment) End of what is by hand.")
  }
}

extension String {
  /// The words, the first with the signs before it.
  var words: [String] {
    let words = split(separator: " ").map(String.init)
    return hasPrefix(" ") ? words.prefix(1).map { " " + $0 } + words.dropFirst() : words
  }
}
