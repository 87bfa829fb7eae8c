import CucumberExpressions
import ScenarioRunner

extension String {
  /// The text in lower case with straight apostrophes and quotation marks, as people type what they read.
  public var foldedForComparison: String {
    // What is plain has none of the other shapes, and need not be taken apart.
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    return String(
      lowercased().map { character in
        switch character {
        case "\u{2018}", "\u{2019}": "'"
        case "\u{201C}", "\u{201D}": "\""
        default: character
        }
      })
  }

  /// Whether the text contains the other one, apart from case and the shape of apostrophes.
  func containsFolded(_ other: String) -> Bool {
    let (text, wanted) = (Array(foldedForComparison.utf8), Array(other.foldedForComparison.utf8))
    guard !wanted.isEmpty, wanted.count <= text.count else { return wanted.isEmpty }
    return (0...(text.count - wanted.count)).contains { start in
      text[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }

  /// Throws for a text that every other one contains.
  func requireWords() throws(InvalidStep) {
    guard allSatisfy(\.isWhitespace) else { return }
    throw InvalidStep(
      "Every text contains \"\(self)\", so nothing would be checked.",
      notes: ["Write some of the words between the quotation marks."])
  }

  /// Throws for a name by which no check of what the app was told could call the thing: "A push".
  func requireNoticeName(_ thing: String) throws(InvalidStep) {
    let fault: (words: String, advice: String)? =
      if allSatisfy(\.isWhitespace) {
        (words: "without words", advice: "Write some words between the quotation marks.")
      } else if contains("\"") {
        (words: "with quotation marks in it", advice: "Write it without them.")
      } else if ToldTable.isCounted(self) {
        (words: "that ends in a number of times", advice: "Write it without that number.")
      } else {
        nil
      }
    guard let fault else { return }
    throw InvalidStep(
      "\(thing) \(fault.words) cannot be named by a check of what the app was told.",
      notes: [fault.advice])
  }

  /// Throws `InvalidStep` where several things on the screen have the label, as the sentence does not say which is meant.
  ///
  /// Nor could the app be told: it learns of a tap by the label.
  func requireOne(of labels: [String], called things: String) throws(InvalidStep) {
    let exact = labels.count { $0 == self }
    let wanted = foldedForComparison
    let count = exact > 0 ? exact : labels.count { $0.foldedForComparison == wanted }
    guard count > 1 else { return }
    throw InvalidStep(
      "There are \(count) \(things) \"\(self)\", and the sentence does not say which is meant.",
      notes: ["Give each a label of its own: the app is told no more than the label."])
  }
}

extension [String] {
  /// Whether one of the texts is the other one, apart from case and the shape of apostrophes.
  func containsFolded(_ other: String) -> Bool {
    contains { $0.foldedForComparison == other.foldedForComparison }
  }
}

/// The names that somebody probably meant who wrote one that is none.
enum NearNames {
  /// How many names a note lists where none is near.
  private static let listedMax = 12

  /// The one that is nearly the same, or else all there are.
  static func notes(for name: String, in known: [String]) -> [Note] {
    guard !known.isEmpty else { return [] }
    let wanted = Array(name.foldedForComparison.unicodeScalars.prefix(200))
    let nearest = known.map { known in
      (known, EditDistance.between(wanted, Array(known.foldedForComparison.unicodeScalars)))
    }.min { $0.1 < $1.1 }
    // Each replaced letter counts twice.
    if let nearest, nearest.1 <= max(2, wanted.count / 3) {
      return ["Did you mean \(named: nearest.0)?"]
    }
    let names = known.prefix(listedMax).map { name -> Note in "\(named: name)" }
    let list = names.dropFirst().reduce(names[0]) { $0 + ", " + $1 }
    return ["There is " + list + (known.count > listedMax ? " and more." : ".")]
  }
}
