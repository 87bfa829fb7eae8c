package import DeviceInterface

/// The phone itself: energy, storage, time; requests to servers, timers and storage.
enum DeviceTerms {
  /// The phone itself, and time.
  static let signals: [SignalTerm] = [
    SignalTerm(
      .batteryChanged,
      "The charge fell or rose by a percent, or power was connected or taken away.", .device,
      unheard: "how full the battery is",
      [
        NoticePhrase(
          "battery …", "The charge changed: battery 18%, or battery 18%, charging.", of: .charge,
          known: "batteryLevelDidChange ACTION_BATTERY_CHANGED")
      ],
      Member("battery", .battery, "The battery now."),
      parts: { if case .batteryChanged(let battery) = $0 { battery } else { nil } },
      make: { .batteryChanged($0) },
      says: .filling { "\($0.percentage)%" + ($0.isCharging ? ", charging" : "") }),
    SignalTerm(
      .powerSavingChanged,
      "The phone began or ceased to save energy: Low Power Mode (I-76) or Battery Saver (A-46).",
      .device, unheard: "that the phone saves energy",
      [
        NoticePhrase(
          "power saving …", "The phone began or ceased to save energy.", of: .oneOf(["on", "off"]),
          known: "NSProcessInfoPowerStateDidChange ACTION_POWER_SAVE_MODE_CHANGED")
      ],
      Member("isOn", .flag, "Whether it saves energy now."),
      parts: { if case .powerSavingChanged(let isOn) = $0 { isOn } else { nil } },
      make: { .powerSavingChanged(isOn: $0) }, says: .filling { $0 ? "on" : "off" }),
    SignalTerm(
      .storageFailed, "What was to be stored was not, as the storage is full.", .device,
      unheard: .storage, as: .asked,
      [
        NoticePhrase(
          "storage full: …", "What was to be stored under this name was not.", of: .name(.key),
          known: "NSFileWriteOutOfSpaceError ENOSPC")
      ],
      Member("key", .text, "The key."),
      parts: { if case .storageFailed(let key) = $0 { key } else { nil } },
      make: { .storageFailed(key: $0) }, says: .filling { $0 }),
    SignalTerm(
      .storageLocked,
      Meaning(
        "What was to be changed was not, as the phone waits for its first unlock",
        by: "I-96", "A-69"),
      .device, unheard: .storage, as: .asked,
      [
        NoticePhrase(
          "storage locked: …",
          "What is stored under this name cannot be read before the first unlock.",
          of: .name(.key), known: "protectedDataWillBecomeUnavailable isUserUnlocked")
      ],
      Member("key", .text, "The key."),
      parts: { if case .storageLocked(let key) = $0 { key } else { nil } },
      make: { .storageLocked(key: $0) }, says: .filling { $0 }),
    SignalTerm(
      .storageUnlocked, .storageUnlocked,
      Meaning("Storage can be read from now on", by: "I-96", "A-69"), .device, unheard: .storage,
      NoticePhrase(
        "storage unlocked", "What is stored can be read, as the user has unlocked the phone.",
        known: "protectedDataDidBecomeAvailable ACTION_USER_UNLOCKED")),
    SignalTerm(
      .clockChanged,
      Meaning(
        "The phone's clock was set, or shows a new day, summer time or another zone", by: "I-100",
        "A-74"), .device, unheard: "that the clock was set",
      [
        NoticePhrase(
          "clock changed", "The clock was set, or shows a new day, summer time or another zone.",
          known: "significantTimeChangeNotification NSSystemTimeZoneDidChange ACTION_TIME_CHANGED "
            + "ACTION_TIMEZONE_CHANGED TIME_SET")
      ],
      Member("change", .choice(ClockChange.self), "What has changed."),
      parts: { if case .clockChanged(let change) = $0 { change } else { nil } },
      make: { .clockChanged($0) }, says: .phrase { $0.words }),
    SignalTerm(
      .languageChanged,
      Meaning("The user has chosen another language", by: "A-74", only: .android), .device,
      unheard: "that the language changed",
      [
        NoticePhrase(
          "language changed: …", "The user has chosen this language.", of: .name(.language),
          known: "ACTION_LOCALE_CHANGED onConfigurationChanged")
      ],
      Member("language", .text, "The language, as a code such as \"pl\"."),
      parts: { if case .languageChanged(let code) = $0 { code } else { nil } },
      make: { .languageChanged($0) }, says: .filling { $0 }),
    SignalTerm(
      .timerFired, "The app's timer has run out.", .screen, unheard: "that a timer has run out",
      as: .asked,
      [
        NoticePhrase(
          "timer …", "The app's timer with this name has run out.", of: .name(.timer),
          known: "Timer Handler")
      ],
      Member("timer", .text, "Its name."),
      parts: { if case .timerFired(let timer) = $0 { timer } else { nil } },
      make: { .timerFired($0) }, says: .filling { $0 }),
  ]

  /// Servers, timers and storage.
  static let requests: [RequestTerm] = [
    RequestTerm(
      .send, "Sends a request to the app's server.", unasked: "sends a request",
      Member("request", .serverRequest, "The request."),
      parts: { if case .send(let request) = $0 { request } else { nil } }, make: { .send($0) },
      says: { "sends \($0.text)" }),
    RequestTerm(
      .transfer,
      Meaning(
        "Hands a request to the system, which performs it also while the app does not run",
        by: "A-68", "I-94", only: .iOS),
      unasked: "hands a request to the system", Member("request", .serverRequest, "The request."),
      parts: { if case .transfer(let request) = $0 { request } else { nil } },
      make: { .transfer($0) }, says: { "hands to the system: \($0.text)" }),
    RequestTerm(
      .cancelSend, "Stops waiting for the answer.", unasked: "gives a request up",
      Member("id", .integer(), "The request's id."),
      parts: { if case .cancelSend(let id) = $0 { id } else { nil } },
      make: { .cancelSend(id: $0) }, says: { "stops waiting for the answer to request \($0)" }),
    RequestTerm(
      .schedule, "Fires the timer once; a timer of the same name is replaced.",
      unasked: .schedule, Member("timer", .text, "Its name."),
      Member("after", .seconds, "In how long."),
      parts: { if case .schedule(let timer, let after) = $0 { (timer, after) } else { nil } },
      make: { .schedule(timer: $0, after: $1) },
      says: { "sets the timer \"\($0)\" to \(DurationText.render($1))" }),
    RequestTerm(
      .cancel, "Cancels the timer.", unasked: "cancels a timer", named: "timer",
      parts: { if case .cancel(let timer) = $0 { timer } else { nil } },
      make: { .cancel(timer: $0) }, says: { "cancels the timer \"\($0)\"" }),
    RequestTerm(
      .store, "Writes a value to the phone's durable storage.", unasked: .store,
      Member("key", .text, "Under which key."), Member("value", .text, "What."),
      parts: { if case .store(let key, let value) = $0 { (key, value) } else { nil } },
      make: { .store(key: $0, value: $1) }, says: { key, _ in "stores a value under \"\(key)\"" }),
    RequestTerm(
      .append, "Adds a line to what durable storage holds under the key.", unasked: .append,
      Member("key", .text, "Under which key."), Member("line", .text, "The line, without its end."),
      parts: { if case .append(let key, let line) = $0 { (key, line) } else { nil } },
      make: { .append(key: $0, line: $1) },
      says: { key, _ in "adds a line to what is stored under \"\(key)\"" }),
    RequestTerm(
      .delete, "Deletes what durable storage holds under the key.",
      unasked: "deletes what it stored", named: "key",
      parts: { if case .delete(let key) = $0 { key } else { nil } },
      make: { .delete(key: $0) }, says: { "deletes what is stored under \"\($0)\"" }),
  ]
}

extension ClockChange {
  /// The change in words, behind the phrase.
  package var words: String {
    switch self {
    case .set: ": it was set"
    case .newDay: ": a new day"
    case .summerTime: ": summer time"
    case .zone: ": another time zone"
    }
  }
}

extension ServerRequest {
  /// The request line: method, path and query.
  package var text: String {
    let items = query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    return "\(method.rawValue) \(path)" + (items.isEmpty ? "" : "?\(items)")
  }
}
