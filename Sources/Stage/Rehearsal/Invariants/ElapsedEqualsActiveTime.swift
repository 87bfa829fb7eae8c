import BackendSimulator
public import DeviceInterface
import DeviceSimulator

/// The elapsed time is the time that a campaign or shift has been active (`campaign:4.2`, `campaign:4.3`).
public enum ElapsedEqualsActiveTime {
  static let rule = "The elapsed time equals the time spent active."

  /// What storing in whole milliseconds may cost, at each pause.
  private static let tolerance = Duration.milliseconds(50)

  /// Compares the app's elapsed time with what it can be; `nil` where nobody can know.
  public static func check(_ elapsed: Duration, _ bounds: ClosedRange<Duration>?)
    -> InvariantViolation?
  {
    guard let bounds else { return nil }
    let isRight =
      elapsed >= bounds.lowerBound - tolerance && elapsed <= bounds.upperBound + tolerance
    guard !isRight else { return nil }
    let least = DurationText.render(bounds.lowerBound)
    let most = DurationText.render(bounds.upperBound)
    return InvariantViolation(
      rule: rule,
      happened: "The app counts \(DurationText.render(elapsed)), but "
        + (least == most ? "\(least) were active." : "\(least) to \(most) were active."))
  }
}

/// The distance travelled is the length of the recorded route (`campaign:7.2`).
public enum DistanceEqualsRoute {
  static let rule = "The distance equals the length of the recorded route."

  /// Compares a distance that the app gives with the way along the points, a centimetre of rounding for each.
  public static func check(
    _ distance: Distance, length: Distance, pointCount: Int
  ) -> InvariantViolation? {
    let difference = abs(distance.centimeters - length.centimeters)
    guard difference > Int64(pointCount) + 1 else { return nil }
    return InvariantViolation(
      rule: rule, happened: "The app counts \(distance), and the recorded route is \(length) long.")
  }
}

/// No line of a route leads over a gap: a pause, a time without permission, a death of the process (`campaign:4.2`).
enum NoSegmentBridgesPause {
  static let rule = "No line of a recorded route bridges a gap."

  /// Looks at a point that has just been recorded.
  static func check(_ point: RecordedPoint, wasHalted: Bool) -> InvariantViolation? {
    // No line leads to what is impossible or only scatters, and none leads anywhere from a place to itself.
    guard wasHalted, !point.beginsStretch, !point.fix.isImpossible, !point.isWithinScatter,
      !point.fix.isLastKnown
    else { return nil }
    return InvariantViolation(
      rule: rule,
      happened: "Point \(point.number) is joined to the one before it, though a gap lies between."
    )
  }

  /// Looks at the lines that a map shows: together they are no longer than the recorded way, a centimetre for each leg.
  static func check(_ map: MapView, length: Distance) -> InvariantViolation? {
    let drawn = map.lineLength
    guard drawn.centimeters > length.centimeters + Int64(map.linePointCount) + 1 else { return nil }
    return InvariantViolation(
      rule: rule, happened: "The map's lines are \(drawn) long, and the recorded way is \(length).")
  }
}

/// At most one campaign is active or paused, and at most one shift is going on (`campaign:3.1`).
enum OneActivityAtATime {
  static let rule =
    "An app records for one thing at a time, and begins another when that has ended."

  /// Looks at what the app records for.
  static func check(_ tracks: [HeldTrack]) -> InvariantViolation? {
    guard tracks.count > 1 else { return nil }
    let open = tracks.lazy.filter { !$0.isFinished }.map(\.owner)
    guard open.count > 1 else { return nil }
    return InvariantViolation(
      rule: rule, happened: "The app records for \(open.joined(separator: " and ")) at once.")
  }
}

extension MapView {
  /// How many points the lines have together.
  var linePointCount: Int { lines.reduce(0) { $0 + $1.count } }

  /// The length of all lines together.
  var lineLength: Distance {
    lines.reduce(.zero) { sum, line in
      zip(line, line.dropFirst()).reduce(sum) { $0 + $1.0.distance(to: $1.1) }
    }
  }
}

/// The playback is never before the beginning of its file or behind its end, for the app as little as for the phone.
enum AudioStaysInFile {
  static let rule = "The audio position never leaves the file."

  /// How far what the screen draws may be from what is heard.
  private static let tolerance = Duration.seconds(1)

  /// Looks at a request to go to a time of the file.
  static func check(seekTo time: Duration, in file: AudioFile?) -> InvariantViolation? {
    guard let file, time < .zero || time > file.length else { return nil }
    return InvariantViolation(
      rule: rule,
      happened: "The app went to \(DurationText.render(time)) of \"\(file.title)\", "
        + "which is \(DurationText.render(file.length)) long.")
  }

  /// Compares what the player on the screen shows with where the playback is.
  static func check(
    shown: Duration, _ player: PlayerView, playedAt position: Duration?
  ) -> InvariantViolation? {
    let isInside =
      player.position.base >= .zero && player.position.base <= player.length
    let isTrue = position.map { abs(shown, $0) <= tolerance } ?? true
    guard !isInside || !isTrue else { return nil }
    return InvariantViolation(
      rule: rule,
      happened: "The player shows \(DurationText.render(shown))"
        + (position.map { ", and the audio is at \(DurationText.render($0))." } ?? "."))
  }

  private static func abs(_ left: Duration, _ right: Duration) -> Duration {
    left < right ? right - left : left - right
  }
}

/// The rule that tracking is seen exactly while it goes on (`campaign:2.5`, `clock-in:FR-012`, `clock-in:SC-008`).
enum TrackingIsVisible {
  static let rule = "The tracking notification and indicator are visible exactly while tracking."

  /// Looks at a phone whose app is running: what it does and what it shows.
  static func check(_ phone: Phone) -> InvariantViolation? {
    let isTracking = phone.isUpdatingLocation
    switch phone.profile.platform {
    case .android:
      // Who has turned the app's notifications off, or swiped this one away, does not see that of the service.
      guard phone.runsForegroundService != isTracking else { return nil }
      // A service may stay for what is heard, and for a charger to come: out of sight no other could start (A-43).
      if !isTracking, phone.isAudioHeardOrHeld || phone.awaitsCharger { return nil }
      return InvariantViolation(
        rule: rule,
        happened: isTracking
          ? "The app tracks without a foreground service."
          : "A foreground service is running, and nothing is tracked.")
    case .iOS:
      // I-63, I-65: in the background, tracking with "while using" is always to be seen.
      guard phone.indicators.backgroundPill, !isTracking else { return nil }
      return InvariantViolation(
        rule: rule, happened: "The indicator is shown, and nothing is tracked.")
    }
  }
}

/// After the end nothing goes on that belongs to tracking (`campaign:1.4`, `campaign:8.7`, `clock-in:FR-002`).
enum ResourcesAreReleased {
  static let rule = "Updates, service, audio and ongoing notifications are released after the end."

  /// Looks at a phone whose app is running and has nothing to track.
  static func check(_ phone: Phone) -> InvariantViolation? {
    var kept: [String] = []
    if phone.isUpdatingLocation { kept.append("location updates") }
    if phone.runsForegroundService { kept.append("the foreground service") }
    if let audio = phone.audio { kept.append("the audio file \"\(audio.file.title)\"") }
    for notification in phone.notifications where notification.isOngoing {
      kept.append("the notification \"\(notification.title)\"")
    }
    guard !kept.isEmpty else { return nil }
    return InvariantViolation(
      rule: rule, happened: "Nothing is active, and there is still \(kept.joined(separator: ", "))."
    )
  }
}
