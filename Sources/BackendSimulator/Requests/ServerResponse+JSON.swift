public import DeviceInterface

extension ServerResponse {
  /// Creates an answer whose body is an object; its status is 200 unless said otherwise.
  public static func json(status: Int = 200, _ members: [JSONValue.Member]) -> ServerResponse {
    ServerResponse(status: status, body: JSONValue.object(members).text)
  }
}
