import AppParts
public import DeviceInterface

/// Every text of the campaign app.
enum CampaignWording {
  static let listTitle = "Campaigns"
  static let active = "Active"
  static let paused = "Paused"
  static let completed = "Completed"
  static let cancelled = "Cancelled"
  static let ended = "Ended"
  static let sending = "Sending"
  static let storageFull = "Storage full"

  static let start = "Start"
  static let pause = "Pause"
  static let resume = "Resume"
  static let complete = "Complete"
  static let cancel = "Cancel"
  static let center = "Center"
  static let back = "Back"
  static let campaigns = "Campaigns"
  static let openCurrent = "Open current campaign"
  static let tryAgain = "Try again"

  static let elapsed = "Elapsed time"
  static let distance = "Distance"

  static let cancelCampaign = "Cancel campaign"
  static let keepGoing = "Keep going"

  static let noCampaigns = "No campaigns are assigned to you."
  static let loading = "Loading campaigns…"
  static let askingForAccuracy =
    "Precise location is required to validate your route. Waiting for your answer…"

  /// The length of a route in kilometres with two decimals, such as "1.25 km".
  static func kilometers(_ distance: Distance) -> String {
    let hundredths = (max(0, distance.centimeters) + 500) / 1_000
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) km"
  }

  static let location = LocationWording(
    title: "Location is needed",
    explanation: "Your route is recorded while a campaign is active, so that it can be validated."
      + " Please allow precise location while you use the app.",
    need: "Campaigns are tracked", failure: "The campaign cannot go on",
    refusal: "The campaign cannot go on without precise location, which is required to validate"
      + " your route.")

  static let cancelQuestion = Dialog(
    title: "Cancel this campaign?",
    message: "The route recorded so far is sent, and the campaign counts as cancelled.",
    buttons: [cancelCampaign, keepGoing])

  static func anotherInProgress(_ name: String) -> Dialog {
    Dialog(
      title: "Another campaign is in progress",
      message: "“\(name)” is in progress. Complete or cancel it before you start another.",
      buttons: [openCurrent, LocationWording.notNow])
  }

  /// That tracking has stopped, why, and what to do.
  static func trackingStopped(_ loss: CampaignFlow.TrackingLoss) -> Dialog {
    let (reason, offersSettings) = stopReason(loss)
    return Dialog(
      title: "Tracking has stopped",
      message: "The campaign is paused, because \(reason) "
        + (offersSettings ? "Then tap “\(resume)”." : "To go on, tap “\(resume)”."),
      buttons: offersSettings
        ? [LocationWording.openSettings, LocationWording.close] : [LocationWording.close])
  }

  /// What tells outside the app that tracking has stopped.
  static let stoppedNotification = AppNotification(
    id: CampaignFlow.stoppedNotification, title: "Tracking has stopped",
    text: "The campaign is paused. Open the app to see why.")

  /// Why the promoter is asked about notifications, or what is not seen without them.
  static func hint(_ hint: NotificationQuestion.Hint) -> ListItem {
    switch hint {
    case .reason:
      ListItem(
        title: "Allow notifications",
        detail: "They tell you when tracking stops. It goes on whatever you answer.")
    case .unseen:
      ListItem(
        title: "Notifications are off",
        detail: "You are not told outside the app when tracking stops.")
    }
  }

  private static func stopReason(_ loss: CampaignFlow.TrackingLoss) -> (String, Bool) {
    switch loss {
    case .obstacle(.blocked(.denied)): ("location is off for this app. Allow it in Settings.", true)
    case .obstacle(.blocked(.restricted)):
      ("location is restricted on this device. See Settings.", true)
    case .obstacle(.blocked(.servicesOff)):
      ("location is switched off on this device. Switch it on in Settings.", true)
    case .obstacle(.undecided):
      ("the permission to use your location has ended. Allow it in Settings.", true)
    case .obstacle(.imprecise): ("precise location is off. Switch it on in Settings.", true)
    case .wasRevoked: ("the permission to use your location was taken away for a while.", false)
    case .wasOff: ("location was off for a while.", false)
    case .wasImprecise: ("precise location was off for a while.", false)
    }
  }

  static func message(_ ending: CampaignFlow.Ending) -> String {
    let end =
      switch ending.outcome {
      case .completed: "“\(ending.campaignName)” is completed."
      case .cancelled: "“\(ending.campaignName)” is cancelled."
      case nil: "“\(ending.campaignName)” was ended on another device. What was recorded is sent."
      }
    guard ending.lostCount > 0 else { return end }
    return end + " \(lost(ending.lostCount)), as the storage was full."
  }

  /// How many points had to make room before they were sent.
  static func lost(_ count: Int) -> String { count == 1 ? "1 point lost" : "\(count) points lost" }

  static func message(_ problem: QueryProblem) -> String {
    "Could not load the campaigns. " + problem.sentence
  }

  static func refused(_ refusals: Refusals) -> String? {
    refused(points: refusals.pointCount, reports: refusals.reportCount)
  }

  static func refused(points: Int, reports: Int) -> String? {
    var parts: [String] = []
    if points == 1 { parts.append("1 point of a route") }
    if points > 1 { parts.append("\(points) points of a route") }
    if reports == 1 { parts.append("the report of a campaign's end") }
    if reports > 1 { parts.append("\(reports) reports of a campaign's end") }
    return parts.isEmpty ? nil : "The server refused " + parts.joined(separator: " and ") + "."
  }
}

extension CampaignFlow {
  /// What the app can say.
  public static let words = AppWords(
    popups: [
      CampaignWording.cancelQuestion, CampaignWording.anotherInProgress(sampleName),
    ] + CampaignWording.location.popups + losses.map(CampaignWording.trackingStopped),
    controls: [
      CampaignWording.start, CampaignWording.pause, CampaignWording.resume,
      CampaignWording.complete, CampaignWording.cancel, CampaignWording.center,
      CampaignWording.back, CampaignWording.campaigns, CampaignWording.openCurrent,
      CampaignWording.tryAgain,
    ],
    badges: [
      CampaignWording.active, CampaignWording.paused, CampaignWording.completed,
      CampaignWording.cancelled, CampaignWording.ended, CampaignWording.sending,
      CampaignWording.storageFull, CampaignWording.lost(1), CampaignWording.lost(2),
      UploadWording.notSent,
    ],
    notifications: [CampaignWording.stoppedNotification],
    figures: [
      Metric(CampaignWording.elapsed, .time(RunningTime(.zero))),
      Metric(CampaignWording.distance, .text(CampaignWording.kilometers(.zero))),
    ],
    texts: [
      CampaignWording.listTitle, "Mokotów · in progress",
      CampaignWording.noCampaigns, CampaignWording.loading, CampaignWording.askingForAccuracy,
    ] + hints + CampaignWording.location.texts + refusals + endings.map(CampaignWording.message)
      + UploadWording.texts
      + QueryProblem.samples.map(CampaignWording.message))

  private static let hints = [NotificationQuestion.Hint.reason, .unseen]
    .map(CampaignWording.hint).flatMap { [$0.title, $0.detail] }

  private static let sampleName = "Spring leaflets"

  private static let losses: [TrackingLoss] =
    [.wasRevoked, .wasOff, .wasImprecise] + TrackingObstacle.samples.map { .obstacle($0) }

  private static let refusals = [(0, 1), (0, 2), (1, 0), (2, 0), (1, 1), (2, 2)].compactMap {
    CampaignWording.refused(points: $0.0, reports: $0.1)
  }

  private static let endings = [0, 1, 2].flatMap { count in
    ([.completed, .cancelled, nil] as [CampaignExecution.Outcome?]).map {
      Ending(execution: "", campaignName: sampleName, outcome: $0, lostCount: count)
    }
  }
}
