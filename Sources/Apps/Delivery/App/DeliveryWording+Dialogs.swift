import AppParts
import DeviceInterface

extension DeliveryWording {
  static let carryOn = "Continue"
  static let notNow = "Not now"
  static let close = "Close"
  static let agree = "Agree"
  static let turnLocationOn = "Turn location on"
  static let allowAlways = "Allow always"
  static let allowPrecise = "Allow precise location"
  static let fillInAgain = "Fill in again"
  static let noReason = "it is not valid"

  static let consent = Dialog(
    title: "Share your position?",
    message: "While you drive a route, your customers, their shops and the dispatch see where you"
      + " are. Positions are deleted after 90 days. You can stop sharing at any time.",
    buttons: [agree, notNow])

  static let explanation = Dialog(
    title: "Location guides your customers",
    message: "While you drive, your position tells customers when you come, also while the screen"
      + " is locked. Please allow precise location.",
    buttons: [carryOn, notNow])

  static let imprecise = Dialog(
    title: "Precise location is off",
    message: "Customers see where you are only while your precise location is known.",
    buttons: [allowPrecise, openSettings, notNow])

  static func inFrontOnly(canAsk: Bool) -> Dialog {
    Dialog(
      title: "Keep the app open",
      message: "Location is allowed only while you use the app: customers see where you are until"
        + " the app is closed, and not afterwards.",
      buttons: [canAsk ? allowAlways : openSettings, notNow])
  }

  /// Why a route cannot start.
  static func blocked(_ block: LocationBlock, on platform: PlatformKind) -> Dialog {
    Dialog(
      title: "Location is required",
      message: "Customers see where you are while you drive, and " + block.advice,
      buttons: [block.endsInApp(on: platform) ? turnLocationOn : openSettings, close])
  }

  /// That the server has not taken an outcome, and why (`delivery:STATUS-7`).
  static func refused(stop number: Int, reason: String, canFillIn: Bool) -> Dialog {
    Dialog(
      title: "Stop \(number) is still open",
      message: "The server has not taken your report: \(reason).",
      buttons: canFillIn ? [fillInAgain, close] : [close])
  }

  /// That a stop has another outcome on the server.
  static func settledElsewhere(stop number: Int) -> Dialog {
    Dialog(
      title: "Stop \(number) was settled elsewhere",
      message: "The server has another outcome of this stop, which counts.", buttons: [close])
  }
}
