import AppParts
public import DeviceInterface

extension TourFlow {
  /// What the app can say.
  public static let words = AppWords(
    popups: TourWording.location.popups,
    controls: [
      TourWording.start, TourWording.startAgain, TourWording.carryOn, TourWording.stop,
      TourWording.allTours, TourWording.tryAgain, LocationWording.openSettings,
    ],
    badges: [
      TourWording.onTheWay, LocationWording.keepOpen, TourWording.stopped, TourWording.completed,
      TourWording.notSaved,
    ],
    figures: [.meters(350), .kilometers(2)].map { distance in
      Metric(TourWording.distance(to: 1), .text(TourWording.meters(distance)))
    },
    texts: [
      TourWording.listTitle, TourWording.noTours, TourWording.loading, "1 point", "5 points",
      "2 of 5 heard",
      "2 of 5 heard · on the way", "completed", TourWording.bad(1), TourWording.bad(2),
    ] + TourWalk.PointState.allCases.map(TourWording.state)
      + TourWording.location.texts
      + QueryProblem.samples.map(TourWording.message))
}
