import DeviceInterface

extension Screen {
  /// Every text on the screen, from top to bottom.
  var texts: [String] {
    var texts = [title] + badges.map(\.label)
    texts += [progress, message, toast].compactMap(\.self)
    texts += items.flatMap { [$0.title, $0.detail] }
    texts += fields.flatMap { [$0.label, $0.text] }
    texts += controls.map(\.label)
    if let dialog { texts += [dialog.title, dialog.message] + dialog.buttons }
    return texts.filter { !$0.isEmpty }
  }
}

extension Screen {
  /// The labels of the buttons in view: those of the popup, which hides the others, or else the screen's own.
  var buttonLabels: [String] {
    dialog?.buttons ?? controls.map(\.label)
  }
}

extension ServerRequest {
  /// Whether the query says where the user is.
  var hasCoordinates: Bool {
    query.contains { $0.name == "lat" || $0.name == "lng" }
  }
}
