import AppParts
import DeviceInterface

extension DeliveryWording {
  static let agree = "Agree"
  static let fillInAgain = "Fill in again"
  static let noReason = "it is not valid"

  static let consent = Dialog(
    title: "Share your position?",
    message: "While you drive a route, your customers, their shops and the dispatch see where you"
      + " are. Positions are deleted after 90 days. You can stop sharing at any time.",
    buttons: [agree, LocationWording.notNow])

  static let location = LocationWording(
    title: "Location guides your customers",
    explanation: "While you drive, your position tells customers when you come, also while the"
      + " screen is locked. Please allow precise location.",
    need: "Customers see where you are while you drive",
    failure: "The route cannot start", benefit: "customers see where you are",
    precision: "Customers see where you are only while your precise location is known.",
    loss: "Customers cannot see where you are")

  /// That the server has not taken an outcome, and why (`delivery:STATUS-7`).
  static func refused(stop number: Int, reason: String, canFillIn: Bool) -> Dialog {
    Dialog(
      title: "Stop \(number) is still open",
      message: "The server has not taken your report: \(reason).",
      buttons: canFillIn ? [fillInAgain, LocationWording.close] : [LocationWording.close])
  }

  /// That a stop has another outcome on the server.
  static func settledElsewhere(stop number: Int) -> Dialog {
    Dialog(
      title: "Stop \(number) was settled elsewhere",
      message: "The server has another outcome of this stop, which counts.",
      buttons: [LocationWording.close])
  }
}
