import DeviceInterface

/// Why a server does not do what a request wants; it has changed nothing.
struct Refusal: Error, Hashable {
  /// The HTTP status.
  let status: Int
  /// What is wrong and what was expected.
  let message: String

  init(_ status: Int, _ message: String) {
    self.status = status
    self.message = message
  }

  /// The answer, whose JSON body says what is wrong.
  var response: ServerResponse { .error(status: status, message) }
}
