public import DeviceInterface

/// A flow that a new process can begin anew: all that it knows then is how it was configured.
public protocol AppProcess: Flow {
  /// What scenarios can set before the app has a process.
  associatedtype Configuration: AppConfiguration

  /// How it was configured.
  var configuration: Configuration { get }

  /// Begins a process.
  init(configuration: Configuration)
}

/// What can be set of an app before it has a process.
public protocol AppConfiguration: Sendable {
  /// The app as it comes.
  init()
}
