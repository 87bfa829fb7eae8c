import DeviceInterface
import ScenarioRunner

/// A table of what an app was told: one row after the other, and what stands in one row in whatever order.
struct ToldTable {
  /// The notices expected, a group for each row.
  let groups: [[String]]

  /// Reads the cells; "a fix, 3 times" stands for so many in a row.
  init(_ rows: [[String]], on platform: PlatformKind) throws(InvalidStep) {
    var groups: [[String]] = []
    for row in rows {
      var group: [String] = []
      for cell in row where !cell.isEmpty {
        let (text, count) = Self.counted(cell)
        guard group.count + count <= Notices.keptMax else {
          throw InvalidStep("“\(cell)” is more than a check can look at.")
        }
        let words: NoticeWords
        do throws(UnknownNotice) {
          words = try NoticeWords(text)
        } catch {
          throw InvalidStep("\(error).")
        }
        group += Array(repeating: try words.words(on: platform), count: count)
      }
      if !group.isEmpty { groups.append(group) }
    }
    self.groups = groups
  }

  /// Whether the notices are these, row after row.
  func matches(_ notices: [String]) -> Bool {
    var rest = notices[...]
    for group in groups {
      guard rest.count >= group.count else { return false }
      let wanted = group.map(\.foldedForComparison).sorted()
      guard rest.prefix(group.count).map(\.foldedForComparison).sorted() == wanted else {
        return false
      }
      rest = rest.dropFirst(group.count)
    }
    return rest.isEmpty
  }

  /// The same with all rows as one.
  var inAnyOrder: ToldTable { ToldTable(groups: [groups.flatMap(\.self)]) }

  private init(groups: [[String]]) { self.groups = groups }

  /// Splits "a fix, 1,799 times" into the words and the count; without one it is once.
  private static func counted(_ cell: String) -> (text: String, count: Int) {
    for ending in [" times", " time"] where cell.hasSuffix(ending) {
      let rest = cell.dropLast(ending.count)
      let digits = rest.reversed().prefix { $0.isWholeNumber || $0 == "," }
      let number = String(digits.reversed().filter(\.isWholeNumber))
      let text = rest.dropLast(digits.count)
      if let count = Int(number), (1...Notices.keptMax).contains(count), text.hasSuffix(", ") {
        return (String(text.dropLast(2)), count)
      }
    }
    return (cell, 1)
  }
}
