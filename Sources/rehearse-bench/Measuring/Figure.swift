/// A measured figure, at best and in the median of its repetitions.
struct Figure {
  var best: Double
  var median: Double

  func map(_ change: (Double) -> Double) -> Figure {
    Figure(best: change(best), median: change(median))
  }

  static func / (left: Figure, right: Figure) -> Figure {
    Figure(best: left.best / right.best, median: left.median / right.median)
  }
}
