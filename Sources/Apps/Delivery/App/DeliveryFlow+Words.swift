import AppParts
public import DeviceInterface

extension DeliveryFlow {
  /// What the app can say.
  public static let words = AppWords(
    popups: [
      DeliveryWording.consent,
      DeliveryWording.refused(stop: 1, reason: "wrong PIN", canFillIn: true),
      DeliveryWording.refused(stop: 1, reason: DeliveryWording.noReason, canFillIn: false),
      DeliveryWording.settledElsewhere(stop: 1),
    ] + DeliveryWording.location.popups,
    controls: [
      DeliveryWording.start, DeliveryWording.tryAgain, DeliveryWording.navigate,
      DeliveryWording.call, DeliveryWording.arrived, DeliveryWording.deliver,
      DeliveryWording.backToNext, DeliveryWording.share, DeliveryWording.stopSharing,
      LocationWording.openSettings, DeliveryWording.sign, DeliveryWording.takePhoto,
      DeliveryWording.leaveNotice, DeliveryWording.submit, DeliveryWording.goOnUnsaved,
      DeliveryWording.cancel,
    ],
    fields: StatusSheet.Field.allCases.map(\.rawValue),
    badges: [
      DeliveryWording.routeDone, DeliveryWording.onTheWay, DeliveryWording.resting,
      DeliveryWording.savingPower, LocationWording.keepOpen, DeliveryWording.notTracked,
      DeliveryWording.notSaved, DeliveryWording.signed, DeliveryWording.photoTaken,
      DeliveryWording.noticeLeft,
    ],
    figures: [
      Metric(DeliveryWording.eta, .text(DeliveryWording.time(0, 0))),
      Metric(DeliveryWording.distance, .text(DeliveryWording.away(.zero))),
      Metric(DeliveryWording.remaining, .text(DeliveryWording.kilometers(.zero))),
    ],
    texts: [
      DeliveryWording.title, DeliveryWording.noRoute, DeliveryWording.loading,
      DeliveryWording.sheetTitle,
      DeliveryWording.isThere, DeliveryWording.noConsent, DeliveryWording.header(3, of: 12),
      DeliveryWording.expected(0, 0), DeliveryWording.promised(0, 0),
      "1 package", "2 packages", "Instructions", "Phone",
    ] + StopOutcome.allCases.flatMap { [DeliveryWording.state($0), DeliveryWording.choice($0)] }
      + FailureReason.allCases.map(\.rawValue)
      + DeliveryWording.problems + DeliveryWording.location.texts
      + QueryProblem.samples.map(DeliveryWording.message))
}
