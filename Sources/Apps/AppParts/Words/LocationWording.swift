public import DeviceInterface

/// The words of an app that tracks about location: sentences of its own, and labels that all such apps have.
///
/// The sentences are begun or ended by the app and completed here, so that what the platforms leave to the user is told
/// the same way everywhere.
public struct LocationWording: Sendable {
  private let explanation: Dialog
  private let need: String
  private let failure: String
  private let refusal: String
  private let benefit: String
  private let precision: String
  private let loss: String

  /// Takes the app's own words; what is left out it has no occasion to say.
  ///
  /// - Parameters:
  ///   - title: What stands above the explanation.
  ///   - explanation: Why location is needed, in whole sentences.
  ///   - need: What the app does with location: "The stories start where you are".
  ///   - failure: What a start comes to without an answer: "The tour cannot start".
  ///   - refusal: That nothing starts without precise location, in a whole sentence.
  ///   - benefit: What works as long as the app is not closed: "points start by themselves".
  ///   - precision: What needs precise location, in a whole sentence.
  ///   - loss: What does not work without location: "Points do not start by themselves".
  public init(
    title: String, explanation: String, need: String, failure: String, refusal: String = "",
    benefit: String = "", precision: String = "", loss: String = ""
  ) {
    self.explanation = Dialog(
      title: title, message: explanation, buttons: [Self.carryOn, Self.notNow])
    (self.need, self.failure, self.refusal, self.benefit) = (need, failure, refusal, benefit)
    (self.precision, self.loss) = (precision, loss)
  }

  /// What the guide says, with the buttons that help.
  public func dialog(_ message: LocationGuide.Message, on platform: PlatformKind) -> Dialog {
    switch message {
    case .explanation: explanation
    case .blocked(let block):
      Dialog(
        title: "Location is required", message: "\(need), and \(block.advice)",
        buttons: [
          block.endsInApp(on: platform) ? Self.turnLocationOn : Self.openSettings, Self.close,
        ])
    case .missing(.inFrontOnly(let canAsk)):
      Dialog(
        title: Self.keepOpen,
        message: "Location is allowed only while you use the app: \(benefit) until the app"
          + " is closed, and not afterwards.",
        buttons: [canAsk ? Self.allowAlways : Self.openSettings, Self.notNow])
    case .missing(.imprecise):
      Dialog(
        title: "Precise location is off", message: precision,
        buttons: [Self.allowPrecise, Self.openSettings, Self.notNow])
    }
  }

  /// Why a start came to nothing; `nil` where the user knows that.
  public func message(_ failure: LocationGuide.Failure) -> String? {
    switch failure {
    case .unanswered: "\(self.failure), because location has not been allowed yet."
    case .declined: nil
    case .imprecise: refusal.isEmpty ? nil : refusal
    }
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
    let shortcomings = LocationGuide.Shortcoming.samples.filter {
      !($0 == .imprecise ? precision : benefit).isEmpty
    }
    return [dialog(.explanation, on: .iOS)]
      + shortcomings.map { dialog(.missing($0), on: .iOS) }
      + LocationBlock.onPlatforms.map { dialog(.blocked($0), on: $1) }
  }

  /// All other sentences, for the list of what the app can say.
  public var texts: [String] {
    let failures: [LocationGuide.Failure] = [.unanswered, .imprecise]
    return [Self.asking] + failures.compactMap(message)
      + (loss.isEmpty ? [] : TrackingObstacle.samples.map(message))
  }

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
