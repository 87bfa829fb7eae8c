import DeviceInterface
import Rehearsal

/// How measured amounts are written in figures.
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
