/// The door of the studio: which requests come from its own page.
///
/// A page of somebody else's, open in the same browser, can send requests here. It cannot choose the fields `Host` and
/// `Origin`, so they tell: by a name of its own that it lets point to this machine (DNS rebinding) its `Host` is foreign, and
/// with any other its `Origin` is.
package struct StudioGate: Hashable, Sendable {
  /// The hosts by which browsers reach this machine and no other, with the port.
  private let hosts: [String]
  private let token: AccessToken

  /// Creates the door of a studio at a port.
  package init(port: UInt16, token: AccessToken) {
    let names = ["127.0.0.1", "localhost", "[::1]"]
    // Browsers leave out the port that HTTP has by itself.
    hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    self.token = token
  }

  /// Why a request may not come in; `nil` where it may.
  ///
  /// What is public, as are the studio's own files, may be asked for without the token, but not with a wrong one.
  package func refusal(of request: HTTPRequest, isPublic: Bool) -> HTTPRefusal? {
    guard let host = request.fields["host"], hosts.contains(host.lowercased()) else {
      return .foreignHost
    }
    if let origin = request.fields["origin"] {
      guard hosts.contains(where: { origin.lowercased() == "http://\($0)" }) else {
        return .foreignOrigin
      }
    }
    let given = given(by: request)
    if let given, !token.matches(given) { return .tokenWrong }
    guard isPublic || given != nil else { return .tokenMissing }
    return request.method == .post && !Self.isJSON(request) ? .notJSON : nil
  }

  /// The token that a request has; a POST has it in a field, which no form of a foreign page can add.
  private func given(by request: HTTPRequest) -> String? {
    let field = request.fields[AccessToken.field]
    return request.method == .post ? field : field ?? request.query[AccessToken.queryName]
  }

  private static func isJSON(_ request: HTTPRequest) -> Bool {
    let type = request.fields["content-type"]?.lowercased().split(separator: ";").first ?? ""
    return type.drop { $0 == " " }.prefix { $0 != " " } == "application/json"
  }
}
