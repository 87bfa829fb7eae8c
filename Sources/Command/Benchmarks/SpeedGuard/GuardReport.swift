/// What the guard says at its end, and how it ends.
package struct GuardReport: Hashable, Sendable {
  private let before: String
  private let results: [RowResult]
  private let comparedWith: ComparedWith?
  private let showsGoals: Bool

  /// Puts the results together.
  ///
  /// - Parameters:
  ///   - before: What the commit is called that was compared with.
  ///   - comparedWith: The lines that excuse what is slower than this commit, if there are any.
  ///   - showsGoals: Whether the goals of the rows are in relation to this commit.
  package init(
    before: String, _ results: [RowResult], comparedWith: ComparedWith? = nil,
    showsGoals: Bool = false
  ) {
    (self.before, self.results) = (before, results)
    (self.comparedWith, self.showsGoals) = (comparedWith, showsGoals)
  }

  /// 1 where something is slower that nothing excuses; else 2 where it is not known what became of something; else 0.
  package var exitCode: Int32 {
    if !slower.filter({ !isExcused($0) }).isEmpty { return 1 }
    return unknown.isEmpty ? 0 : 2
  }

  /// The table, and what follows from it.
  package var text: String {
    let table = GuardTable(before: before, results: results, showsGoals: showsGoals)
    return (table.lines + conclusions).map { $0 + "\n" }.joined()
  }

  private var slower: [(result: RowResult, ratio: Double)] {
    results.compactMap { result in result.slowerBy.map { (result, $0) } }
  }

  private var unknown: [(RowResult, String)] {
    results.compactMap { result in result.unknown.map { (result, $0) } }
  }

  private func isExcused(_ slower: (result: RowResult, ratio: Double)) -> Bool {
    guard let excuse = comparedWith?.excuse(of: slower.result.row.name) else { return false }
    return slower.ratio <= excuse.ratioMax
  }

  /// The excuses of rows that were measured and are not slower.
  private var needless: [ComparedWith.Excuse] {
    let fine = results.filter { $0.slowerBy == nil && $0.unknown == nil }.map(\.row.name)
    return (comparedWith?.excuses ?? []).filter { fine.contains($0.row) }
  }

  private var conclusions: [String] {
    let faults = slower.filter { !isExcused($0) }.map(fault)
    let excused = slower.filter(isExcused).map { slower in
      let reason = comparedWith?.excuse(of: slower.result.row.name)?.reason ?? ""
      return "\(slower.result.row.name)  \(GuardText.ratio(slower.ratio)) times: \(reason)"
    }
    let lines =
      section("Slower by 10 % or more, and no line excuses it:", faults)
      + section("Slower, and excused:", excused)
      + section(
        "Excuses that are not needed any more; take them out:",
        needless.map { "line \($0.line)  \($0.row)  \($0.reason)" })
      + section("It is not known what became of these:", unknown.map { "\($0.row.name)  \($1)" })
    return exitCode == 0 ? lines + ["", "Nothing is slower that may not be."] : lines
  }

  private func fault(_ slower: (result: RowResult, ratio: Double)) -> String {
    let name = slower.result.row.name
    let text = "\(name)  \(GuardText.ratio(slower.ratio)) times: \(slower.result.row.title)"
    guard let excuse = comparedWith?.excuse(of: name) else { return text }
    return text + "; line \(excuse.line) excuses up to \(GuardText.ratio(excuse.ratioMax))"
  }

  private func section(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", heading] + lines.map { "  " + $0 }
  }
}
