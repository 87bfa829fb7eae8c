public import DeviceInterface

extension Phone {
  /// Performs what the running app asks; an app that does not run asks nothing.
  public mutating func perform(_ request: Request) {
    guard lifecycle.state.isRunning else { return }
    note(.app, .asked(request))
    switch request {
    case .askForPermission(let request): askForPermission(request)
    case .requestFix(let request): requestFix(request)
    case .send(let request): send(request)
    case .cancelSend(let id): cancelSend(id)
    case .schedule(let name, let delay):
      cancelTimer(name)
      timeline.add(.timer(name), at: now + max(.zero, delay))
    case .cancel(let name): cancelTimer(name)
    case .store(let key, let value): storage[key] = value
    case .delete(let key): storage[key] = nil
    case .openSettings:
      // Only the app in front can send the user elsewhere.
      if front == .app { leaveFor(.settings, by: .app) }
    }
  }

  private mutating func cancelTimer(_ name: String) {
    timeline.removeAll { $0 == .timer(name) }
    // One that ran out while the app was suspended must not ring after it was cancelled.
    inbox.removeAll { $0 == .timerFired(name) }
  }
}
