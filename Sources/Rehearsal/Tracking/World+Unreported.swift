import AppParts
import DeviceInterface
import DeviceSimulator
public import ScenarioRunner

/// What a server cannot know yet: that it has heard of nothing says nothing then.
extension World {
  /// What a check says of what the server has not heard of while it cannot have: it would hold for want of news.
  public func unreported(_ why: String) -> InvalidStep {
    InvalidStep(
      "\(why), so that the server cannot know.",
      notes: ["Let it be told first, for example: \(wayToReport)"])
  }

  /// Throws where something that was recorded waits on a phone that cannot send it.
  public func requireReported() throws {
    guard !phone.isOnline || !isKnownToApp, heldJournal?.isDelivered == false else { return }
    throw unreported("What was recorded waits on a phone that cannot send it")
  }

  /// What lets the phone send what it holds.
  private var wayToReport: String {
    if !phone.isOn { return "When the user switches the phone on" }
    if !phone.storageIsReadable { return "When the user unlocks the phone" }
    if !phone.appState.hasProcess { return "When the user opens the app" }
    return phone.isOnline ? "When 10 minutes pass" : "When the phone comes back online"
  }

  /// Throws where the phone has lost points of which the server has not heard.
  public func requireLossReported(_ known: Int) throws {
    let lost = tracks.current.flatMap { heldJournal?.log(of: $0.owner)?.lostCount } ?? 0
    guard lost > known else { return }
    let points = Self.counted(lost, "point is", "points are")
    throw unreported("That \(points) lost is still to be reported")
  }
}
