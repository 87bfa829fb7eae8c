import Gherkin

/// The part of a step that is at fault, as its body names it.
public enum FaultyPart: Hashable, Sendable {
  /// Words of the step's text, or a whole cell of its table, as they stand there.
  case words(String)
  /// A cell of its table; rows and columns are counted from 0, the header is row 0.
  case cell(row: Int, column: Int)
}

/// A cell of a step's table that is at fault; the header is row 0.
public struct FaultyCell: Hashable, Sendable, Codable {
  /// The row, from 0.
  public var row: Int
  /// The column, from 0.
  public var column: Int

  /// Creates the place of a cell.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

extension StepProblem {
  /// Finds out where in the step its fault is: where the body says so, or where the words stand that the message quotes
  /// or that were expected.
  ///
  /// Nothing is marked that might be meant in two places.
  mutating func locate(_ part: FaultyPart?, in step: PickleStep) {
    guard fault == nil, cell == nil else { return }
    switch part {
    case .cell(let row, let column): cell = FaultyCell(row: row, column: column)
    case .words(let words): mark(words, in: step)
    case nil:
      for words in Self.quotations(in: message) + [expected].compactMap(\.self) {
        mark(words, in: step)
        if fault != nil || cell != nil { return }
      }
    }
  }

  private mutating func mark(_ words: String, in step: PickleStep) {
    if let range = step.text.onlyRange(of: words) {
      fault = range
    } else if let found = Self.cell(words, in: step) {
      cell = found
    }
  }

  private static func cell(_ words: String, in step: PickleStep) -> FaultyCell? {
    var found: [FaultyCell] = []
    for case .dataTable(let table) in step.arguments {
      for (row, cells) in table.rows.enumerated() {
        for (column, cell) in cells.cells.enumerated() where cell.value == words {
          found.append(FaultyCell(row: row, column: column))
        }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// What stands between quotation marks.
  private static func quotations(in text: String) -> [String] {
    var quotations: [String] = []
    for (opening, closing) in [("\"", "\""), ("“", "”")] as [(Character, Character)] {
      var rest = text[...]
      while let start = rest.firstIndex(of: opening) {
        let inside = rest[rest.index(after: start)...]
        guard let end = inside.firstIndex(of: closing) else { break }
        quotations.append(String(inside[..<end]))
        rest = inside[inside.index(after: end)...]
      }
    }
    return quotations.filter { !$0.isEmpty }
  }
}

extension String {
  /// The code points at which words stand by themselves, not inside others; nil unless that is in exactly one place.
  fileprivate func onlyRange(of words: String) -> Range<Int>? {
    let text = Array(unicodeScalars)
    let wanted = Array(words.unicodeScalars)
    guard !wanted.isEmpty, text.count >= wanted.count else { return nil }
    func isPartOfWord(_ place: Int) -> Bool {
      text.indices.contains(place)
        && (text[place].properties.isAlphabetic || text[place].properties.numericType != nil)
    }
    let places = (0...text.count - wanted.count).filter { start in
      text[start..<start + wanted.count].elementsEqual(wanted)
        && !(isPartOfWord(start) && isPartOfWord(start - 1))
        && !(isPartOfWord(start + wanted.count - 1) && isPartOfWord(start + wanted.count))
    }
    guard places.count == 1, let start = places.first else { return nil }
    return start..<start + wanted.count
  }
}
