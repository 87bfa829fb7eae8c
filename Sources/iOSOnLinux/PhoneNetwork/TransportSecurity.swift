internal import Foundation

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
