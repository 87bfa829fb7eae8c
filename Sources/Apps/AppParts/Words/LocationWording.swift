public import DeviceInterface

/// What an app that tracks says about location: sentences of its own, and labels that all such apps have.
///
/// The sentences are begun or ended by the app and completed here, so that what the platforms leave to the user is told
/// the same way everywhere.
public struct LocationWording: Sendable {
  /// Why location is needed, before the system asks.
  public let explanation: Dialog
  /// That location is allowed only roughly.
  public let imprecise: Dialog
  /// That the latest start came to nothing, as its question was not answered.
  public let unanswered: String
  private let need: String
  private let benefit: String
  private let loss: String

  /// Takes the app's own words.
  ///
  /// - Parameters:
  ///   - title: What stands above the explanation.
  ///   - explanation: Why location is needed, in whole sentences.
  ///   - need: What the app does with location: "The stories start where you are".
  ///   - benefit: What works as long as the app is not closed: "points start by themselves".
  ///   - precision: What needs precise location, in a whole sentence.
  ///   - loss: What does not work without location: "Points do not start by themselves".
  ///   - failure: What a start comes to without an answer: "The tour cannot start".
  public init(
    title: String, explanation: String, need: String, benefit: String, precision: String,
    loss: String, failure: String
  ) {
    self.explanation = Dialog(
      title: title, message: explanation, buttons: [Self.carryOn, Self.notNow])
    imprecise = Dialog(
      title: "Precise location is off", message: precision,
      buttons: [Self.allowPrecise, Self.openSettings, Self.notNow])
    unanswered = "\(failure), because location has not been allowed yet."
    self.need = need
    self.benefit = benefit
    self.loss = loss
  }

  /// That location is allowed only while the app is in use.
  public func inFrontOnly(canAsk: Bool) -> Dialog {
    Dialog(
      title: Self.keepOpen,
      message: "Location is allowed only while you use the app: \(benefit) until the app is closed,"
        + " and not afterwards.",
      buttons: [canAsk ? Self.allowAlways : Self.openSettings, Self.notNow])
  }

  /// Why nothing can start, and where the user can change it.
  public func blocked(_ block: LocationBlock, on platform: PlatformKind) -> Dialog {
    Dialog(
      title: "Location is required", message: "\(need), and \(block.advice)",
      buttons: [
        block.endsInApp(on: platform) ? Self.turnLocationOn : Self.openSettings, Self.close,
      ])
  }

  /// Why what needs location does not work, though everything else goes on.
  public func message(_ obstacle: TrackingObstacle) -> String {
    let reason =
      switch obstacle {
      case .blocked(.denied): "this app may not use your location"
      case .blocked(.restricted): "location is restricted on this device"
      case .blocked(.servicesOff): "location is switched off on this device"
      case .undecided: "the permission to use your location has ended"
      case .imprecise: "precise location is off"
      }
    return "\(loss), because \(reason)."
  }

  /// All dialogs, for the list of what the app can say.
  public var popups: [Dialog] {
    [explanation, imprecise, inFrontOnly(canAsk: true), inFrontOnly(canAsk: false)]
      + LocationBlock.onPlatforms.map { blocked($0, on: $1) }
  }

  /// All other sentences, for the list of what the app can say.
  public var texts: [String] {
    [Self.asking, unanswered] + TrackingObstacle.samples.map(message)
  }
}

extension LocationWording {
  /// What ends the explanation and has the system ask.
  public static let carryOn = "Continue"
  /// What puts a question off.
  public static let notNow = "Not now"
  /// What ends a dialog that only tells.
  public static let close = "Close"
  /// What leads to the app's settings.
  public static let openSettings = "Open Settings"
  /// What has Android ask to turn the device's location on.
  public static let turnLocationOn = "Turn location on"
  /// What has the system ask for location in the background.
  public static let allowAlways = "Allow always"
  /// What has the system ask for precise location.
  public static let allowPrecise = "Allow precise location"
  /// That the app tracks only until it is closed.
  public static let keepOpen = "Keep the app open"
  /// That a start waits for what the user says to the system.
  public static let asking = "Waiting for your answer about location…"
}
