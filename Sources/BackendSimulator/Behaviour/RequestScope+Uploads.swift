public import DeviceInterface

extension RequestScope {
  /// The uploads of points, to whichever server.
  public static let pointUploads = RequestScope(method: .post, pathEnding: "/points")
}
