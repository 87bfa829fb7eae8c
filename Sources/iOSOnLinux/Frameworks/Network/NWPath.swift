/// The way by which the phone can reach others.
public struct NWPath: Hashable, Sendable {
  /// The state of the way.
  public enum Status: Hashable, Sendable {
    /// There is a network.
    case satisfied
    /// There is none.
    case unsatisfied
    /// There may be one after an attempt; never on the phone here.
    case requiresConnection
  }

  /// Whether there is a network.
  public let status: Status

  /// The reason for which there is none.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// Nothing is to be had, or nothing keeps it from being had.
    case notAvailable
    /// The user does not let the app use the cellular network; never on the phone here.
    case cellularDenied
    /// The user does not let the app use Wi-Fi; never on the phone here.
    case wifiDenied
    /// The user does not let the app find devices nearby; never on the phone here.
    case localNetworkDenied
  }

  /// Why there is no network.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

  /// Whether it costs; the phone's does not.
  public var isExpensive: Bool { false }

  /// Whether the user wants it used sparingly; never on the phone here.
  public var isConstrained: Bool { false }

  /// Whether names can be looked up.
  public var supportsDNS: Bool { status == .satisfied }

  /// Whether it knows addresses of the sixth version; it does not.
  public var supportsIPv6: Bool { false }

  /// Whether it knows addresses of the fourth version.
  public var supportsIPv4: Bool { status == .satisfied }

  /// What there is to go by.
  public var availableInterfaces: [NWInterface] {
    status == .satisfied ? [NWInterface(type: .wifi)] : []
  }

  /// Whether it goes by an interface of this type; the phone's network counts as Wi-Fi.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  init(isOnline: Bool) { status = isOnline ? .satisfied : .unsatisfied }
}

/// The means by which a phone reaches others.
public struct NWInterface: Hashable, Sendable {
  /// The kind of an interface.
  public enum InterfaceType: Hashable, Sendable {
    /// None of the others.
    case other
    /// Wi-Fi.
    case wifi
    /// A cellular network.
    case cellular
    /// A cable.
    case wiredEthernet
    /// The phone itself.
    case loopback
  }

  /// The kind.
  public let type: InterfaceType

  /// The platform's own name of it.
  public var name: String { "en0" }
}
