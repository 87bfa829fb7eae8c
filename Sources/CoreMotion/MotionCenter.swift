internal import DeviceInterface
internal import FrameworkParts

/// What all managers of a process share: the phone's sensors.
///
/// Everything here happens on the main thread, which keeps it: the platform's API belongs to no actor.
final class MotionCenter {
  private struct Weak { weak var manager: CMMotionActivityManager? }

  private var known: [Weak] = []
  private var isAsking = false

  /// That of this process; the app is ended where somebody asks for it on another thread or queue.
  static var shared: MotionCenter {
    phone.kept {
      phone.listen { MotionCenter.shared.hear($0) }
      return MotionCenter()
    }
  }

  private static let phone = FrameworkPhone(for: "CoreMotion")

  private var listeners: [CMMotionActivityManager] {
    known.compactMap(\.manager).filter(\.isListening)
  }

  func add(_ manager: CMMotionActivityManager) { known.append(Weak(manager: manager)) }

  /// Has the phone tell exactly while somebody listens; who comes later hears of the next change.
  func follow() {
    known.removeAll { $0.manager == nil }
    let isWanted = !listeners.isEmpty
    guard isWanted != isAsking else { return }
    isAsking = isWanted
    Self.phone.ask(isWanted ? .startMotionUpdates : .stopMotionUpdates)
  }

  private func hear(_ signal: Signal) {
    guard case .motionChanged(let motion) = signal else { return }
    let activity = CMMotionActivity(motion)
    for manager in listeners { manager.tell(activity) }
  }
}
