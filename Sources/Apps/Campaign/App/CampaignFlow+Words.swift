import AppParts
public import DeviceInterface

extension CampaignFlow {
  /// What the app can say.
  public static let words = AppWords(
    popups: [
      CampaignWording.explanation, CampaignWording.cancelQuestion,
      CampaignWording.anotherInProgress(sampleName),
    ] + LocationBlock.onPlatforms.map { CampaignWording.blocked($0, on: $1) }
      + losses.map(CampaignWording.trackingStopped),
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
    ],
    figures: [
      Metric(CampaignWording.elapsed, .time(RunningTime(.zero))),
      Metric(CampaignWording.distance, .text(CampaignWording.kilometers(.zero))),
    ],
    texts: [
      CampaignWording.listTitle, "Mokotów · in progress",
      CampaignWording.noCampaigns, CampaignWording.loading, CampaignWording.asking,
      CampaignWording.askingForAccuracy, CampaignWording.message(Obstacle.imprecise),
      CampaignWording.message(Obstacle.unanswered),
    ] + refusals + endings.map(CampaignWording.message)
      + QueryProblem.samples.map(CampaignWording.message))

  private static let sampleName = "Spring leaflets"

  private static let losses: [TrackingLoss] =
    [.undecided, .imprecise, .wasRevoked, .wasOff, .wasImprecise]
    + LocationBlock.allCases.map { .blocked($0) }

  private static let refusals = [(0, 1), (1, 0), (2, 0)].compactMap {
    CampaignWording.refused(points: $0.0, reports: $0.1)
  }

  private static let endings = [0, 1, 2].flatMap { count in
    ([.completed, .cancelled, nil] as [CampaignExecution.Outcome?]).map {
      Ending(execution: "", campaignName: sampleName, outcome: $0, lostCount: count)
    }
  }
}
