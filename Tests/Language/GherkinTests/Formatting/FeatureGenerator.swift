import TestSupport

/// A generator of feature texts, tidy and untidy; the same seed gives the same texts.
struct FeatureGenerator {
  private var numbers: SeededNumbers

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
  }

  /// Returns a number from 0 up to a bound.
  mutating func number(below bound: Int) -> Int { numbers.number(below: bound) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  mutating func happens(oneIn count: Int) -> Bool { number(below: count) == 0 }

  /// Returns a feature that the parser accepts.
  mutating func feature() -> String {
    var lines: [String] = []
    if happens(oneIn: 3) { lines += filler() }
    if happens(oneIn: 4) { lines.append(indent() + "#language:en") }
    lines += filler() + tags()
    lines.append("\(indent())Feature:\(words())")
    lines += description()
    if happens(oneIn: 2) { lines += ["  Background:\(words())"] + description() + steps() }
    for _ in 0..<number(below: 4) { lines += scenario() }
    for _ in 0..<number(below: 3) {
      lines += filler() + tags() + ["Rule:\(words())"] + description()
      if happens(oneIn: 3) { lines += ["Background:"] + steps() }
      for _ in 0..<number(below: 3) { lines += scenario() }
    }
    lines += filler()
    return lines.joined(separator: happens(oneIn: 5) ? "\r\n" : "\n")
  }

  private mutating func scenario() -> [String] {
    var lines = filler() + tags()
    lines.append("\(indent())\(pick(["Scenario", "Example", "Scenario Outline"])):\(words())")
    lines += description() + steps()
    for _ in 0..<pick([0, 0, 1, 2]) {
      lines += filler() + tags() + ["\(indent())Examples:\(words())"] + description()
      lines += happens(oneIn: 4) ? [] : table()
    }
    return lines
  }

  private mutating func steps() -> [String] {
    (0..<number(below: 4)).flatMap { _ -> [String] in
      let keyword = pick(["Given ", "When ", "Then ", "And ", "But ", "* "])
      var lines = (happens(oneIn: 4) ? filler() : []) + ["\(indent())\(keyword)\(words())"]
      switch number(below: 8) {
      case 0: lines += filler() + table()
      case 1: lines += docString()
      case 2: lines += table() + filler() + docString()
      case 3: lines += docString() + table()
      default: break
      }
      return lines
    }
  }

  private mutating func table() -> [String] {
    let columns = 1 + number(below: 3)
    return (0...number(below: 3)).flatMap { row -> [String] in
      let cells = (0..<columns).map { _ in indent() + cell() + indent() }
      let comment = row > 0 && happens(oneIn: 5) ? filler() : []
      return comment + ["\(indent())|\(cells.joined(separator: "|"))|"]
    }
  }

  private mutating func cell() -> String {
    pick(["a", "", "b c", "<a>", "\\|", "\\\\", "\\n", "x\\y", "å", "日本語", "🐈", "\u{A0}z", "a\\nb"])
  }

  private mutating func docString() -> [String] {
    let delimiter = pick(["\"\"\"", "```"])
    let margin = indent()
    let content = (0..<number(below: 4)).map { _ in
      indent()
        + pick([
          "text", "", "  deeper", "<a>", "# no comment", "\\\"\\\"\\\"", "\\`\\`\\`",
          "@tag | x |", "trailing  ", "\\", "Given x",
        ])
    }
    return [margin + delimiter + pick(["", "json", " <a>"])] + content + [margin + delimiter]
  }

  private mutating func tags() -> [String] {
    (0..<pick([0, 0, 1, 2])).flatMap { _ -> [String] in
      let tags = (0...number(below: 3)).map { "@t\($0)" }
      let line = indent() + tags.joined(separator: pick([" ", "", "  "]))
      return [line + pick(["", "", " # remark", " "])] + (happens(oneIn: 4) ? filler() : [])
    }
  }

  private mutating func description() -> [String] {
    guard happens(oneIn: 3) else { return happens(oneIn: 2) ? [""] : [] }
    return (0...number(below: 3)).map { _ in
      indent() + pick(["Some text", "more  ", "", "# comment", "\\\"\\\"\\\"", "日本"])
    }
  }

  private mutating func filler() -> [String] {
    (0..<pick([0, 0, 1, 2, 3])).map { _ in indent() + pick(["", "# note", "#", "#  two words "]) }
  }

  private mutating func indent() -> String { pick(["", " ", "  ", "    ", "\t", "\u{3000}"]) }

  private mutating func words() -> String {
    pick([
      "", " name", "  two words ", " <a> and <b>", " ünï ", " \"quoted\"", " \\| \\n", " que x",
    ])
  }
}
