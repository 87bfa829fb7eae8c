import DeviceInterface

extension Form where Value == ServerRequest {
  private static var query: Form<[ServerRequest.QueryItem]> {
    Form<ServerRequest.QueryItem>.record(
      "QueryItem", "A name and a value of the query part of an address.",
      Member("name", .text, "The part before the equals sign."),
      Member("value", .text, "The part after it."),
      parts: { ($0.name, $0.value) }, make: { ServerRequest.QueryItem($0, $1) }
    ).list
  }

  private static let methods: [(String, ServerRequest.Method)] =
    [.get, .post, .put, .patch, .delete].map { ($0.rawValue, $0) }

  /// A request to a server.
  static var serverRequest: Form {
    .record(
      "ServerRequest", "A request to the app's server.",
      Member(
        "id", .integer(),
        "The number by which the app recognizes the answer; unique within one process, and for a transfer also beyond it."
      ),
      Member("method", .choice(methods), "What the request does, in HTTP's words."),
      Member("path", .text, "The path, beginning with a slash."),
      Member("query", query, or: [], "The query items, in the order in which they are written."),
      Member("body", .text, or: "", "The body."),
      Member(
        "idempotencyKey", optional: .text,
        "The key by which the server recognizes a repeated request."),
      Member("timeout", .seconds, or: .seconds(60), "How long the app waits for the answer."),
      Member(
        "sentAtMilliseconds", optional: .integer(),
        "When it was sent by the phone's clock, in milliseconds since 1970, as a header says it."),
      Member(
        "authorization", optional: .text,
        "Who asks, as the token of the header says it."),
      Member(
        "isClear", .flag, or: false,
        "Whether it goes over plain HTTP; the platforms let no such request through."),
      parts: {
        (
          $0.id, $0.method, $0.path, $0.query, $0.body, $0.idempotencyKey, $0.timeout,
          $0.sentAtMilliseconds, $0.authorization, $0.isClear
        )
      },
      make: { id, method, path, query, body, key, timeout, sentAt, authorization, isClear in
        guard path.hasPrefix("/") else {
          throw LineFault(
            "expected a path that begins with a slash, found \(JSONValue.string(path).excerpt)"
          )
          .within("path")
        }
        return ServerRequest(
          id: id, method, path, query: query, body: body, idempotencyKey: key, timeout: timeout,
          sentAtMilliseconds: sentAt, authorization: authorization, isClear: isClear)
      })
  }
}

extension Form where Value == AppNotification {
  /// A notification that the app shows.
  static var notification: Form {
    .record(
      "AppNotification", "A notification that the app shows outside itself.",
      Member("id", .text, "What identifies it; a second one with the same id replaces the first."),
      Member("title", .text, "The first line."),
      Member("text", .text, "The text under it."),
      Member("isOngoing", .flag, or: false, "Whether it stays until the app withdraws it."),
      Member(
        "delay", .seconds, or: .zero,
        "How long the platform waits before it shows it, with or without a process; iOS only."),
      Member(
        "region", optional: .region,
        "The region whose boundary, when the user crosses it, shows it instead; iOS only."),
      parts: { ($0.id, $0.title, $0.text, $0.isOngoing, $0.delay, $0.region) },
      make: { AppNotification(id: $0, title: $1, text: $2, isOngoing: $3, delay: $4, region: $5) })
  }
}

extension Form where Value == DeferredWork {
  /// Work that the app leaves to its platform.
  static var deferredWork: Form {
    .record(
      "DeferredWork", "Work that the app leaves to its platform to start later (I-95, A-68).",
      Member(
        "name", .text, "The name by which the app knows it; work of the same name is replaced."),
      Member(
        "duration", .choice(DeferredWork.Kind.self), or: .processing,
        "refresh: half a minute on iOS; processing: some minutes."),
      Member("needsNetwork", .flag, or: false, "Whether it waits for a network."),
      Member(
        "needsCharging", .flag, or: false,
        "Whether it waits for the phone to be connected to power."),
      Member("earliest", .seconds, or: .zero, "How long it waits at least."),
      parts: { ($0.name, $0.kind, $0.needsNetwork, $0.needsCharging, $0.earliest) },
      make: {
        DeferredWork(name: $0, kind: $1, needsNetwork: $2, needsCharging: $3, earliest: $4)
      })
  }
}

extension Form where Value == Alarm {
  /// A moment at which Android wakes or starts the app.
  static var alarm: Form {
    .record(
      "Alarm", "A moment at which Android wakes or starts the app (A-74).",
      Member(
        "name", .text, "The name by which the app knows it; an alarm of the same name is replaced."),
      Member("delay", .seconds, "How long it takes until it rings."),
      Member(
        "isExact", .flag, or: false,
        "Whether it rings at that very moment, which the user may have to allow."),
      Member(
        "ringsInDoze", .flag, or: false,
        "Whether it rings while the phone rests too, though not often (A-72)."),
      parts: { ($0.name, $0.delay, $0.isExact, $0.ringsInDoze) },
      make: { Alarm(name: $0, delay: $1, isExact: $2, ringsInDoze: $3) })
  }
}

extension Form where Value == AudioFile {
  /// A sound file that can be played.
  static var audioFile: Form {
    .record(
      "AudioFile", "A sound file that the app has fetched.",
      Member("id", .text, "What identifies the file."),
      Member("title", .text, "What the user reads on the player."),
      Member("length", .seconds, "How long it plays."),
      parts: { ($0.id, $0.title, $0.length) },
      make: { AudioFile(id: $0, title: $1, length: $2) })
  }
}

extension Form where Value == AudioSession {
  /// How the app's sound gets along with that of others.
  static var audioSession: Form {
    .record(
      "AudioSession", "How the app's sound gets along with that of others (I-97, A-70).",
      Member(
        "mixing", .choice(AudioSession.Mixing.self), or: .exclusive,
        "What becomes of others' sound while the app plays."),
      Member(
        "isSpeech", .flag, or: false,
        "Whether the app plays speech, which is interrupted where other sound would be lowered."),
      parts: { ($0.mixing, $0.isSpeech) }, make: { AudioSession(mixing: $0, isSpeech: $1) })
  }
}

extension Form where Value == Battery {
  /// The battery as an app can read it.
  static var battery: Form {
    .record(
      "Battery", "The battery.",
      Member("percentage", .integer(0...100), "The charge."),
      Member("isCharging", .flag, or: false, "Whether the phone is connected to power."),
      parts: { ($0.percentage, $0.isCharging) },
      make: { Battery(percentage: $0, isCharging: $1) })
  }
}
