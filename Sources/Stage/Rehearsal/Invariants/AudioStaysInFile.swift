import DeviceInterface

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
