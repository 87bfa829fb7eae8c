import AppParts
public import DeviceInterface

extension ClockInFlow {
  /// What the app can say.
  public static let words = AppWords(
    popups: [ClockInWording.clockOutQuestion]
      + PlatformKind.allCases.flatMap { platform in
        LocationGuide.Message.samples.map { ClockInWording.dialog($0, on: platform) }
      },
    controls: [
      ClockInWording.clockIn, ClockInWording.clockOut, ClockInWording.history,
      ClockInWording.improve, ClockInWording.allowLocation, ClockInWording.goToSettings,
      ClockInWording.back, ClockInWording.tryAgain,
    ],
    badges: statuses.map { ClockInWording.badge($0).label } + [
      ClockInWording.forReview, ClockInWording.sending, ClockInWording.storageFull,
      ClockInWording.storageLow, ClockInWording.batteryLow, ClockInWording.lost(1),
      ClockInWording.lost(2), UploadWording.notSent,
    ],
    notifications: notifications,
    figures: [
      Metric(ClockInWording.elapsed, .time(RunningTime(.zero))),
      Metric(ClockInWording.points, .text("0")),
    ],
    texts: [
      ClockInWording.title,
      ClockInWording.recorded, ClockInWording.recordedInaccurately, LocationWording.asking,
      ClockInWording.clockingOut, ClockInWording.loadingHistory, ClockInWording.loadingRoute,
      ClockInWording.noShifts, ClockInWording.noPoints, ClockInWording.refused,
      ClockInWording.message(LocationGuide.Failure.unanswered),
      ClockInWording.message(LocationGuide.Failure.declined),
    ] + statuses.compactMap { ClockInWording.message($0) } + hints + history
      + UploadWording.texts + QueryProblem.samples.map { ClockInWording.message($0) })

  private static let statuses: [Status] =
    [.offDuty, .tracking, .inaccurate, .signalLost] + ShiftGap.Reason.allCases.map { .paused($0) }

  private static let notifications: [AppNotification] = {
    let warnings =
      [
        (ClockInWording.storageLow, ClockInWording.storageText),
        (ClockInWording.stoppedNotification.title, ClockInWording.stoppedNotification.text),
      ]
      + [true, false].map { (ClockInWording.batteryLow, ClockInWording.batteryText(stops: $0)) }
    return (statuses.map(ClockInWording.notification) + warnings).map { title, text in
      AppNotification(id: "", title: title, text: text)
    }
  }()

  private static let hints: [String] = {
    let onPlatforms = PlatformKind.allCases.flatMap { platform in
      LocationGuide.Shortcoming.samples.map { ClockInWording.hint($0, on: platform) }
        + [true, false].map { ClockInWording.closingHint(on: platform, isNotified: $0) }
    }
    let others = [
      ClockInWording.hint(NotificationQuestion.Hint.reason),
      ClockInWording.hint(NotificationQuestion.Hint.unseen),
      ClockInWording.reviewHint, ClockInWording.clockHint, ClockInWording.impossibleHint(1),
      ClockInWording.impossibleHint(2), ClockInWording.storageHint(lost: 0),
      ClockInWording.storageHint(lost: 1),
    ]
    return (onPlatforms + others).flatMap { [$0.title, $0.detail] }
  }()

  /// What the history, its routes and the end of a shift can say of some shifts.
  private static let history: [String] = {
    let hour: Int64 = 3_600_000
    let shifts = [0, 1, 2].map { count in
      ShiftSummary(
        id: "", clockedInAtMilliseconds: 0, clockedOutAtMilliseconds: hour, pointCount: count,
        isFlagged: true, lostCount: count,
        noticeAbsences: [NoticeAbsence(fromMilliseconds: 0, toMilliseconds: hour)])
    }
    let open = ShiftSummary(id: "", clockedInAtMilliseconds: 0)
    return (shifts + [open]).flatMap { shift in
      [
        ClockInWording.title(shift, zoneOffsetSeconds: 0),
        ClockInWording.detail(shift, isWaiting: true, isRefused: true, zoneOffsetSeconds: 0),
        ClockInWording.farewell(shift, wasElsewhere: false, zoneOffsetSeconds: 0),
        ClockInWording.farewell(shift, wasElsewhere: true, zoneOffsetSeconds: 0),
      ]
    } + [
      "Recorded 08:00:00", "accurate to 5 m", "last known position", "low accuracy",
      "not all sent yet", "partly refused", "the phone said 06:00 – 06:20",
      "notice away 08:00 – 08:15",
    ]
  }()
}
