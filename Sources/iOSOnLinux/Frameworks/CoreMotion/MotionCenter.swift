internal import DeviceInterface
internal import VirtualTime

/// The common ground of all managers of a process: the phone's sensors.
///
/// Everything here happens on the main thread, which keeps it: the platform's API belongs to no actor.
final class MotionCenter {
  private struct Weak { weak var manager: CMMotionActivityManager? }

  private var known: [Weak] = []
  private var isAsking = false

  /// That of this process; the app is ended where somebody asks for it on another thread or queue.
  static var shared: MotionCenter {
    phone.kept {
      phone.listen { MotionCenter.shared.receive($0) }
      return MotionCenter()
    }
  }

  private static let phone = FrameworkPhone(for: "CoreMotion")

  /// What whoever comes later is told; nil before anything was told, and while nobody listens.
  private var latest: CMMotionActivity?
  /// Those who have come later, and were not told yet.
  private var newcomers: [Weak] = []

  private var listeners: [CMMotionActivityManager] {
    known.compactMap(\.manager).filter(\.isListening)
  }

  func add(_ manager: CMMotionActivityManager) { known.append(Weak(manager: manager)) }

  /// Has the phone tell exactly while somebody listens.
  func follow() {
    known.removeAll { $0.manager == nil }
    let isWanted = !listeners.isEmpty
    if !isWanted { latest = nil }
    guard isWanted != isAsking else { return }
    isAsking = isWanted
    Self.phone.ask(isWanted ? .startMotionUpdates : .stopMotionUpdates)
  }

  /// Has somebody who listens told how the phone moves, where others were told that before.
  func follow(for newcomer: CMMotionActivityManager) {
    follow()
    guard latest != nil else { return }
    newcomers.append(Weak(manager: newcomer))
    Task { @MainActor in MotionCenter.shared.greet() }
  }

  private func greet() {
    defer { newcomers = [] }
    guard let latest else { return }
    for case let manager? in newcomers.map(\.manager) where manager.isListening {
      manager.deliver(latest)
    }
  }

  private func receive(_ signal: Signal) {
    guard case .motionChanged(let motion) = signal else { return }
    let activity = CMMotionActivity(motion)
    latest = activity
    for manager in listeners { manager.deliver(activity) }
  }
}
