public import AppParts
public import DeviceInterface

/// The courier's app.
public struct DeliveryFlow: Flow {
  /// What can be adjusted.
  public struct Configuration: Hashable, Sendable {
    /// How points and reports are uploaded.
    public var journal = TrackJournal.Configuration()

    /// Creates the settings, all as specified.
    public init() {}
  }

  /// What can be adjusted.
  public let configuration: Configuration

  /// Creates the flow of a new process.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// What the courier sees.
  public var screen: Screen { Screen(title: "Deliveries") }

  /// Takes a signal in and puts the requests that follow from it on the platform's list.
  public mutating func handle(_ signal: Signal, _ platform: inout Requests) {}
}
