/// Numbers that somebody has written in letters.
enum NumberWords {
  private static let numbers: [String: String] = [
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "ten": "10", "eleven": "11", "twelve": "12", "thirteen": "13",
    "fourteen": "14", "fifteen": "15", "sixteen": "16", "seventeen": "17", "eighteen": "18",
    "nineteen": "19", "twenty": "20", "thirty": "30", "forty": "40", "fifty": "50", "sixty": "60",
    "seventy": "70", "eighty": "80", "ninety": "90", "an": "1", "a": "1",
  ]
  private static let units: Set<String> = [
    "second", "seconds", "minute", "minutes", "hour", "hours", "day", "days",
  ]

  /// Words behind which a number is a part of another: "half an hour", "a quarter of an hour", "one hundred twenty minutes".
  private static let partsBefore: Set<String> = ["half", "hundred", "of", "thousand"]

  /// A text with digits instead of letters before a unit of time, outside of quotation marks: "after one hour" says how long.
  ///
  /// Where only a part of a number would become digits, as in "half an hour", all stays in letters.
  static func inDigits(_ text: String) -> String {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      // Each second part stands between quotation marks.
      .map { $0.isMultiple(of: 2) ? converted($1) : String($1) }
      .joined(separator: "\"")
  }

  private static func converted(_ text: Substring) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let plain = words.map { $0.lowercased() }
    for place in plain.indices.dropLast() where units.contains(plain[place + 1]) {
      guard let number = numbers[plain[place]] else { continue }
      let before = place > 0 ? plain[place - 1] : ""
      let isPart =
        partsBefore.contains(before) || numbers[before] != nil
        || plain[(place + 2)...].starts(with: ["and", "a", "half"])
      // "A second phone call" is the next one, and "twice a day" says how often.
      let isOrdinal =
        ["a", "an"].contains(plain[place])
        && (plain[place + 1] == "second" || ["once", "times", "twice"].contains(before))
      if !isPart, !isOrdinal { words[place] = number }
    }
    return words.joined(separator: " ")
  }
}
