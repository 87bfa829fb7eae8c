/// The table of all parts, with aligned columns.
struct ResultTable {
  private static let headings = ["", "best (median)", "relative", "goal", ""]

  private var sections: [TableSection] = []

  mutating func add(_ section: TableSection) { sections.append(section) }

  var text: String {
    let widths = Self.headings.indices.map(width)
    var lines = [Self.line(Self.headings, widths)]
    for section in sections {
      lines += ["", section.heading]
      lines += section.rows.map { Self.line($0.cells, widths) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The width of a column; a lone title may run over the columns after it.
  private func width(of column: Int) -> Int {
    let cells = sections.flatMap(\.rows).map(\.cells).filter { !$0[1].isEmpty }
    return (cells + [Self.headings]).map { $0[column].count }.max() ?? 0
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (cell, width) in zip(cells, widths) {
      line += "  " + cell + String(repeating: " ", count: max(0, width - cell.count))
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}

/// The rows of one part under a heading.
struct TableSection {
  let heading: String
  private(set) var rows: [TableRow] = []

  init(_ heading: String) { self.heading = heading }

  mutating func add(_ title: String, measured: String, relative: String = "", goal: Goal? = nil) {
    rows.append(TableRow(title: title, measured: measured, relative: relative, goal: goal))
  }

  /// Says in one line what is not measured, and why.
  mutating func skip(_ title: String, because reason: String) {
    rows.append(TableRow(title: "\(title): skipped, \(reason)"))
  }
}

/// One line of the table.
struct TableRow {
  let title: String
  /// The measured figure, with the median in parentheses.
  var measured = ""
  /// The figure in relation to the yardstick or to another row.
  var relative = ""
  var goal: Goal?

  /// The cells; a row without a goal is there for information.
  var cells: [String] {
    [title, measured, relative, goal?.text ?? "", goal.map { $0.isMet ? "met" : "missed" } ?? ""]
  }
}

/// A measured figure, at best and in the median of its repetitions.
struct BenchmarkFigure {
  var best: Double
  var median: Double

  func map(_ change: (Double) -> Double) -> BenchmarkFigure {
    BenchmarkFigure(best: change(best), median: change(median))
  }

  static func / (left: BenchmarkFigure, right: BenchmarkFigure) -> BenchmarkFigure {
    BenchmarkFigure(best: left.best / right.best, median: left.median / right.median)
  }
}

/// The goal of a figure.
struct Goal {
  /// The goal in words, such as `≥ 1/7`.
  let text: String
  let isMet: Bool

  init(_ figure: Double, atLeast goal: Double, _ text: String) {
    self.text = "≥ \(text)"
    isMet = figure >= goal
  }

  init(_ figure: Double, atMost goal: Double, _ text: String) {
    self.text = "≤ \(text)"
    isMet = figure <= goal
  }
}

/// Figures as the table shows them.
enum FigureText {
  /// `312 (305) MB/s`.
  static func megabytes(_ rate: BenchmarkFigure) -> String {
    pair(rate.map { $0 / 1e6 }, decimals: 0) + " MB/s"
  }

  /// `2.01 (1.98) GB/s`.
  static func gigabytes(_ rate: BenchmarkFigure) -> String {
    pair(rate.map { $0 / 1e9 }, decimals: 2) + " GB/s"
  }

  /// `120,000 (118,000) per s`, to three digits.
  static func perSecond(_ rate: BenchmarkFigure) -> String {
    "\(grouped(rate.best)) (\(grouped(rate.median))) per s"
  }

  /// `1/6.5 (1/6.7)`, for a rate that is a part of another.
  static func part(_ ratio: BenchmarkFigure) -> String {
    "1/\(decimal(1 / ratio.best, 1)) (1/\(decimal(1 / ratio.median, 1)))"
  }

  /// `1.85 (1.79) ×`.
  static func times(_ ratio: BenchmarkFigure) -> String { pair(ratio, decimals: 2) + " ×" }

  /// `12,300,000 (11,900,000) ×`, to three digits.
  static func timesAsFast(_ ratio: BenchmarkFigure) -> String {
    "\(grouped(ratio.best)) (\(grouped(ratio.median))) ×"
  }

  /// `2.31 (2.50) ms`.
  static func milliseconds(_ seconds: BenchmarkFigure) -> String {
    pair(seconds.map { $0 * 1e3 }, decimals: 2) + " ms"
  }

  /// `41.2 MiB`.
  static func mebibytes(_ bytes: Int) -> String {
    decimal(Double(bytes) / Double(1 << 20), 1) + " MiB"
  }

  private static func pair(_ figure: BenchmarkFigure, decimals: Int) -> String {
    "\(decimal(figure.best, decimals)) (\(decimal(figure.median, decimals)))"
  }

  /// A number with a fixed count of decimals, rounded.
  private static func decimal(_ number: Double, _ decimals: Int) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "–" }
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((number * Double(scale)).rounded())
    guard decimals > 0 else { return "\(scaled)" }
    let digits = String(scaled % scale)
    let zeros = String(repeating: "0", count: decimals - digits.count)
    return "\(scaled / scale).\(zeros)\(digits)"
  }

  /// A whole number with commas between thousands, rounded to three digits.
  private static func grouped(_ number: Double) -> String {
    guard number.isFinite, number < 1e12 else { return "–" }
    var unit = 1
    while number / Double(unit) >= 1000 { unit *= 10 }
    let digits = Array(String(Int((number / Double(unit)).rounded()) * unit))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}
