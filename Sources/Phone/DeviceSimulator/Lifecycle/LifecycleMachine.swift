import DeviceInterface

/// The life of an app on the phone: a state, and what follows from each thing that happens to it.
struct LifecycleMachine: Hashable, Sendable {
  private(set) var state: AppState = .notInstalled
  /// Whether the process was started in the background and has shown no screen yet.
  private var owesScreen = false

  /// Takes in what happened and returns what follows, in order.
  mutating func handle(_ stimulus: LifecycleStimulus) -> [LifecycleEffect] {
    switch stimulus {
    case .installed: return installed()
    case .removed: return ended(.removed, next: .notInstalled)
    case .broughtToFront: return broughtToFront()
    case .broughtToFrontCovered: return broughtToFrontCovered()
    case .wokenInBackground(let reason): return wokenInBackground(reason)
    case .covered: return covered()
    case .uncovered: return uncovered()
    case .leftFront: return leftFront()
    case .suspensionDue: return suspensionDue()
    case .suspended: return suspended()
    case .ended(let reason): return ended(reason, next: .notRunning)
    }
  }

  private mutating func installed() -> [LifecycleEffect] {
    switch state {
    case .notInstalled:
      state = .notRunning
      return []
    case .notRunning, .active, .inactive, .background, .suspended:
      // An update over a running app is not modelled: the app is there already.
      return []
    }
  }

  private mutating func broughtToFront() -> [LifecycleEffect] {
    switch state {
    case .notInstalled:
      // There is nothing to bring to the front; the phone refuses before it comes here.
      return []
    case .notRunning:
      state = .active
      return [.processStarts(.user), .activates, .screenAppears]
    case .active, .inactive:
      // It is in front already.
      return []
    case .background:
      state = .active
      return [.suspensionDisarmed, .activates] + firstScreen()
    case .suspended:
      state = .active
      return [.processResumes, .activates] + firstScreen()
    }
  }

  /// Lets the first screen appear of a process that the system had started out of sight.
  private mutating func firstScreen() -> [LifecycleEffect] {
    defer { owesScreen = false }
    return owesScreen ? [.screenAppears] : []
  }

  private mutating func broughtToFrontCovered() -> [LifecycleEffect] {
    switch state {
    case .notInstalled, .notRunning, .active, .inactive:
      // Nothing is there that a question could belong to, or it covers the app already.
      return broughtToFront()
    case .background, .suspended:
      // It becomes active with the answer and not before.
      let wasSuspended = state == .suspended
      state = .inactive
      return [wasSuspended ? .processResumes : .suspensionDisarmed] + firstScreen()
    }
  }

  private mutating func wokenInBackground(_ reason: LaunchReason) -> [LifecycleEffect] {
    switch state {
    case .notInstalled:
      // Nothing is left that could be woken.
      return []
    case .notRunning:
      // The platform starts the app for the event (I-67, A-50); it gets the usual time in the background.
      state = .background
      owesScreen = true
      return [.processStarts(reason), .suspensionArmed(wokenFor: reason)]
    case .active, .inactive, .background:
      // It runs and needs no waking.
      return []
    case .suspended:
      state = .background
      return [.processResumes, .suspensionArmed(wokenFor: reason)]
    }
  }

  private mutating func covered() -> [LifecycleEffect] {
    switch state {
    case .active:
      // A system alert takes the touches away (I-21).
      state = .inactive
      return [.resigns]
    case .notInstalled, .notRunning, .inactive, .background, .suspended:
      // Only an active app has something to lose.
      return []
    }
  }

  private mutating func uncovered() -> [LifecycleEffect] {
    switch state {
    case .inactive:
      state = .active
      return [.activates]
    case .notInstalled, .notRunning, .active, .background, .suspended:
      // The app had left the front, or was not covered.
      return []
    }
  }

  private mutating func leftFront() -> [LifecycleEffect] {
    switch state {
    case .active:
      state = .background
      return [.resigns, .entersBackground, .suspensionArmed(wokenFor: nil)]
    case .inactive:
      // It was told that it resigns when it was covered.
      state = .background
      return [.entersBackground, .suspensionArmed(wokenFor: nil)]
    case .notInstalled, .notRunning, .background, .suspended:
      // It was not in front.
      return []
    }
  }

  private mutating func suspensionDue() -> [LifecycleEffect] {
    switch state {
    case .background:
      return [.suspensionDisarmed, .suspensionAnnounced]
    case .notInstalled, .notRunning, .active, .inactive, .suspended:
      // Only an app in the background is suspended.
      return []
    }
  }

  private mutating func suspended() -> [LifecycleEffect] {
    switch state {
    case .background:
      state = .suspended
      return []
    case .notInstalled, .notRunning, .active, .inactive, .suspended:
      // It came back to the front, or ended, before it stopped.
      return []
    }
  }

  private mutating func ended(
    _ reason: TerminationReason, next: AppState
  ) -> [LifecycleEffect] {
    switch state {
    case .notInstalled:
      return []
    case .notRunning:
      state = next
      return []
    case .active, .inactive, .background, .suspended:
      // Whatever it did, it gets no word of its end.
      state = next
      owesScreen = false
      return [.processEnds(reason)]
    }
  }
}
