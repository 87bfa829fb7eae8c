public import DeviceInterface
import DeviceSimulator

extension JournalEntry {
  /// What happened, as a sentence, for what both platforms call alike.
  var text: String { text(on: .iOS) }

  /// What happened, as a sentence in the words of the platform.
  public func text(on platform: PlatformKind) -> String {
    switch what {
    case .received(let request, let reply): "received \(request.text): \(reply.text)"
    case .dialogAppeared(let title): "shows the popup \"\(title)\""
    case .dialogClosed(let title): "closes the popup \"\(title)\""
    case .phone(.told(let signal)): "tells the app: \(signal.text(on: platform))"
    case .phone(.held(let signal)): "held until the app runs again: \(signal.text(on: platform))"
    case .phone(.asked(let request)): request.text
    case .phone(let item): "\(item)"
    }
  }
}

extension JournalEntry.Cause {
  /// Takes over who the phone's diary names.
  init(_ cause: PhoneLogEntry.Cause) {
    switch cause {
    case .user: self = .user
    case .app: self = .app
    case .system: self = .system
    case .scenario: self = .scenario
    }
  }
}

extension ServerReply {
  /// What becomes of the request, in words.
  var text: String {
    switch self {
    case .response(let response, let delay):
      "answers with \(response.text)"
        + (delay > .zero ? " after \(DurationText.render(delay))" : "")
    case .connectionLost: "the connection breaks before the answer arrives"
    case .none: "no answer"
    }
  }
}
