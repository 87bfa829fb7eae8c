import AppParts
import DeviceInterface

extension DeliveryWording {
  static let sheetTitle = "Complete delivery"
  static let chosen = "✓"
  static let sign = "Signature"
  static let takePhoto = "Take photo"
  static let leaveNotice = "Leave a notice"
  static let submit = "Submit"
  static let goOnUnsaved = "Go on unsaved"
  static let cancel = "Cancel"
  static let signed = "Signed"
  static let photoTaken = "Photo taken"
  static let noticeLeft = "Notice left"

  static let chooseOutcome = "Choose what became of the delivery."
  static let proofMissing = "A delivery needs a signature, a photo or the customer's PIN."
  static let reasonMissing = "Say why."
  static let notesMissing = "Say in the notes what it was."
  static let itemsMissing = "Choose the items that were handed over, but not all."
  static let photoMissing = "Take a photo."
  static let placeMissing = "Leave a notice, or say where the package is."
  static let dateMissing = "Say on which day the next attempt is made, for example 2026-01-06."

  static let storageFull =
    "The phone's storage is full, so this is not saved. Free some storage and submit again, or go on and keep the app"
    + " open until it is sent."

  static let problems = [
    chooseOutcome, proofMissing, reasonMissing, notesMissing, itemsMissing, photoMissing,
    placeMissing, dateMissing, storageFull,
  ]

  /// An outcome as the sheet offers it.
  static func choice(_ outcome: StopOutcome) -> String {
    switch outcome {
    case .delivered: "Delivered"
    case .failed: "Failed"
    case .partial: "Partial"
    case .returned: "Return"
    case .attempted: "Attempted"
    case .damaged: "Damaged"
    }
  }

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
