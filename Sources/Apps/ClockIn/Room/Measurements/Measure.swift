import DeviceInterface
import Rehearsal
import ScenarioRunner

/// Something that is measured: whose criterion it is, the bound that the specification sets, and how it is written.
struct Measure: Sendable {
  /// What is measured.
  let name: String
  /// The success criterion.
  let criterion: Criterion
  /// The bound of the criterion, in the unit of the values.
  let goal: Int64
  /// What values within the bound are.
  let good: String
  /// Whether the values are times in milliseconds.
  var isTime = false
  /// The smallest bound that is worth writing.
  let least: Int64
  /// Writes a value.
  let text: @Sendable (Int64) -> String

  static let delay = Measure(
    name: "Points off their interval", criterion: .intervals, goal: 30_000,
    good: "within 30 s", isTime: true, least: 1_000, text: FigureText.duration)
  /// Better than 50 m, in whole centimetres.
  static let accuracy = Measure(
    name: "Accuracy of points", criterion: .accuracy, goal: 4_999,
    good: "better than 50 m", least: 100, text: FigureText.metres)
  static let trueError = Measure(
    name: "True error of points", criterion: .accuracy, goal: 4_999,
    good: "nearer than 50 m", least: 100, text: FigureText.metres)
  static let sync = Measure(
    name: "Sync of stored points", criterion: .sync, goal: 60_000,
    good: "within 60 s", isTime: true, least: 1_000, text: FigureText.duration)
  static let resumption = Measure(
    name: "Tracking after the phone's start", criterion: .resumption, goal: 60_000,
    good: "within 60 s", isTime: true, least: 1_000, text: FigureText.duration)
  static let taps = Measure(
    name: "Taps from history to route", criterion: .taps, goal: 2,
    good: "within 2 taps", least: 1, text: FigureText.taps)

  /// Returns the figure of a distribution; nil where nothing was measured.
  func figure(of values: Distribution) -> Figure? {
    guard let worst = values.worst, let permille = values.permille(atMost: goal) else { return nil }
    return Figure(
      name: name, requirement: criterion.rawValue,
      value: "\(FigureText.percent(permille: permille)) \(good)",
      percentile95: values.percentile(95).map(text), worst: text(worst.amount),
      worstAt: worst.at, count: values.count, badness: worst.amount)
  }

  /// Describes the worst of the values, with its time.
  func worstNote(of values: Distribution) -> [Note] {
    guard let worst = values.worst else { return [] }
    let what = worst.number.map { "point \($0), " } ?? ""
    var note = "The worst: \(what)\(text(worst.amount)), at \(DurationText.render(worst.at))."
    if let percentile = values.percentile(95) {
      note += " 95th percentile of \(values.count): \(text(percentile))."
    }
    return [Note(note)]
  }
}

/// A success criterion of the clock-in app that is measured, by its id.
enum Criterion: String, Hashable, Sendable, CaseIterable {
  /// Points are recorded at their intervals.
  case intervals = "clock-in:SC-001"
  /// What tracking takes from the battery.
  case battery = "clock-in:SC-002"
  /// How accurate points are, and how near the truth.
  case accuracy = "clock-in:SC-003"
  /// How soon stored points reach the server.
  case sync = "clock-in:SC-004"
  /// How soon tracking goes on after the phone's start.
  case resumption = "clock-in:SC-006"
  /// The times of points never change.
  case timestamps = "clock-in:SC-007"
  /// Tracking can be seen.
  case visibility = "clock-in:SC-008"
  /// How near the routes are to the history.
  case taps = "clock-in:SC-009"
}

/// The form in which measured amounts are written in figures.
enum FigureText {
  /// Writes thousandths as a percentage with one decimal at most; as they are rounded down, 100% means all.
  static func percent(permille: Int) -> String {
    permille % 10 == 0 ? "\(permille / 10)%" : "\(permille / 10).\(permille % 10)%"
  }

  /// Writes millionths of a percent as a percentage with two decimals, rounded up.
  static func percent(micro: Int64) -> String {
    let hundredths = (micro + 9_999) / 10_000
    let decimals = String(100 + hundredths % 100).dropFirst()
    return "\(hundredths / 100).\(decimals)%"
  }

  /// Writes centimetres as metres with one decimal at most.
  static func metres(_ centimetres: Int64) -> String {
    let tenths = (centimetres + 5) / 10
    return tenths % 10 == 0 ? "\(tenths / 10) m" : "\(tenths / 10).\(tenths % 10) m"
  }

  /// Writes milliseconds as a duration.
  static func duration(_ milliseconds: Int64) -> String {
    DurationText.render(.milliseconds(milliseconds))
  }

  /// Writes a number of taps.
  static func taps(_ count: Int64) -> String { count == 1 ? "1 tap" : "\(count) taps" }
}
