import DeviceInterface

extension Form where Value == Position {
  /// A place on the earth in degrees.
  static var position: Form {
    .record(
      "Position", "A place on the earth.",
      Member("latitude", .number(-90...90, unit: "degrees"), "Positive to the north."),
      Member("longitude", .number(-180...180, unit: "degrees"), "Positive to the east."),
      parts: { (Double($0.latitudeE7) / 1e7, Double($0.longitudeE7) / 1e7) },
      make: { latitude, longitude in
        let position = Position(
          latitudeE7: Int32((latitude * 1e7).rounded()),
          longitudeE7: Int32((longitude * 1e7).rounded()))
        guard let position else { throw LineFault("the position is not on the earth") }
        return position
      })
  }
}

extension Form where Value == WallTime {
  /// A reading of the phone's clock.
  static var wallTime: Form {
    .record(
      "WallTime", "A reading of the phone's clock, which the user can set.",
      Member("millisecondsSince1970", .integer(), "Milliseconds since 1970-01-01 00:00 UTC."),
      Member(
        "zoneOffsetSeconds", .integer(-86_400...86_400), or: 0,
        "The time zone's offset from UTC in seconds, positive to the east."),
      parts: { ($0.millisecondsSince1970, $0.zoneOffsetSeconds) },
      make: { WallTime(millisecondsSince1970: $0, zoneOffsetSeconds: $1) })
  }
}

extension Form where Value == Fix {
  /// One position report of the receiver.
  static var fix: Form {
    .record(
      "Fix", "One position report of the location receiver.",
      Member("position", .position, "Where the phone is."),
      Member(
        "accuracyMeters", .integer(),
        "The radius within which the phone believes itself to be; a negative one says that the position is not valid."
      ),
      Member(
        "timestamp", .wallTime, "When it was measured; a cached fix keeps its true time (I-92)."),
      Member(
        "speedMillimetersPerSecond", optional: .integer(),
        "How fast the phone was; left out where the receiver cannot tell."),
      Member(
        "courseDegrees", optional: .integer(0...359),
        "Which way it moved, from north; left out where the receiver cannot tell."),
      Member(
        "altitudeMeters", optional: .integer(),
        "How high above the sea it was; left out where the receiver cannot tell."),
      Member("age", .seconds, or: .zero, "How long before its delivery it was measured."),
      Member(
        "isSimulated", .flag, or: false,
        "Whether software has made it up, as a mock app does (I-108, A-80)."),
      Member(
        "isFromAccessory", .flag, or: false,
        "Whether something that is connected to the phone has measured it (I-108); iOS only."),
      parts: {
        (
          $0.position, $0.accuracyMeters, $0.timestamp, $0.speedMillimetersPerSecond,
          $0.courseDegrees, $0.altitudeMeters, $0.age, $0.isSimulated, $0.isFromAccessory
        )
      },
      make: {
        Fix(
          position: $0, accuracyMeters: $1, timestamp: $2, speedMillimetersPerSecond: $3,
          courseDegrees: $4, altitudeMeters: $5, age: $6, isSimulated: $7, isFromAccessory: $8)
      })
  }
}

extension Form where Value == Visit {
  /// A stay of the phone at one place.
  static var visit: Form {
    .record(
      "Visit", "A stay of the phone at one place (I-45).",
      Member("position", .position, "Where the stay was."),
      Member("accuracyMeters", .integer(), "The accuracy of the position."),
      Member("arrival", .wallTime, "When the phone came."),
      Member("departure", optional: .wallTime, "When it left; left out while it is there."),
      parts: { ($0.position, $0.accuracyMeters, $0.arrival, $0.departure) },
      make: { Visit(position: $0, accuracyMeters: $1, arrival: $2, departure: $3) })
  }
}

extension Form where Value == Region {
  /// A circle on the earth that an app wants watched.
  static var region: Form {
    .record(
      "Region", "A circle on the earth that the app wants watched.",
      Member(
        "id", .text, "The app's name for it; a second region of the name replaces the first (I-80)."
      ),
      Member("center", .position, "The middle of the circle."),
      Member("radius", .meters, "Its radius."),
      Member("notifiesOnEntry", .flag, or: true, "Whether entering is reported."),
      Member("notifiesOnExit", .flag, or: true, "Whether leaving is reported."),
      Member(
        "dwell", optional: .seconds,
        "How long the phone must stay inside until that is reported (A-52); Android only."),
      Member(
        "triggersWhenInside", .flag, or: true,
        "Whether being inside at the start counts as entering (A-52); Android only."),
      Member(
        "isCondition", .flag, or: false,
        "Whether it is a condition of CLMonitor, which reports its first state too (I-84); iOS only."
      ),
      parts: {
        (
          $0.id, $0.center, $0.radius, $0.notifiesOnEntry, $0.notifiesOnExit, $0.dwell,
          $0.triggersWhenInside, $0.isCondition
        )
      },
      make: {
        Region(
          id: $0, center: $1, radius: $2, notifiesOnEntry: $3, notifiesOnExit: $4, dwell: $5,
          triggersWhenInside: $6, isCondition: $7)
      })
  }
}

extension Form where Value == UpdateRequest {
  /// A request for locations one after the other.
  static var updateRequest: Form {
    .record(
      "UpdateRequest", "A request for locations one after the other, until it is stopped.",
      Member(
        "interface", .choice(UpdateRequest.Interface.self), or: .standard,
        "Which of iOS's two interfaces the app uses; Android has one."),
      Member(
        "desiredAccuracyMeters", .integer(0...1_000_000), or: 10,
        "How accurate the app wants the positions: from 100 on they come from networks (I-109, A-63)."
      ),
      Member(
        "distanceFilter", .meters, or: .zero,
        "How far the phone must move before the next position is delivered (I-93); 0 delivers all."),
      Member(
        "interval", optional: .seconds,
        "How often positions are wanted; left out, it is left to the platform, as on iOS always."),
      Member(
        "allowsBackground", .flag, or: false,
        "Whether updates go on in the background (I-50, I-51); iOS only."),
      Member(
        "showsBackgroundIndicator", .flag, or: false,
        "Whether the indicator is shown with the Always permission too (I-64); iOS only."),
      Member(
        "pausesAutomatically", .flag, or: true,
        "Whether the platform may pause updates while the phone rests (I-60); iOS only."),
      parts: {
        (
          $0.interface, $0.desiredAccuracyMeters, $0.distanceFilter, $0.interval,
          $0.allowsBackground, $0.showsBackgroundIndicator, $0.pausesAutomatically
        )
      },
      make: {
        UpdateRequest(
          interface: $0, desiredAccuracyMeters: $1, distanceFilter: $2, interval: $3,
          allowsBackground: $4, showsBackgroundIndicator: $5, pausesAutomatically: $6)
      })
  }
}
