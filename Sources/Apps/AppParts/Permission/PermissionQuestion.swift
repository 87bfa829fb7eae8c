public import DeviceInterface

/// A question about permission that the system was asked to put, and whether its alert covers the app.
///
/// iOS ignores a question without a word (`I-11` to `I-15`) and tells nothing when the user leaves things as they are
/// (`I-14`): a timer decides. Android tells the end of every question (`A-17` to `A-20`), and the timer is not used.
public struct PermissionQuestion: Hashable, Sendable {
  /// What is asked for.
  let request: PermissionRequest
  /// The name of the timer.
  let timer: String
  /// How soon the alert must cover the app, and how soon after it the answer must have come.
  let grace: Duration
  /// Whether something covers the app, which is the alert most likely.
  public private(set) var isCovered = false
  /// Whether the alert has covered the app, now or before.
  public private(set) var alertCameUp = false

  /// Has the system put the question.
  public init(
    _ request: PermissionRequest, timer: String, grace: Duration, _ platform: inout Requests
  ) {
    (self.request, self.timer, self.grace) = (request, timer, grace)
    platform.add(.askForPermission(request))
    arm(&platform)
  }

  /// Takes note that something covers the app: however long it takes, the app waits.
  public mutating func covered(_ platform: inout Requests) {
    isCovered = true
    alertCameUp = true
    platform.add(.cancel(timer: timer))
  }

  /// Takes note that the app is in front again: the alert is about to cover it, or it has gone without an answer.
  public mutating func returned(_ platform: inout Requests) {
    isCovered = false
    arm(&platform)
  }

  /// Takes note that the question is over.
  public func end(_ platform: inout Requests) { platform.add(.cancel(timer: timer)) }

  private func arm(_ platform: inout Requests) {
    guard platform.facts.platform == .iOS else { return }
    platform.add(.schedule(timer: timer, after: grace))
  }
}

/// The question for the permission to track in the background, which the system puts only so often.
///
/// That is once on iOS (`I-13`) and twice on Android (`A-29`), over all processes of an installation.
struct AlwaysQuestion: Hashable, Sendable {
  /// Where it is stored how often it was asked.
  let key: String
  private var askedCount = 0

  /// Was never asked; how often it was is stored under the key.
  init(key: String) { self.key = key }

  /// Takes up what an earlier process has stored.
  mutating func restore(_ storage: [String: String]) {
    askedCount = storage[key].flatMap { Int($0) } ?? 0
  }

  /// Whether asking has an effect.
  func canAsk(on platform: PlatformKind) -> Bool { askedCount < (platform == .iOS ? 1 : 2) }

  /// Counts that it is asked now.
  mutating func count(_ platform: inout Requests) {
    askedCount += 1
    platform.add(.store(key: key, value: String(askedCount)))
  }
}
