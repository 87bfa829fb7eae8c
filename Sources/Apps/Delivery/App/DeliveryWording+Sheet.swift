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
}
