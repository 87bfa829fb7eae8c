/// A device with its app: its permission, how alive the app is, what it does, and what it has not yet sent.
struct Device: Hashable {
  enum Permission: UInt32 { case notDetermined, denied, restricted, whenInUse, always }
  enum Life: UInt32 { case notRunning, launching, foreground, background, suspended }
  enum Activity: UInt32 { case idle, explaining, prompting, tracking, degraded, blocked }

  /// The bits of a packed device, and all of them set.
  static let bitCount = 15
  static let mask: UInt64 = 1 << 15 - 1
  private static let unsentMax: UInt32 = 2
  private static let ageMax: UInt32 = 2

  var permission = Permission.notDetermined
  var isReduced = false
  var life = Life.notRunning
  var activity = Activity.idle
  /// Whether the system has asked already.
  var wasAsked = false
  /// The fixes that wait for the network.
  var unsent: UInt32 = 0
  /// The ticks since the last fix.
  var age: UInt32 = 0

  private var isRunning: Bool { life == .foreground || life == .background }

  /// Whether the app does what it must not.
  var isBroken: Bool {
    let mayTrack = (permission == .whenInUse || permission == .always) && !isReduced
    return (activity == .tracking && !mayTrack) || (activity == .prompting && !wasAsked)
  }

  /// The device a tick later.
  var older: Device {
    var later = self
    if life != .notRunning, age < Self.ageMax { later.age += 1 }
    return later
  }

  /// Lets the app make up its mind anew, where it is allowed to run.
  private mutating func settle() {
    let isAsking = activity == .explaining || activity == .prompting
    guard isRunning else {
      if isAsking { activity = .idle }
      return
    }
    switch permission {
    case .notDetermined: if !isAsking { activity = .idle }
    case .denied, .restricted: activity = .blocked
    case .whenInUse: activity = life == .foreground && !isReduced ? .tracking : .degraded
    case .always: activity = isReduced ? .degraded : .tracking
    }
  }

  private func settled(_ change: (inout Device) -> Void) -> Device {
    var next = self
    change(&next)
    next.settle()
    return next
  }
}

/// What can happen to a device.
extension Device {
  /// The devices it may become by one event.
  func moves(isOnline: Bool) -> [Device] {
    questions + decisions + lives + work(isOnline: isOnline)
  }

  /// The app explains itself, the system asks, the user answers.
  private var questions: [Device] {
    var next: [Device] = []
    if life == .foreground, permission == .notDetermined, activity == .idle {
      next.append(changed { $0.activity = .explaining })
    }
    if life == .foreground, activity == .explaining, !wasAsked {
      next.append(
        changed {
          $0.activity = .prompting
          $0.wasAsked = true
        })
    }
    guard activity == .prompting else { return next }
    let answers: [Permission] = [.whenInUse, .always, .denied]
    return next
      + answers.map { answer in
        settled {
          $0.permission = answer
          $0.activity = .idle
        }
      }
  }

  /// The user decides in Settings, or whoever manages the device does.
  private var decisions: [Device] {
    var next: [Device] = []
    if permission != .notDetermined, permission != .restricted {
      for choice in [Permission.denied, .whenInUse, .always] where choice != permission {
        next.append(settled { $0.permission = choice })
      }
    }
    if permission == .restricted {
      next.append(settled { $0.permission = .denied })
    } else {
      next.append(
        settled {
          $0.permission = .restricted
          if $0.activity == .explaining || $0.activity == .prompting { $0.activity = .idle }
        })
    }
    if permission == .whenInUse || permission == .always {
      next.append(settled { $0.isReduced.toggle() })
    }
    return next
  }

  /// The app comes and goes.
  private var lives: [Device] {
    var next: [Device] = []
    switch life {
    case .notRunning: return [changed { $0.life = .launching }]
    case .launching: next.append(settled { $0.life = .foreground })
    case .foreground:
      next.append(
        settled {
          $0.life = .background
          if $0.activity == .explaining { $0.activity = .idle }
        })
    case .background:
      next.append(settled { $0.life = .foreground })
      if activity != .tracking { next.append(settled { $0.life = .suspended }) }
    case .suspended: next.append(settled { $0.life = .foreground })
    }
    next.append(
      changed {
        $0.life = .notRunning
        $0.activity = .idle
        $0.age = 0
      })
    return next
  }

  /// A fix arrives, or what waits is sent.
  private func work(isOnline: Bool) -> [Device] {
    guard isRunning else { return [] }
    var next: [Device] = []
    if activity == .tracking, age > 0 {
      next.append(
        changed {
          $0.age = 0
          if !isOnline, $0.unsent < Self.unsentMax { $0.unsent += 1 }
        })
    }
    if isOnline, unsent > 0 { next.append(changed { $0.unsent = 0 }) }
    return next
  }

  private func changed(_ change: (inout Device) -> Void) -> Device {
    var next = self
    change(&next)
    return next
  }
}

/// A device as bits.
extension Device {
  /// The device as a number of 15 bits.
  var packed: UInt32 {
    permission.rawValue | (isReduced ? 1 : 0) << 3 | life.rawValue << 4 | activity.rawValue << 7
      | (wasAsked ? 1 : 0) << 10 | unsent << 11 | age << 13
  }

  /// Creates the device that a number stands for; nil where it stands for none.
  init?(packed: UInt32) {
    guard let permission = Permission(rawValue: packed & 7),
      let life = Life(rawValue: packed >> 4 & 7), let activity = Activity(rawValue: packed >> 7 & 7)
    else { return nil }
    self.permission = permission
    isReduced = packed >> 3 & 1 == 1
    (self.life, self.activity) = (life, activity)
    wasAsked = packed >> 10 & 1 == 1
    unsent = packed >> 11 & 3
    age = packed >> 13 & 3
    guard unsent <= Self.unsentMax, age <= Self.ageMax else { return nil }
  }
}
