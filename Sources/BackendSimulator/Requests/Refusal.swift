public import DeviceInterface

/// Why a server does not do what a request wants; it has changed nothing.
public struct Refusal: Error, Hashable {
  /// The HTTP status.
  let status: Int
  /// What is wrong and what was expected.
  let message: String

  /// Refuses with an HTTP status and a message for the reader.
  public init(_ status: Int, _ message: String) {
    self.status = status
    self.message = message
  }

  /// The answer, whose JSON body says what is wrong.
  public var response: ServerResponse { .error(status: status, message) }
}
