public import DeviceInterface

/// The bare app: it does nothing of its own accord.
///
/// Scenarios tell it what to ask of the platform and look at what it was told; so it shows what the platform does, and
/// nothing else.
public struct ProbeFlow: Flow {
  /// Creates the app as a new process of it finds itself.
  public init() {}

  /// An empty screen.
  public var screen: Screen {
    Screen(title: "Probe")
  }

  /// Takes note of nothing and asks for nothing.
  public mutating func handle(_ signal: Signal, _ platform: inout Requests) {}
}
