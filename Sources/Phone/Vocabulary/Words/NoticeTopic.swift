/// The subject of a notice to the app, so that a scenario can look at one subject and leave the others alone.
package enum NoticeTopic: String, Hashable, Sendable, CaseIterable {
  /// Authorization, accuracy, and the ends of requests for them.
  case permission
  /// Fixes, failures, pauses, visits and availability.
  case location
  /// Regions and geofences.
  case regions
  /// Launches, activity, background, suspension, the phone's start.
  case lifecycle
  /// Services that did not start.
  case services
  /// Deferred work that starts, or whose time is over.
  case work
  /// Notifications that are due in front, or were tapped.
  case notifications
  /// Servers and connectivity.
  case network
  /// The audio player.
  case audio
  /// The battery, the storage, the clock and the motion sensors.
  case device
  /// Taps, pulls, screens and timers.
  case screen
}

/// The sort of words in the place of "…" in a phrase; what could never stand there is a slip of the pen.
package enum NoticeBlank: Hashable, Sendable {
  /// One of these, exactly.
  case oneOf([String])
  /// A charge: "18%", or "18%, charging".
  case charge
  /// A time, as reports write it: "40 s".
  case time
  /// What somebody has called something.
  case name(NoticeName)
}

/// The sorts of names that an app is told.
package enum NoticeName: Hashable, Sendable {
  /// A region that the app has watched.
  case region
  /// Work that the app has deferred, or a background task that it has begun.
  case work
  /// A notification that the app has posted.
  case notification
  /// What the app's server has put into a push.
  case push
  /// An alarm that the app has set.
  case alarm
  /// A language that the phone was switched to.
  case language
  /// A timer that the app has set.
  case timer
  /// The name under which the app has stored something.
  case key
  /// What can be tapped on the app's screen.
  case label
}
