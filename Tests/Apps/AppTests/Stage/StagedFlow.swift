import DeviceInterface

@testable import AppParts

/// A flow that a stage can play: it starts anew as a new process does, and there is a double of its server.
protocol StagedFlow: Flow {
  associatedtype Configuration
  associatedtype Server: ServerDouble

  var configuration: Configuration { get }
  /// Whether the receiver answers a question for one position, where a test does not say.
  static var hasSignal: Bool { get }

  init(configuration: Configuration)
}
