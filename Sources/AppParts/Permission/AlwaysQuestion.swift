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
    askedCount += 1
    platform.add(.store(key: key, value: String(askedCount)))
    platform.add(.askForPermission(.always))
  }
}
