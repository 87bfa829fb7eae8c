public import DeviceInterface
public import DeviceSimulator

/// The life that an app in a process of its own has outside of the phone; a flow lives on the phone alone.
public protocol OutsideLife: Sendable {
  /// What the app is called and what it says; `nil` where its room says so.
  var identity: AppIdentity? { get }
  /// What has gone wrong; `nil` where nothing has.
  var trouble: AppTrouble? { get }
  /// Whether there is a screen to look at: the app may have sent none.
  var hasShownScreen: Bool { get }
  /// How many bytes it keeps in files that are not the phone's storage; `nil` where nobody knows.
  var fileBytes: Int? { get }

  /// Returns what the app declares to a version of a platform; `nil` where its room says so for all of them.
  func manifest(for profile: Profile) -> AppManifest?
  /// Looks whether anything has gone wrong since the app was last told something.
  mutating func lookOutside()
  /// Lets it end, as the scenario is over, and looks whether it ends well.
  mutating func finishOutside()
  /// Forgets what the app has kept: it was deleted and installed again.
  mutating func reinstall()
  /// Hands over what the app has written where only its developers look; empty where it has written nothing.
  mutating func takeLastWords() -> String

  /// Returns where it first went another way than that of the same app in another world, of which answers were kept.
  func difference(from first: any OutsideLife) -> AppDifference?
}

/// The identity of one of the apps that a room plays.
public struct AppIdentity: Sendable {
  /// The name that was given to it, such as `Near me`.
  public let givenName: String
  /// Everything that it can say.
  public let words: AppWords

  /// Says what it is called and what it can say.
  public init(givenName: String, words: AppWords) {
    (self.givenName, self.words) = (givenName, words)
  }

  /// What sentences and messages call it, such as `app "Near me"`.
  public var name: String { "app \"\(givenName)\"" }
}

/// The trouble that an app can have outside of the phone.
public enum AppTrouble: Hashable, Sendable {
  /// The app is of no use any more; what has happened, and what to do.
  case failed(String, notes: [String])
  /// Its process has ended by itself, as the scenario had expected.
  case ended
}

/// The point at which an app's life outside of the phone first differed from that of the same app in another world.
public struct AppDifference: Hashable, Sendable {
  /// How many signals the app had been told before the one in question, in all of its processes.
  public let signalsBefore: Int
  /// What it was told: "its start", "signal 7 (tapped)".
  public let told: String
  /// What came of it in the other world, where the scenario was played first.
  public let first: String
  /// What came of it in this one.
  public let second: String

  /// Creates a difference.
  public init(signalsBefore: Int, told: String, first: String, second: String) {
    (self.signalsBefore, self.told, self.first, self.second) = (signalsBefore, told, first, second)
  }
}
