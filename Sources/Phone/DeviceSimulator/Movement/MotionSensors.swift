import DeviceInterface

/// The phone's motion sensors: what they make of its movement, and what of that the app is told.
struct MotionSensors: Hashable, Sendable {
  private var watch: MotionWatch?
  private var mistakes = MotionMistakes()
  private var met: Encounters = []

  /// What has made a difference to those who listen.
  var encounters: Encounters { met }
  var isListenedTo: Bool { watch != nil }

  /// Lets the app listen, which has been told nothing yet.
  mutating func start(at now: Instant) { watch = MotionWatch(since: now) }

  /// Takes the present movement for told where nothing was: what outlives a process tells changes alone (`A-75`).
  mutating func lostProcess(moving truth: Motion) {
    if watch?.told == nil { watch?.told = mistakes.judged(truth) }
  }

  mutating func stop() { watch = nil }
  mutating func forget(_ encounters: Encounters) { met.subtract(encounters) }

  /// Lets the sensors take one movement for another; taking it for itself ends its mistake.
  mutating func add(taking truth: Motion, for judged: Motion) {
    mistakes.add(taking: truth, for: judged)
  }

  var areMistaken: Bool { mistakes != MotionMistakes() }

  func judged(_ truth: Motion) -> Motion { mistakes.judged(truth) }

  mutating func endMistakes() { mistakes = MotionMistakes() }

  /// Judges a movement; returns what the app is to be told of it, if anything.
  mutating func judge(_ truth: Motion, at now: Instant, holdTime: Duration) -> Motion? {
    let judged = mistakes.judged(truth)
    if judged != truth { met.insert(.mistake) }
    let isNews = watch?.observe(judged, at: now, holdTime: holdTime) ?? false
    return isNews ? judged : nil
  }

  /// When a movement that is not told yet will have lasted long enough; `nil` where there is none.
  func candidateLasts(until holdTime: Duration) -> Instant? {
    guard let watch, watch.candidate != nil else { return nil }
    return watch.since + holdTime
  }
}

/// An app that listens: what it was told, and what it may soon be told.
private struct MotionWatch: Hashable, Sendable {
  /// What the app was told last; `nil` before the first time.
  var told: Motion?
  /// What the movement has been since a while and was not told yet.
  var candidate: Motion?
  /// Since when it has been that.
  var since: Instant

  /// Takes in the movement at an instant; tells whether it is to be reported now.
  mutating func observe(_ motion: Motion, at now: Instant, holdTime: Duration) -> Bool {
    if motion == told {
      candidate = nil
      return false
    }
    if candidate != motion {
      candidate = motion
      since = now
    }
    guard told == nil || now - since >= holdTime else { return false }
    told = motion
    candidate = nil
    return true
  }
}

/// What the motion sensors take for something else; nothing on a fresh phone.
private struct MotionMistakes: Hashable, Sendable {
  private struct Mistake: Hashable, Sendable {
    let truth: Motion
    let judged: Motion
  }

  private var mistakes: [Mistake] = []

  /// Lets the sensors take one movement for another; each movement has one mistake, the last that was set.
  mutating func add(taking truth: Motion, for judged: Motion) {
    mistakes.removeAll { $0.truth == truth }
    if truth != judged { mistakes.append(Mistake(truth: truth, judged: judged)) }
  }

  /// What the sensors make of a movement.
  func judged(_ truth: Motion) -> Motion { mistakes.first { $0.truth == truth }?.judged ?? truth }
}
