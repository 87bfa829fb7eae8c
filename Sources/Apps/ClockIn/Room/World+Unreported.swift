import AppParts
import BackendSimulator
import ClockInApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// What the shift server cannot know yet: that it has heard of nothing says nothing then.
extension World {
  /// Throws where tracking is interrupted, or was and nobody has told the server.
  func requireGapsReported() throws {
    let owner = try requireShift()
    let isWaiting = heldJournal?.reports.contains {
      $0.owner == owner && $0.name.hasPrefix(ClockInFlow.gapReportPrefix)
    }
    if isWaiting == true { throw unreported("A gap is still to be reported") }
    guard let shift = try standingShift() else { return }
    guard isKnownToApp else {
      throw unreported(
        "The app is not running during the shift, which is a gap that it cannot report")
    }
    guard let gap = shift.openGap else { return }
    let reason = RecordedGap.Reason(rawValue: gap.reason.rawValue)?.words ?? gap.reason.rawValue
    throw unreported("Tracking is interrupted (\(reason)), and a gap is logged once it is over")
  }

  /// Throws where the server cannot have heard yet why somebody should look at the shift.
  func requireReviewReported() throws {
    let owner = try requireShift()
    if heldJournal?.report(ClockInFlow.reviewReport, of: owner) != nil {
      throw unreported("That somebody should look at the shift is still to be reported")
    }
    try requireReported()
    guard try standingShift() != nil, !isKnownToApp else { return }
    throw unreported("The app is not running during the shift, so it cannot report anything")
  }
}
