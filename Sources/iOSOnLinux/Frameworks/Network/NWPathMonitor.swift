internal import DeviceInterface
public import Dispatch
internal import Synchronization
internal import VirtualTime

/// Tells whether there is a network, at first and at each change.
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    /// What was told last; nil before anything was.
    var path: NWPath?
    var queue: DispatchQueue?
    var isCancelled = false
  }

  private let state = Mutex(State())
  /// Whether what the phone goes by is what is asked about: its network counts as Wi-Fi.
  private let isAboutNetwork: Bool

  /// Creates a monitor, which tells nothing before it is started.
  public init() { isAboutNetwork = true }

  /// Creates a monitor of one kind of network alone.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    isAboutNetwork = requiredInterfaceType == .wifi
  }

  /// Creates a monitor of all kinds of networks but some.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    isAboutNetwork = !prohibitedInterfaceTypes.contains(.wifi)
  }

  /// Who is told, on the queue of the start.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// What was told last; without a network until something was.
  public var currentPath: NWPath { state.withLock { $0.path } ?? NWPath(isOnline: false) }

  /// The queue of the start.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Tells how it is now, and from now on each change; one that was cancelled stays silent.
  public func start(queue: DispatchQueue) {
    let isFirst = state.withLock { state in
      guard state.queue == nil, !state.isCancelled else { return false }
      state.queue = queue
      return true
    }
    guard isFirst else { return }
    Task { @MainActor in NetworkCenter.shared.add(self) }
  }

  /// Tells nothing any more.
  public func cancel() {
    state.withLock { ($0.isCancelled, $0.handler) = (true, nil) }
    Task { @MainActor in NetworkCenter.shared.remove(self) }
  }

  func report(isOnline: Bool) {
    let path = NWPath(isOnline: isOnline && isAboutNetwork)
    let queue = state.withLock { state in
      state.path = path
      return state.isCancelled ? nil : state.queue
    }
    // Whoever has cancelled meanwhile hears nothing.
    queue?.async { self.pathUpdateHandler?(path) }
  }
}

/// The paths one after the other.
extension NWPathMonitor: AsyncSequence {
  /// What is told.
  public typealias Element = NWPath

  /// The iterator that gets the paths.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var paths: AsyncStream<NWPath>.Iterator

    /// Waits for the next path; nil once nothing is told any more.
    public mutating func next() async -> NWPath? { await paths.next() }
  }

  /// Starts, and gets what is told from then on; where it was started before, first how it is now.
  public func makeAsyncIterator() -> Iterator {
    let stream = AsyncStream<NWPath> { continuation in
      let told = state.withLock { state in
        state.handler = { continuation.yield($0) }
        return state.path
      }
      if let told { continuation.yield(told) }
      continuation.onTermination = { _ in self.cancel() }
      start(queue: .main)
    }
    return Iterator(paths: stream.makeAsyncIterator())
  }
}

/// The monitors that were started, and the phone that they ask.
@MainActor private final class NetworkCenter {
  static let shared = NetworkCenter()

  private var monitors: [NWPathMonitor] = []

  private init() {
    HostPhone.listen(for: "Network") { signal in
      guard case .connectivityChanged(let isOnline) = signal else { return }
      for monitor in NetworkCenter.shared.monitors { monitor.report(isOnline: isOnline) }
    }
  }

  func add(_ monitor: NWPathMonitor) {
    monitors.append(monitor)
    monitor.report(isOnline: HostPhone.require(for: "Network").facts.isOnline)
  }

  func remove(_ monitor: NWPathMonitor) { monitors.removeAll { $0 === monitor } }
}
