import DeviceInterface

/// The sessions that an app on iOS can hold.
struct IOSSessions: Hashable, Sendable {
  /// The service session of the running process, if it holds one (`I-25`).
  var service: ServiceSessionKind?
  /// Whether the running process holds a background activity session (`I-57`).
  var hasBackground = false
  /// Whether the process before this one held one when the system ended it, so that it may be rejoined (`I-57`).
  var canRejoinBackground = false
  /// How many location managers the process has beyond the first (`I-29`).
  var furtherManagers = 0
}
