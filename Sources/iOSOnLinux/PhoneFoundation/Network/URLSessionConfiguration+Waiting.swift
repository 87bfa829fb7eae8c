internal import Foundation
public import FoundationNetworking

/// What Foundation on Linux cannot be told of sessions; it is kept among their protocols, in every copy of a configuration.
extension URLSessionConfiguration {
  /// Whether requests wait for a network instead of failing where there is none, for `timeoutIntervalForResource` at most.
  ///
  /// It is heard by the phone's network alone.
  public var waitsForConnectivity: Bool {
    get { has(WaitsForConnectivity.self) }
    set { set(WaitsForConnectivity.self, newValue) }
  }

  /// Whether requests may use a network that costs much; the phone's does not.
  public var allowsExpensiveNetworkAccess: Bool {
    get { !has(SparesMoney.self) }
    set { set(SparesMoney.self, !newValue) }
  }

  /// Whether requests may use a network in Low Data Mode; the phone's has none.
  public var allowsConstrainedNetworkAccess: Bool {
    get { !has(SparesData.self) }
    set { set(SparesData.self, !newValue) }
  }

  private func has(_ mark: AnyClass) -> Bool { protocolClasses?.contains { $0 == mark } ?? false }

  private func set(_ mark: AnyClass, _ isSet: Bool) {
    let others = (protocolClasses ?? []).filter { $0 != mark }
    protocolClasses = others + (isSet ? [mark] : [])
  }
}

/// A mark that takes no request: that it is among a session's protocols says something of the session.
private class Mark: URLProtocol {
  override static func canInit(with request: URLRequest) -> Bool { false }
}

/// The session's requests wait for a network.
private final class WaitsForConnectivity: Mark {}

/// The session's requests use no network that costs much.
private final class SparesMoney: Mark {}

/// The session's requests use no network in Low Data Mode.
private final class SparesData: Mark {}
