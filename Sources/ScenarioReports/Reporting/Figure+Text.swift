import ScenarioRunner

extension Figure {
  /// The figure in words, without its name: `97.5% better than 50 m; 95th percentile 31 m; worst 64 m at 1 h; 120 values`.
  var words: String { ([value] + details).joined(separator: "; ") }

  /// What is known beyond the value.
  var details: [String] {
    var parts: [String] = []
    if let percentile95 { parts.append("95th percentile \(percentile95)") }
    if let worst {
      parts.append("worst \(worst)" + (worstAt.map { " at \(DurationText.length($0))" } ?? ""))
    }
    if count > 0 { parts.append(count == 1 ? "1 value" : "\(count) values") }
    return parts
  }
}
