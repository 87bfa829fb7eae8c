import BackendSimulator
public import DeviceInterface
import ScenarioRunner

/// What apps send to servers, as sentences name it.
public struct MessageKind: Hashable, Sendable {
  /// What sentences call it.
  let name: String
  /// The requests that it means.
  let scope: RequestScope

  /// Names the requests of a scope.
  public init(_ name: String, _ scope: RequestScope) {
    self.name = name
    self.scope = scope
  }

  /// Any request.
  static let request = MessageKind("request", .every)
  /// A batch of points.
  static let upload = MessageKind("upload", .pointUploads)

  /// What sentences can name where there are such apps.
  static func all(of rooms: [any App.Type]) -> [MessageKind] {
    [.request, .upload] + rooms.flatMap { $0.messages }
  }
}

extension World {
  /// Throws where the server never gets such requests, since what is arranged for them would never happen.
  func requireSent(_ message: MessageKind, to server: ServerName) throws {
    guard !room(of: server).sends(message) else { return }
    let name = server == .own ? app.room.serverName : server.rawValue
    let names = rooms.filter { $0.sends(message) }.map { "the \($0.serverName)" }
    throw InvalidStep(
      "The \(name) never gets a \(message.name).",
      notes: ["It goes to \(names.joined(separator: " and "))."])
  }
}

extension App {
  /// Tells whether the app ever sends such requests.
  fileprivate static func sends(_ message: MessageKind) -> Bool {
    message == .request || message == .upload && isRecording || messages.contains(message)
  }
}
