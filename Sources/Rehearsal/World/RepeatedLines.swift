/// Lines in which those that are equal and come one after the other are one, with their number.
struct RepeatedLines {
  /// The lines: "a fix, 1,799 times".
  let lines: [String]

  init(_ all: [String]) {
    var runs: [(text: String, count: Int)] = []
    for line in all {
      if runs.last?.text == line {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((line, 1))
      }
    }
    lines = runs.map { $0.count == 1 ? $0.text : "\($0.text), \(Self.times($0.count))" }
  }

  /// The words "2 times", "1,799 times".
  static func times(_ count: Int) -> String {
    var digits = Array(String(count))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return String(digits) + " times"
  }
}
