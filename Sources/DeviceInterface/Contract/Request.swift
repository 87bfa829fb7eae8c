/// Something that an app asks of its platform.
public enum Request: Hashable, Sendable {
  /// Asks the user for permission.
  case askForPermission(PermissionRequest)
  /// Asks for one fix; a second request replaces the first (`I-62`).
  case requestFix(FixRequest)
  /// Sends a request to a server.
  case send(ServerRequest)
  /// Stops waiting for the answer to the request with this id.
  case cancelSend(id: Int)
  /// Fires the named timer once after the duration; a timer of the same name is replaced.
  case schedule(timer: String, after: Duration)
  /// Cancels the named timer.
  case cancel(timer: String)
  /// Writes a value to durable storage under the key.
  case store(key: String, value: String)
  /// Deletes what durable storage holds under the key.
  case delete(key: String)
  /// Opens this app's page in the Settings app.
  case openSettings
}
