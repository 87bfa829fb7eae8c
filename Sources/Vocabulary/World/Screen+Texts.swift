import DeviceInterface

extension Screen {
  /// Every text on the screen, from top to bottom.
  var texts: [String] {
    var texts = [title] + badges
    texts += [progress, message].compactMap(\.self)
    texts += items.flatMap { [$0.title, $0.detail] }
    texts += controls.map(\.label)
    if let dialog { texts += [dialog.title, dialog.message] + dialog.buttons }
    return texts.filter { !$0.isEmpty }
  }
}

extension ServerRequest {
  /// Whether the query says where the user is.
  var hasCoordinates: Bool {
    query.contains { $0.name == "lat" || $0.name == "lng" }
  }
}
