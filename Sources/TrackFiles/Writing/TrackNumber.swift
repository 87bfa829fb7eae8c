/// Numbers of track files as text, made from whole numbers so that no rounding error creeps in.
enum TrackNumber {
  /// Returns `scaled / 10^decimals` without zeros at the end.
  static func text(_ scaled: Int, decimals: Int) -> String {
    var digits = String(scaled.magnitude)
    if digits.utf8.count <= decimals {
      digits = String(repeating: "0", count: decimals + 1 - digits.utf8.count) + digits
    }
    var fraction = digits.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = (scaled < 0 ? "-" : "") + digits.dropLast(decimals)
    return fraction.isEmpty ? whole : whole + "." + fraction
  }
}
