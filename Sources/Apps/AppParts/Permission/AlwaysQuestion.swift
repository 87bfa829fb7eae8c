public import DeviceInterface

/// The question for the permission to track in the background, which the system puts only so often.
///
/// That is once on iOS (`I-13`) and twice on Android (`A-29`), over all processes of an installation.
public struct AlwaysQuestion: Hashable, Sendable {
  /// Where it is stored how often it was asked.
  let key: String
  private var askedCount = 0

  /// Was never asked; how often it was is stored under the key.
  public init(key: String) { self.key = key }

  /// Takes up what an earlier process has stored.
  public mutating func restore(_ storage: [String: String]) {
    askedCount = storage[key].flatMap { Int($0) } ?? 0
  }

  /// Whether asking has an effect.
  public func canAsk(on platform: PlatformKind) -> Bool {
    askedCount < (platform == .iOS ? 1 : 2)
  }

  /// Has the system ask; what the user says is seen in the permission.
  public mutating func ask(_ platform: inout Requests) {
    count(&platform)
    platform.add(.askForPermission(.always))
  }

  /// Has the system ask, and returns the question for those who wait for its end, by a timer of that name.
  public mutating func ask(
    timer: String, grace: Duration, _ platform: inout Requests
  ) -> PermissionQuestion {
    count(&platform)
    return PermissionQuestion(.always, timer: timer, grace: grace, &platform)
  }

  private mutating func count(_ platform: inout Requests) {
    askedCount += 1
    platform.add(.store(key: key, value: String(askedCount)))
  }
}
