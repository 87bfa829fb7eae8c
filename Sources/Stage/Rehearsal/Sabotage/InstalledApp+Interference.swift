import DeviceInterface

/// The door between an app and its phone, where somebody stands in an audit.
extension InstalledApp {
  /// Whether somebody stands between the app and its phone; asked for every signal.
  var isInterfered: Bool {
    if case .by = interference { true } else { false }
  }

  /// Returns what the app hears of a signal; nil for nothing.
  mutating func heard(_ signal: Signal) -> Signal? {
    interference.change { $0.heard(signal) } ?? nil
  }

  /// Hands a signal to the flow, which reads what it is let read, and passes on what it is let ask for.
  mutating func handleSpoiled(_ signal: Signal, _ platform: inout Requests) -> Dialog? {
    let facts = platform.facts
    var own = Requests(interference.change { $0.read(facts) } ?? facts)
    let dialog = handleDirectly(signal, &own)
    let asked = interference.change {
      $0.asked(own.list, after: signal, mayLocate: facts.permission.status.allowsLocation)
    }
    for request in asked ?? own.list { platform.add(request) }
    return interference.change { $0.seen(dialog) } ?? nil
  }

  /// Returns what is asked of the phone where a scenario lets the bare app ask.
  mutating func spoiled(_ requests: [Request]) -> [Request] {
    interference.change { $0.asked(requests, after: .screenAppeared, mayLocate: true) } ?? requests
  }
}
