internal import DeviceInterface
internal import Foundation
internal import FoundationNetworking
internal import VirtualTime

#if os(Linux)
  internal import CVirtualTime
#endif

/// The simulated phone's network, for apps that send their requests by `URLSession`.
///
/// ```swift
/// static func main() {
///   PhoneNetwork.install()
///   AppHost.run { AppScreen($0) }
/// }
/// ```
public enum PhoneNetwork {
  /// Sends what sessions ask of http and https over the phone's network: offline, latency, loss and scripted
  /// answers apply.
  ///
  /// Call it first of all, before a session is made. Which host is meant makes no difference: an app has one server. Of
  /// the headers, `Authorization` and `Idempotency-Key` are carried. Methods other than GET, POST, PUT, PATCH and DELETE
  /// fail with `unsupportedURL`, and so do bodies that are no text. Download tasks end the app by name.
  public static func install() {
    _ = URLProtocol.registerClass(PhoneProtocol.self)
    #if os(Linux)
      rehearsal_prepare_sessions { configuration in
        let own = Unmanaged<URLSessionConfiguration>.fromOpaque(configuration)
        PhoneNetwork.carry(own.takeUnretainedValue())
      }
    #endif
  }

  /// Has a session use the phone's network for what its own protocols leave to the platform's.
  private static func carry(_ configuration: URLSessionConfiguration) {
    var classes = configuration.protocolClasses ?? []
    guard !classes.contains(where: { $0 == PhoneProtocol.self }) else { return }
    let platforms = classes.firstIndex { "\($0)".hasPrefix("_") } ?? classes.endIndex
    classes.insert(PhoneProtocol.self, at: platforms)
    configuration.protocolClasses = classes
  }
}

/// One request of a session, as the phone carries it; sessions work on queues of their own, the phone on the main one.
final class PhoneProtocol: URLProtocol {
  override static func canInit(with request: URLRequest) -> Bool {
    ["http", "https"].contains(request.url?.scheme?.lowercased())
  }

  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    if task is URLSessionDownloadTask {
      HostPhone.refuse(
        "a download task leaves no file behind here; ask for data, and write it to a file")
    }
    guard TransportSecurity.allows(request.url) else {
      return end(with: .appTransportSecurityRequiresSecureConnection)
    }
    let parts = TaskParts(task)
    guard let sent = ServerRequest(request, of: parts) else {
      return end(with: .unsupportedURL)
    }
    Carrier.ofThread.send(sent, for: self, patience: parts.patience)
  }

  override func stopLoading() { Carrier.ofThread.giveUp(self) }

  /// Tells the session what the server has answered.
  func finish(_ response: ServerResponse) {
    guard let url = request.url,
      let head = HTTPURLResponse(
        url: url, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: nil)
    else { return end(with: .badServerResponse) }
    client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(response.body.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  /// Tells the session why no answer comes.
  func fail(_ failure: ServerFailure) {
    switch failure {
    case .offline: end(with: .notConnectedToInternet)
    case .timedOut: end(with: .timedOut)
    case .connectionLost: end(with: .networkConnectionLost)
    }
  }

  private func end(with code: URLError.Code) {
    client?.urlProtocol(self, didFailWithError: URLError(code, of: request.url))
  }
}

extension ServerRequest {
  /// What the phone can carry of a request; nil for methods and bodies that it cannot.
  fileprivate init?(_ request: URLRequest, of task: TaskParts) {
    guard let url = request.url, let method = Method(rawValue: request.httpMethod ?? "GET"),
      let body = task.body.map({ String(data: $0, encoding: .utf8) }) ?? Self.body(of: request)
    else { return nil }
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let path = parts?.path ?? ""
    let token =
      request.value(forHTTPHeaderField: "Authorization") ?? task.header("Authorization")
    self.init(
      id: 0, method, path.isEmpty ? "/" : path,
      query: (parts?.queryItems ?? []).map { QueryItem($0.name, $0.value ?? "") }, body: body,
      idempotencyKey: request.value(forHTTPHeaderField: "Idempotency-Key"),
      // Beyond a year it is as good as for ever.
      timeout: .seconds(max(0, min(task.timeout(of: request), 31_536_000))),
      authorization: token.map { $0.hasPrefix("Bearer ") ? String($0.dropFirst(7)) : $0 },
      isClear: url.scheme?.lowercased() == "http")
  }

  /// Returns the text that a request carries; nil for what is no text.
  private static func body(of request: URLRequest) -> String? {
    guard let stream = request.httpBodyStream else {
      return String(data: request.httpBody ?? Data(), encoding: .utf8)
    }
    stream.open()
    defer { stream.close() }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    // A message of the line is no longer.
    while bytes.count <= 16 << 20 {
      let count = stream.read(&piece, maxLength: piece.count)
      if count == 0 { return String(validating: bytes, as: UTF8.self) }
      guard count > 0 else { return nil }
      bytes += piece.prefix(count)
    }
    return nil
  }
}

/// App Transport Security: http without TLS only where the app's `Info.plist` says so.
///
/// What lies in the same network or has no domain is let through; on a phone some of that needs a declaration as well.
enum TransportSecurity {
  /// Whether a request may be sent.
  static func allows(_ url: URL?) -> Bool {
    guard let url, url.scheme?.lowercased() == "http" else { return true }
    let host = url.host?.lowercased() ?? ""
    let settings = Bundle.main.object(forInfoDictionaryKey: "NSAppTransportSecurity")
    let declared = settings as? [String: Any] ?? [:]
    return isLocal(host) || declared["NSAllowsArbitraryLoads"] as? Bool == true
      || allows(host, by: declared["NSExceptionDomains"] as? [String: Any] ?? [:])
  }

  private static func isLocal(_ host: String) -> Bool {
    !host.contains(".") || host.hasSuffix(".local")
      || host.allSatisfy { $0.isNumber || $0 == "." || $0 == ":" }
  }

  private static func allows(_ host: String, by exceptions: [String: Any]) -> Bool {
    exceptions.contains { domain, value in
      let exception = value as? [String: Any] ?? [:]
      let isInside =
        exception["NSIncludesSubdomains"] as? Bool == true
        && host.hasSuffix("." + domain.lowercased())
      return (host == domain.lowercased() || isInside)
        && exception["NSExceptionAllowsInsecureHTTPLoads"] as? Bool == true
    }
  }
}
