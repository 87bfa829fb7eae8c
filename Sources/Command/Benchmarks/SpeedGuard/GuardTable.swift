/// The table of what both programs took.
struct GuardTable {
  let before: String
  let results: [RowResult]
  let showsGoals: Bool

  private static let headings = ["", "before", "now", "ratio", "95 % range", "pairs", ""]

  var lines: [String] {
    let tables = results.map(cells)
    let all = tables.flatMap(\.self) + [Self.headings]
    let widths = Self.headings.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    var lines = [
      "Whole processes in turns: \(before) before, this tree now. Medians of wall clock and processors.",
      "", "  " + Self.line(Self.headings, widths),
    ]
    for (result, cells) in zip(results, tables) {
      lines.append("  \(result.row.name)  \(result.row.title)")
      lines += cells.map { "    " + Self.line($0, widths).dropFirst(2) } + notes(of: result)
    }
    return lines
  }

  /// A line for each of the two times.
  private func cells(of result: RowResult) -> [[String]] {
    guard case .measured(let measured, _) = result.outcome else { return [] }
    return [("  wall clock", measured.wallClock), ("  processors", measured.processors)].compactMap
    {
      name, times in
      guard let comparison = Comparison(times) else { return nil }
      return [
        name, GuardText.time(PairedTimes.median(of: times.before)),
        GuardText.time(PairedTimes.median(of: times.now)), GuardText.ratio(comparison.ratio),
        comparison.range.map(GuardText.range) ?? "–", "\(times.count)",
        Self.word(for: comparison.change),
      ]
    }
  }

  private func notes(of result: RowResult) -> [String] {
    let notes =
      switch result.outcome {
      case .measured(_, let notes): notes + [goal(of: result)].compactMap(\.self)
      case .notMeasured(let reason): ["not measured: \(reason)"]
      case .noProcess(let reason):
        ["not compared: \(reason)"] + [goal(of: result)].compactMap(\.self)
      }
    return notes.map { "    " + $0 }
  }

  /// What is wanted of the wall clock, and whether it is reached.
  private func goal(of result: RowResult) -> String? {
    guard showsGoals, let goal = result.row.goal else { return nil }
    let isMet = result.comparisons.first.map { $0.ratio <= goal ? "met" : "missed" } ?? "not known"
    return "goal: \(GuardText.ratio(goal)) of the wall clock, \(isMet)"
  }

  private static func word(for change: Change) -> String {
    switch change {
    case .slower: "slower"
    case .faster: "faster"
    case .none: ""
    case .hidden: "hidden by noise"
    case .unknown: "too few pairs"
    }
  }

  /// Figures stand at the right of their columns, words at the left.
  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, (cell, width)) in zip(cells, widths).enumerated() {
      let blanks = String(repeating: " ", count: width - cell.count)
      let isWord = column == 0 || column == cells.count - 1
      line += (column == 0 ? "" : "  ") + (isWord ? cell + blanks : blanks + cell)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}

/// Figures as the guard's table shows them.
package enum GuardText {
  /// `12.3 ms`, `0.46 s` or `21.4 s`.
  package static func time(_ seconds: Double) -> String {
    if seconds < 0.1 { return fixed(seconds * 1e3, 1) + " ms" }
    return fixed(seconds, seconds < 10 ? 2 : 1) + " s"
  }

  /// `0.45`, or `0.081` where two decimals would say too little.
  static func ratio(_ ratio: Double) -> String { fixed(ratio, ratio < 0.1 ? 3 : 2) }

  static func range(_ range: ClosedRange<Double>) -> String {
    "\(ratio(range.lowerBound)) to \(ratio(range.upperBound))"
  }

  /// A number with a fixed count of decimals, rounded.
  private static func fixed(_ number: Double, _ decimals: Int) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "–" }
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((number * Double(scale)).rounded())
    let digits = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: decimals - digits.count) + digits
  }
}
