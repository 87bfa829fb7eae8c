internal import DeviceInterface
internal import Foundation
internal import FoundationNetworking
internal import VirtualTime

/// The simulated phone's network, for apps that send their requests by `URLSession`.
///
/// ```swift
/// static func main() {
///   PhoneNetwork.install()
///   AppHost.run { AppScreen($0) }
/// }
/// ```
public enum PhoneNetwork {
  /// Sends what `URLSession.shared` asks of http and https over the phone's network: offline, latency, loss and scripted
  /// answers apply.
  ///
  /// Call it first of all, before a session is made. Which host is meant makes no difference: an app has one server. A
  /// session with a configuration of its own needs a thread, and so ends the app by name.
  public static func install() { _ = URLProtocol.registerClass(PhoneProtocol.self) }
}

/// One request of a session, as the phone carries it; sessions work on queues of their own, the phone on the main one.
final class PhoneProtocol: URLProtocol {
  override static func canInit(with request: URLRequest) -> Bool {
    ["http", "https"].contains(request.url?.scheme?.lowercased())
  }

  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let sent = ServerRequest(request) else { return end(with: .unsupportedURL) }
    let me = MainThreadOnly("URLSession", self)
    Task { @MainActor in Carrier.shared.send(sent, for: me) }
  }

  override func stopLoading() {
    let me = MainThreadOnly("URLSession", self)
    Task { @MainActor in Carrier.shared.giveUp(me) }
  }

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
    client?.urlProtocol(self, didFailWithError: URLError(code))
  }
}

extension ServerRequest {
  /// What the phone can carry of a request; nil for methods and bodies that it cannot.
  fileprivate init?(_ request: URLRequest) {
    guard let url = request.url, let method = Method(rawValue: request.httpMethod ?? "GET"),
      let body = String(data: request.httpBody ?? Data(), encoding: .utf8)
    else { return nil }
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let path = parts?.path ?? ""
    let token = request.value(forHTTPHeaderField: "Authorization")
    self.init(
      id: 0, method, path.isEmpty ? "/" : path,
      query: (parts?.queryItems ?? []).map { QueryItem($0.name, $0.value ?? "") }, body: body,
      idempotencyKey: request.value(forHTTPHeaderField: "Idempotency-Key"),
      timeout: .seconds(request.timeoutInterval),
      authorization: token.map { $0.hasPrefix("Bearer ") ? String($0.dropFirst(7)) : $0 })
  }
}
