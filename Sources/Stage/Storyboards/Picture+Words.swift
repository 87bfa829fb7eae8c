import DeviceInterface

/// What can be read on the device, for those who compare two of them.
extension Picture {
  /// What is read, line by line, where two platforms would show the same.
  ///
  /// The words of the system's own questions and of Settings are the platform's, as are the signs of its status bar: of those
  /// only stands here that they are there.
  var comparableLines: [String] {
    front.comparableLines + (alert == nil ? [] : ["a question of the system"])
      + (isRinging ? ["a phone call that rings"] : [])
      + (statusBar.isOnline ? [] : ["offline"])
      + notifications.map { notification in
        let words = [notification.title, notification.text].filter { !$0.isEmpty }
        return "the notification “\(words.joined(separator: ": "))”"
      }
  }
}

extension Picture.Front {
  fileprivate var comparableLines: [String] {
    switch self {
    case .app(let screen): screen.comparableLines
    case .home: ["the home screen"]
    case .settings: ["Settings"]
    case .otherApp(let address):
      [address.isEmpty ? "another app" : "another app, opened with \(address)"]
    case .page(let reader, let screen): ["what \(reader) sees"] + screen.comparableLines
    case .locked: ["the lock screen"]
    case .call: ["a phone call"]
    case .off: ["a phone that is off"]
    }
  }
}

extension Screen {
  fileprivate var comparableLines: [String] {
    var lines = ["the screen “\(title)”"]
    lines += badges.map { "the badge “\($0.label)”" }
    lines += [progress, message, toast].compactMap { $0.map { "“\($0)”" } }
    lines += metrics.map { "“\($0.label): \($0.value.text(atUptime: .zero))”" }
    if let map { lines += map.comparableLines }
    if let player { lines.append("the player, \(player.isPlaying ? "playing" : "paused")") }
    lines += items.map { item in
      let words = [item.title, item.detail].filter { !$0.isEmpty }
      return "the row “\(words.joined(separator: ", "))”"
    }
    lines += fields.map { "the field “\($0.label)” with “\($0.text)”" }
    lines += controls.map { "the button “\($0.label)”\($0.isEnabled ? "" : ", not enabled")" }
    if let dialog { lines.append("the popup “\(dialog.title)”") }
    return lines
  }
}

extension MapView {
  fileprivate var comparableLines: [String] {
    let points = lines.reduce(0) { $0 + $1.count }
    return ["a map with \(points) points of lines and \(self.points.count) to tap"]
      + circles.map { "a circle on the map, \($0.style.words)" }
  }
}

extension MapView.Circle.Style {
  fileprivate var words: String {
    switch self {
    case .gray: "grey"
    case .pulsingOrange: "orange"
    case .checkedGreen: "green"
    }
  }
}
