package import DeviceInterface
package import Vocabulary

/// The protocol between the phone and an app in a process of its own: JSON-RPC 2.0, one message a line.
package enum LineProtocol {
  /// The version; it grows when an app of today would have to be changed.
  package static let version = 1

  /// How signals stand on the line.
  package static let signal = Form<Signal>.oneOf(
    "Signal", Vocabulary.signalSections.flatMap(\.terms).map(\.form), of: \.term.form.record.name)
  /// How requests stand on the line.
  package static let request = Form<Request>.oneOf(
    "Request", Vocabulary.requestSections.flatMap(\.terms).map(\.form), of: \.term.form.record.name)
  /// How lists of requests stand on the line.
  package static let requests = request.list
  /// How screens stand on the line.
  package static let screen = Vocabulary.screen
  /// How facts stand on the line.
  package static let facts = Vocabulary.facts
}
