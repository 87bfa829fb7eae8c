import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Storyboards

/// The states of one lane over time.
struct StateRecorder: Hashable, Sendable {
  /// The most states that are kept; a lane of more cannot be read anyway.
  static let spansMax = 2_000

  let subject: Lane.Subject
  private var finished: [Lane.Span] = []
  private var current: Lane.Span?
  /// How often the app had changed when its screen was last drawn.
  private var drawnChanges: Int?

  /// A recorder for each lane that has states.
  static var all: [StateRecorder] {
    Lane.Subject.allCases.filter { $0 != .requests }.map(StateRecorder.init)
  }

  private init(_ subject: Lane.Subject) { self.subject = subject }

  /// The states up to the time at which the scenario ended; times without a state have none.
  func spans(until end: Duration, step: Int) -> [Lane.Span] {
    guard var last = current else { return finished }
    last.end = end
    last.steps = last.steps.lowerBound...max(last.steps.lowerBound, step)
    return finished + [last]
  }

  /// Looks which state the world is in, and begins a new one where it is another.
  mutating func observe(_ world: World, step: Int) {
    if subject == .appState {
      // To draw a whole screen for its badges is dear, and most of what occurs on a phone its app never hears.
      let isDrawn = drawnChanges == world.app.changes && current != nil
      if isDrawn, world.phone.appState.hasProcess { return }
      drawnChanges = world.app.changes
    }
    let state = subject.state(of: world)
    guard state?.label != current?.label || state?.tone != current?.tone else { return }
    let now = world.virtualTime
    if var span = current {
      span.end = now
      span.isOver = true
      span.steps = span.steps.lowerBound...max(span.steps.lowerBound, step)
      // What came and went within a step and took no time was never to be seen, unless it is a dialog.
      let wasSeen = span.end > span.start || span.steps.count > 1 || subject == .dialogs
      if wasSeen, finished.count < Self.spansMax {
        finished.append(span)
      }
    }
    current = state.map {
      Lane.Span(start: now, end: now, label: $0.label, tone: $0.tone, steps: step...step)
    }
  }
}

/// The state of the world that a lane shows.
extension Lane.Subject {
  /// Returns the state in words and what it means; nil where there is nothing to show.
  func state(of world: World) -> (label: String, tone: Lane.Tone)? {
    // The phone is asked where it is: a copy of it for each question would cost more than the answers.
    switch self {
    case .permission: return Self.permission(world.phone)
    case .accuracy:
      let permission = world.phone.permission
      guard permission.status.allowsLocation else { return nil }
      return permission.accuracy == .full ? ("Precise", .good) : ("Approximate", .warning)
    case .lifecycle: return Self.lifecycle(world.phone.appState)
    case .network: return world.phone.isOnline ? ("Online", .good) : ("Offline", .bad)
    case .battery: return Self.battery(world.phone.battery, world.phone.isSavingPower)
    case .tracking: return world.phone.isUpdatingLocation ? ("Tracking", .good) : nil
    case .dialogs: return Self.dialog(world)
    case .requests: return nil
    case .appState: return Self.app(world)
    }
  }

  private static func permission(_ phone: Phone) -> (String, Lane.Tone) {
    guard phone.locationServicesEnabled else { return ("Location Services off", .bad) }
    return switch phone.permission.status {
    case .notDetermined: ("Not asked", .neutral)
    case .restricted: ("Restricted", .bad)
    case .denied: ("Denied", .bad)
    case .whenInUse: ("While using", .warning)
    case .always: ("Always", .good)
    }
  }

  private static func lifecycle(_ state: AppState) -> (String, Lane.Tone)? {
    switch state {
    case .notInstalled, .notRunning: nil
    case .active: ("In front", .good)
    case .inactive: ("Covered", .warning)
    case .background: ("Background", .info)
    case .suspended: ("Suspended", .neutral)
    }
  }

  private static func battery(_ battery: Battery, _ isSaving: Bool) -> (String, Lane.Tone) {
    let words = [
      "\(battery.percentage) %", battery.isCharging ? "charging" : nil,
      isSaving ? "saving power" : nil,
    ].compactMap(\.self)
    let isLow = battery.percentage <= 20 && !battery.isCharging
    let tone: Lane.Tone = isLow ? .bad : isSaving ? .warning : .good
    return (words.joined(separator: ", "), tone)
  }

  private static func dialog(_ world: World) -> (String, Lane.Tone)? {
    if let alert = world.phone.alert { return (alert.title, .info) }
    return world.app.dialog.map { ($0.title, .warning) }
  }

  /// An app says by its badges what state it is in, or else by what it is busy with.
  private static func app(_ world: World) -> (String, Lane.Tone)? {
    guard world.phone.appState.hasProcess else { return nil }
    let screen = world.app.screen
    guard let badge = screen.badges.first else {
      return (screen.progress ?? screen.title, screen.progress == nil ? .neutral : .info)
    }
    let label = screen.badges.map(\.label).joined(separator: ", ")
    return (label, Lane.Tone(badge.color))
  }
}

extension Lane.Tone {
  /// The meaning of a badge's colour.
  init(_ color: Badge.Color) {
    switch color {
    case .gray: self = .neutral
    case .green: self = .good
    case .yellow: self = .warning
    case .red: self = .bad
    case .blue: self = .info
    }
  }
}
