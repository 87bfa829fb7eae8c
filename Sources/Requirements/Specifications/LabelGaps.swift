/// The search for numbers that are left out between labels.
enum LabelGaps {
  /// More than so many in a row are a way of numbering.
  private static let gapMax = 4

  /// Returns the labels that are missing, with the line of the one behind them.
  static func of(
    _ labels: [(label: SpecificationLabel, line: Int)]
  ) -> [(missing: [String], line: Int)] {
    var families: [String] = []
    var members: [String: [(label: SpecificationLabel, line: Int)]] = [:]
    for entry in labels {
      let family = entry.label.family
      if members[family] == nil { families.append(family) }
      members[family, default: []].append(entry)
    }
    return families.flatMap { gaps(in: members[$0] ?? [], $0) }
  }

  private static func gaps(
    in labels: [(label: SpecificationLabel, line: Int)], _ family: String
  ) -> [(missing: [String], line: Int)] {
    let numbers = labels.compactMap { entry in
      entry.label.number.map { (number: $0, line: entry.line, width: entry.label.width) }
    }.sorted { $0.number < $1.number }
    return zip(numbers, numbers.dropFirst()).compactMap { before, after in
      let missing = before.number + 1..<max(before.number + 1, after.number)
      guard (1...gapMax).contains(missing.count) else { return nil }
      let names = missing.map { number in
        let digits = String(number)
        let zeros = String(repeating: "0", count: max(0, before.width - digits.count))
        return family + zeros + digits
      }
      return (names, after.line)
    }
  }
}
