import DeviceInterface

/// What stands in the place of "…" in a phrase; what could never stand there is a slip of the pen.
enum NoticeBlank: Hashable, Sendable {
  /// One of these, exactly.
  case oneOf([String])
  /// A charge: "18%", or "18%, charging".
  case charge
  /// A time, as reports write it: "40 s".
  case time
  /// What somebody has called something.
  case name(NoticeName)

  /// Whether an app can be told the phrase with these words, which are in lower case.
  func accepts(_ words: String) -> Bool {
    switch self {
    case .oneOf(let known): known.contains { $0.foldedForComparison == words }
    case .charge:
      (0...100).contains { words == "\($0)%" || words == "\($0)%, charging" }
    case .time: DurationText.parse(words).map(DurationText.render) == words
    case .name: !words.isEmpty
    }
  }
}

/// The sorts of names that an app is told.
enum NoticeName: Hashable, Sendable {
  /// A region that the app has watched.
  case region
  /// Work that the app has deferred.
  case work
  /// A timer that the app has set.
  case timer
  /// The name under which the app has stored something.
  case key
  /// What can be tapped on the app's screen.
  case label
}
