/// A sort of signal that an app can be kept from hearing; its raw value completes "the app never hears …".
public enum UnheardSignal: String, Hashable, Sendable, CaseIterable {
  /// A process began.
  case launch = "why it was started"
  /// The app came to the front.
  case front = "that it is in front"
  /// Something covers the app, or it left the front.
  case cover = "that something covers it"
  /// The app is out of sight.
  case background = "that it is in the background"
  /// The app stops running or runs again.
  case suspension = "that it is suspended or resumed"
  /// The permission changed.
  case permission = "that permission changed"
  /// What it asked the user for was answered.
  case permissionAnswer = "how a question about permission ended"
  /// A position.
  case fix = "a position"
  /// A position that could not be had.
  case locationFailure = "that a position cannot be had"
  /// Updates that rest, go on, or cannot come.
  case updates = "that positions pause or go on"
  /// A stay at a place.
  case visit = "that the phone stays somewhere"
  /// A region entered.
  case regionEntered = "that a region was entered"
  /// A region left.
  case regionLeft = "that a region was left"
  /// A stay in a region, or where the phone is with regard to it.
  case regionState = "whether the phone is in a region"
  /// A region that is not watched.
  case regionFailure = "that a region is not watched"
  /// A service that did not start.
  case serviceFailure = "that its service did not start"
  /// The phone was started.
  case boot = "that the phone was started"
  /// A server's answer.
  case answer = "a server's answer"
  /// A request without an answer.
  case requestFailure = "that a request failed"
  /// The system's transfers are done.
  case transfers = "that background transfers are done"
  /// The network came or went.
  case connectivity = "that the network came or went"
  /// The audio's end.
  case audioEnd = "that the audio has ended"
  /// An interruption of the audio, or its end.
  case audioInterruption = "that the audio is interrupted or free again"
  /// Headphones that are gone.
  case headphones = "that the headphones are gone"
  /// The battery.
  case battery = "how full the battery is"
  /// The saving of power.
  case powerSaving = "that the phone saves energy"
  /// Storage that is full or locked.
  case storage = "that something could not be stored"
  /// The clock was set.
  case clock = "that the clock was set"
  /// The motion sensors.
  case motion = "how the phone moves"
  /// Deferred work.
  case work = "that deferred work starts or is over"
  /// A notification that is due or was tapped.
  case notification = "that a notification is due or was tapped"
  /// A timer.
  case timer = "that a timer has run out"
  /// Its screen, shown or left.
  case screen = "that its screen is shown or left"
  /// A tap on something that has a label.
  case tap = "a tap"
  /// A tap on the map or the player, a pull, a drag.
  case touch = "a touch of its map, list or player"
  /// What the user wrote.
  case entry = "what the user writes"
}
