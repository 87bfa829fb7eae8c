internal import DeviceInterface
public import Foundation

/// What is posted of a session: interruptions on the main queue, other devices on one that is not main, as on a phone.
extension AVAudioSession {
  /// The beginning or the end of an interruption.
  public enum InterruptionType: UInt, Sendable {
    /// It is over.
    case ended = 0
    /// Something else is heard now, and the app is silent.
    case began = 1
  }

  /// The things that an app is expected to do when an interruption is over.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The platform's own number.
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To play on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// The reason for which sound is heard elsewhere.
  public enum RouteChangeReason: UInt, Sendable {
    /// Nobody knows; never here.
    case unknown = 0
    /// Something new is connected; never told here.
    case newDeviceAvailable = 1
    /// The headphones are gone: an app is expected to pause.
    case oldDeviceUnavailable = 2
    /// The category is another one; never told here.
    case categoryChange = 3
    /// Somebody wants it so; never told here.
    case override = 4
    /// The device was asleep; never told here.
    case wakeFromSleep = 6
    /// Nothing can be heard with the category; never told here.
    case noSuitableRouteForCategory = 7
    /// The same devices are used in another way; never told here.
    case routeConfigurationChange = 8
  }

  /// Something else is heard, or that is over; what it says of it is under the keys below.
  public class var interruptionNotification: Notification.Name {
    Notification.Name("AVAudioSessionInterruptionNotification")
  }

  /// Sound is heard elsewhere.
  public class var routeChangeNotification: Notification.Name {
    Notification.Name("AVAudioSessionRouteChangeNotification")
  }

  func postInterruption(_ type: InterruptionType, _ options: InterruptionOptions? = nil) {
    var info = [AVAudioSessionInterruptionTypeKey: NSNumber(value: type.rawValue)]
    if let options { info[AVAudioSessionInterruptionOptionKey] = NSNumber(value: options.rawValue) }
    NotificationCenter.default.post(
      name: Self.interruptionNotification, object: self, userInfo: info)
  }

  static func postRouteChange(_ reason: RouteChangeReason) {
    DispatchQueue.global().async {
      NotificationCenter.default.post(
        name: routeChangeNotification, object: sharedInstance(),
        userInfo: [AVAudioSessionRouteChangeReasonKey: NSNumber(value: reason.rawValue)])
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Under which the number of an `InterruptionType` stands.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Under which the number of `InterruptionOptions` stands, where an interruption is over.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Under which the number of a `RouteChangeReason` stands.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
