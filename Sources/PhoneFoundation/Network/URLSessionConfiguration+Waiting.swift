internal import Foundation
public import FoundationNetworking

extension URLSessionConfiguration {
  /// Whether requests wait for a network instead of failing where there is none, for `timeoutIntervalForResource` at most.
  ///
  /// Foundation on Linux can be asked for it, and not told. It is heard by the phone's network alone.
  public var waitsForConnectivity: Bool {
    get { protocolClasses?.contains { $0 == WaitsForConnectivity.self } ?? false }
    set {
      let others = (protocolClasses ?? []).filter { $0 != WaitsForConnectivity.self }
      protocolClasses = others + (newValue ? [WaitsForConnectivity.self] : [])
    }
  }
}

/// Takes no request: that it is among a session's protocols says that the session waits, in every copy of what it is made of.
private final class WaitsForConnectivity: URLProtocol {
  override static func canInit(with request: URLRequest) -> Bool { false }
}
