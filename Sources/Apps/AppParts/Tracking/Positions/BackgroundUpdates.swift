public import DeviceInterface

/// Positions one after the other that go on with another app in front, by each platform's rules.
///
/// On iOS it is the updates themselves, with the flag and the declared mode, that keep the app running (`I-51`); what
/// keeps them safe is either no distance filter with a hundred metres or better, or the indicator (`I-61`). On Android
/// it is a foreground service with its notification (`A-41`), and the updates come as often as they are wanted.
public struct BackgroundUpdates: Hashable, Sendable {
  /// The request under way; `nil` while none is.
  private(set) var request: UpdateRequest?
  /// Whether the foreground service was started; never on iOS.
  public private(set) var hasService = false
  /// Whether the user has the app in front.
  public private(set) var isInFront = false
  /// Whether the service stays when positions are wanted no more.
  private var keepsService = false
  /// Whether the platform has refused the service until the app is in front again (`A-42`, `A-43`).
  private var isBarred = false

  /// None are wanted yet.
  public init() {}

  /// Whether positions are wanted.
  public var isRunning: Bool { request != nil }

  /// Returns whether they can begin now: in the background only with Always (`I-54`, `I-55`, `A-42`), or under a service
  /// that runs.
  public func canStart(_ facts: Facts) -> Bool {
    !isBarred && (isInFront || hasService || facts.permission.status == .always)
  }

  /// The user has the app in front, where nothing is barred.
  public mutating func cameToFront() {
    isInFront = true
    isBarred = false
  }

  /// The user has something else in front.
  public mutating func leftFront() { isInFront = false }

  /// The service did not start; it can when the user next has the app in front (`A-42`, `A-43`).
  public mutating func bar() {
    isBarred = true
    if request == nil { hasService = false }
  }

  /// Starts them, or goes over to another request; a request for one fix that is under way ends with it (`I-62`).
  public mutating func start(_ wanted: UpdateRequest, _ platform: inout Requests) {
    guard request != wanted else { return }
    if platform.facts.platform == .android { startService(&platform) }
    request = wanted
    platform.add(.startUpdates(wanted))
  }

  /// Stops them, and the service unless it is to stay, so that its notification is there exactly as long as it says what is.
  public mutating func stop(_ platform: inout Requests) {
    if request != nil { platform.add(.stopUpdates) }
    request = nil
    if !keepsService { stopService(&platform) }
  }

  /// Keeps the app running on Android by its service, with positions or without, or no longer (`A-41`).
  ///
  /// iOS has nothing of the kind. What cannot start now is started when this is said again with the app in front.
  public mutating func keepService(_ isKept: Bool, _ platform: inout Requests) {
    guard platform.facts.platform == .android else { return }
    keepsService = isKept
    if isKept, platform.facts.permission.status.allowsLocation, canStart(platform.facts) {
      startService(&platform)
    } else if !isKept, request == nil {
      stopService(&platform)
    }
  }

  private mutating func startService(_ platform: inout Requests) {
    guard !hasService else { return }
    hasService = true
    platform.add(.startForegroundService)
  }

  private mutating func stopService(_ platform: inout Requests) {
    guard hasService else { return }
    hasService = false
    platform.add(.stopForegroundService)
  }
}

/// A question for the present position that is put once more where its answer is an old one (`I-92`).
///
/// Once is enough: a phone that answers from its cache again would do so for ever.
public struct FixQuestion: Hashable, Sendable {
  /// How long the receiver may search.
  let timeout: Duration
  /// Whether it was put a second time.
  private(set) var wasRepeated = false

  /// Puts the question, beside the updates, which go on: starting them anew in the background would end them (`I-54`).
  public init(timeout: Duration, _ platform: inout Requests) {
    self.timeout = timeout
    platform.add(.requestFix(FixRequest(timeout: timeout)))
  }

  /// Takes note that the answer was stale.
  public mutating func answeredStale(_ platform: inout Requests) {
    guard !wasRepeated else { return }
    wasRepeated = true
    platform.add(.requestFix(FixRequest(timeout: timeout)))
  }
}
