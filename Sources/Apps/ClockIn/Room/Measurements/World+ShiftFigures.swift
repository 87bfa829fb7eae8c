import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// The figures that reports show.
extension World {
  /// Returns what was measured, criterion by criterion, of those that a step has asked for.
  ///
  /// What a scenario is not about, it may well be arranged to miss: how soon tracking goes on after a restart on foot,
  /// where iOS starts no app until the phone has moved.
  func shiftFigures() -> [Figure] {
    let measurements = measurements
    guard !measurements.asked.isEmpty else { return [] }
    let figures = [
      Measure.delay.figure(of: intervalDelays),
      energyFigure,
      Measure.accuracy.figure(of: measurements.accuracy),
      Measure.trueError.figure(of: measurements.trueError),
      Measure.sync.figure(of: syncDelays()),
      Measure.resumption.figure(of: resumptionDelays),
      stampCheck().figure,
      visibilityFigure,
      Measure.taps.figure(of: measurements.tapCount.taps),
    ]
    let asked = measurements.asked.map(\.rawValue)
    return figures.compactMap(\.self).filter { asked.contains($0.requirement) }
  }

  /// What an hour of tracking has taken from the battery on average, in millionths of a percent.
  var energyPerHour: Int64? {
    measurements.energy.average(
      phone.energyUse.tracking, tracked: measurements.trackedTime.total)
  }

  private var energyFigure: Figure? {
    guard let average = energyPerHour else { return nil }
    let hours = measurements.energy.hours
    return Figure(
      name: "Battery per hour of tracking", requirement: Criterion.battery.rawValue,
      value: "\(FigureText.percent(micro: average)) per hour",
      percentile95: hours.percentile(95).map(FigureText.percent(micro:)),
      worst: hours.worst.map { FigureText.percent(micro: $0.amount) }, worstAt: hours.worst?.at,
      count: hours.count, badness: average)
  }

  private var visibilityFigure: Figure? {
    let time = measurements.trackedTime
    guard time.total > .zero else { return nil }
    let permille = Int(time.visible.wholeMilliseconds * 1_000 / time.total.wholeMilliseconds)
    return Figure(
      name: "Notification while tracking", requirement: Criterion.visibility.rawValue,
      value: "\(FigureText.percent(permille: permille)) of \(DurationText.render(time.total))",
      worst: time.hidden.worst.map { "\(FigureText.duration($0.amount)) hidden" },
      worstAt: time.hidden.worst?.at, count: time.hidden.count, badness: Int64(1_000 - permille))
  }
}
