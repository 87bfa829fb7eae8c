/// Numbers that somebody has written in letters.
enum NumberWords {
  private static let numbers: [Substring: String] = [
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "ten": "10", "twelve": "12", "fifteen": "15", "twenty": "20",
    "thirty": "30", "sixty": "60", "ninety": "90", "an": "1", "a": "1",
  ]
  private static let units: Set<Substring> = [
    "second", "seconds", "minute", "minutes", "hour", "hours", "day", "days",
  ]

  /// A text with digits instead of letters before a unit of time: "after one hour" says how long.
  static func inDigits(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    for (place, next) in zip(words.indices, words.dropFirst()) {
      guard units.contains(next), let number = numbers[words[place]] else { continue }
      words[place] = Substring(number)
    }
    return words.joined(separator: " ")
  }
}
