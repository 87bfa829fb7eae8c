import DeviceInterface

/// The boundary values that a server and a database have to judge alike: 100 good requests and 200 bad ones.
extension DeliveryRequest {
  static let all = locations + events + updates + looks

  /// A text of so many letters, as JSON.
  private static func text(_ length: Int) -> String {
    "\"" + String(repeating: "x", count: length) + "\""
  }

  /// Those who are no couriers, and those whom nobody knows.
  private static let others: [(String?, Int)] = [
    ("customer-2", 403), ("merchant-2", 403), ("admin-1", 403), ("stranger", 401), (nil, 401),
  ]

  private static let location = Base(
    path: "/api/courier/location/update",
    members: [
      ("latitude", "52.2297"), ("longitude", "21.0122"), ("accuracy", "5"), ("speed", "18.5"),
      ("heading", "90"), ("altitude", "110"), ("battery_level", "80"), ("is_charging", "false"),
      ("activity_type", "\"driving\""), ("route_id", "\"r-1\""),
    ])

  private static let locations: [DeliveryRequest] = {
    let base = location
    let good: [(String, [String?])] = [
      ("latitude", ["52.2297", "-90", "90", "0", "89.9999999", "-89.9999999"]),
      ("longitude", ["-180", "180", "0", "179.9999999", "-179.9999999"]),
      ("accuracy", ["0", "0.01", "5.25", "100", "99999999.99"]),
      ("speed", ["0", "0.01", "130.5", "null", nil]),
      ("heading", ["0", "359.99", "360", "null", nil]),
      ("altitude", ["-99999999.99", "99999999.99", "-430.5", "8848.86", "null"]),
      ("battery_level", ["0", "1", "99", "100", "null"]),
      ("is_charging", ["true", "null", nil]),
      ("activity_type", ["\"walking\"", "\"stationary\"", "\"unknown\"", "null"]),
      ("route_id", ["null", nil]),
    ]
    let bad: [(String, [String?])] = [
      (
        "latitude",
        ["90.0000001", "-90.0000001", "91", "-91", "180", "1000", "null", nil, "\"north\"", "true"]
      ),
      (
        "longitude",
        ["180.0000001", "-180.0000001", "181", "-181", "360", "1000", "null", nil, "\"east\""]
      ),
      ("accuracy", ["-0.01", "-1", "100000000", "null", nil, "\"good\"", "false"]),
      ("speed", ["-0.01", "-5", "100000000", "\"fast\"", "true"]),
      ("heading", ["-0.01", "360.01", "361", "720", "1000", "\"north\""]),
      ("altitude", ["100000000", "-100000000", "\"high\"", "true"]),
      ("battery_level", ["-1", "101", "50.5", "1000", "3000000000", "\"full\""]),
      ("is_charging", ["\"maybe\"", "7"]), ("activity_type", ["\"flying\"", "\"\"", "5"]),
      ("route_id", ["\"\""]),
    ]
    return good.flatMap { base.each($0.0, $0.1) }
      + bad.flatMap { base.each($0.0, $0.1, status: 400) }
      + base.each("route_id", ["\"r-2\""], status: 403)
      + base.each("route_id", ["\"r-9\""], status: 404) + base.by(others)
      // The second courier has taken the consent back.
      + [base.with([("route_id", "\"r-2\"")], by: "courier-2", status: 403)]
  }()

  private static let event = Base(
    path: "/api/courier/geofence/event",
    members: [
      ("route_id", "\"r-1\""), ("stop_id", "\"stop-2\""), ("order_id", "\"order-2\""),
      ("event_type", "\"entered\""), ("latitude", "52.2297"), ("longitude", "21.0122"),
      ("accuracy", "5"), ("geofence_radius", "50"), ("distance_from_center", "12.5"),
      ("event_time_ms", "1767600000000"), ("dwell_time_seconds", "null"), ("manual", "false"),
    ])

  private static let events: [DeliveryRequest] = {
    let base = event
    let good: [(String, [String?])] = [
      ("event_type", ["\"entered\"", "\"exited\"", "\"dwelling\""]),
      ("geofence_radius", ["500", "null"]), ("distance_from_center", ["0", "5000", "null"]),
      ("dwell_time_seconds", ["0", "1", "3600", "2147483647"]), ("latitude", ["90", "-90"]),
      ("longitude", ["180", "-180"]), ("order_id", ["null", nil]), ("manual", ["true", "null"]),
    ]
    let bad: [(String, [String?])] = [
      ("event_type", ["\"left\"", "\"ENTERED\"", "\"\"", "null", nil, "5", "\"entered \""]),
      ("geofence_radius", ["0", "49.99", "50.01", "51", "499", "501", "5000", "-50", "\"wide\""]),
      ("distance_from_center", ["-0.01", "-5", "100000000", "\"near\""]),
      ("dwell_time_seconds", ["-1", "2147483648", "1.5", "\"long\""]),
      ("latitude", ["90.0000001", "-90.0000001", "null", nil, "\"north\""]),
      ("longitude", ["180.0000001", "-180.0000001", "null", nil, "\"east\""]),
      ("stop_id", ["null", nil, "\"\"", "\"stop-3\""]),
      ("order_id", ["\"order-3\"", "\"order-1001\"", "\"order-99\"", "\"\""]),
      ("manual", ["\"maybe\""]),
    ]
    let foreign: [(String, String?)] = [
      ("stop_id", "\"stop-1001\""), ("order_id", "\"order-1001\""), ("route_id", "\"r-2\""),
    ]
    return good.flatMap { base.each($0.0, $0.1) }
      + bad.flatMap { base.each($0.0, $0.1, status: 400) }
      + base.each("stop_id", ["\"stop-99\""], status: 404)
      + base.each("route_id", ["\"r-2\""], status: 403)
      + [
        base.with(foreign, status: 403), base.with(foreign, by: "courier-2", status: 403),
        base.with(foreign + [("manual", "true")], by: "courier-2"),
      ] + base.by(others)
  }()
}

extension DeliveryRequest {
  private static func update(_ status: String, _ members: [(String, String)] = []) -> Base {
    Base(
      path: "/api/courier/delivery/status",
      members: [
        ("order_id", "\"order-2\""), ("status", "\"\(status)\""),
        ("location", place(#","accuracy":5"#)),
      ] + members)
  }

  private static let photo = ("proof", #"{"photo_url":"p.jpg"}"#)

  /// A place without its accuracy, and what is added to it.
  private static func place(_ members: String) -> String {
    #"{"latitude":52,"longitude":21\#(members)}"#
  }

  private static let updates =
    deliveries + failures + partials + returns + attempts + damages + foreignUpdates

  private static let deliveries: [DeliveryRequest] = {
    let base = update("delivered", [photo])
    return base.each(
      "proof",
      [
        #"{"signature_url":"s.png"}"#, #"{"pin_code":"2345"}"#, photo.1,
        #"{"photo_url":"p.jpg","pin_code":"2345678901"}"#,
      ])
      + base.each(
        "location",
        [place(#","accuracy":99999999.99"#), place(#","accuracy":0"#), place(#","accuracy":99.5"#)])
      + base.each(
        "proof",
        [
          nil, "null", "{}", #"{"signature_url":" "}"#, #"{"recipient_name":"Jan"}"#,
          #"{"pin_code":"1234"}"#, #"{"pin_code":""}"#,
          #"{"photo_url":"p.jpg","pin_code":"23456789012"}"#,
        ], status: 400)
      + base.each(
        "location",
        [
          nil, "null", place(""), place(#","accuracy":-0.01"#),
          #"{"latitude":90.0000001,"longitude":21,"accuracy":5}"#,
          #"{"latitude":52,"longitude":-180.0000001,"accuracy":5}"#,
        ], status: 400)
      + base.each(
        "status",
        [
          "\"lost\"", "\"pending\"", "\"arrived\"", "\"Delivered\"", "null", nil,
        ], status: 400)
  }()

  private static let failures: [DeliveryRequest] = {
    let base = update("failed", [("failure_reason", "\"Customer not home\"")])
    let other = update("failed", [("failure_reason", "\"Other\"")])
    return [base.with([])]
      + base.each(
        "failure_reason",
        ["\"Wrong address\"", "\"Access denied\"", "\"Customer refused\"", "\"Damaged package\""])
      + [other.with([("notes", "\"A flood\"")])]
      + base.each(
        "failure_reason",
        [nil, "null", "\"\"", "\"Because\"", "\"customer not home\"", text(256)], status: 400)
      + other.each("notes", [nil, "\"\"", "\"   \""], status: 400)
      + base.each("next_attempt_date", ["\"2026-01-03\""], status: 400)
  }()

  private static let partials: [DeliveryRequest] = {
    let base = update(
      "partial", [("delivered_items", #"["Novel"]"#), ("missing_reason", "\"Lost\""), photo])
    return [base.with([]), base.with([("missing_reason", text(255))])]
      + base.each(
        "delivered_items",
        [nil, "[]", #"["Novel","Atlas"]"#, #"["Bread"]"#, #"["Novel","Novel"]"#], status: 400)
      + base.each("missing_reason", [nil, "\" \"", text(256)], status: 400)
      + base.each("proof", ["null", #"{"signature_url":"s.png"}"#], status: 400)
  }()

  private static let returns: [DeliveryRequest] = {
    let base = update("returned", [("failure_reason", text(255))])
    return [base.with([])]
      + base.each("failure_reason", [nil, "\"\"", text(256)], status: 400)
  }()

  private static let attempts: [DeliveryRequest] = {
    let base = update(
      "attempted", [("notice_left", "true"), ("next_attempt_date", "\"2026-01-05\"")])
    let place = update(
      "attempted", [("left_at_location", text(255)), ("next_attempt_date", "\"2026-01-06\"")])
    return [base.with([]), place.with([])]
      + base.each("notice_left", [nil, "false"], status: 400)
      + place.each("left_at_location", ["\"\"", text(256)], status: 400)
      + base.each(
        "next_attempt_date", [nil, "\"2026-01-03\"", "\"2026-02-30\"", "\"soon\""], status: 400)
  }()

  private static let damages: [DeliveryRequest] = {
    let base = update("damaged", [photo])
    return [base.with([])]
      + base.each("proof", [nil, #"{"photo_url":""}"#, #"{"signature_url":"s.png"}"#], status: 400)
  }()

  private static let foreignUpdates: [DeliveryRequest] = {
    let base = update("delivered", [photo])
    return base.each("order_id", ["\"order-99\""], status: 404)
      + base.each("order_id", ["\"order-1001\""], status: 403)
      // It was delivered with a photo before.
      + [
        update("returned", [("failure_reason", "\"No\"")]).with(
          [("order_id", "\"order-1\"")], status: 409)
      ] + base.by(others)
  }()

  /// Who looks where whom is: the first order is over, the others of the first route are under way, the second route's are not.
  private static let looks: [DeliveryRequest] = {
    let seers: [String: [String]] = [
      "courier-1": (2...10).map { "customer-\($0)" }
        + ["merchant-1", "merchant-2", "courier-1", "admin-1"],
      "courier-2": ["courier-2", "admin-1"],
    ]
    let users: [String?] =
      (1...10).map { "customer-\($0)" } + ["customer-1001", "customer-1002", "merchant-1"]
      + ["merchant-2", "merchant-3", "courier-1", "courier-2", "admin-1", "stranger", nil]
    return ["courier-1", "courier-2"].flatMap { courier in
      users.map { user in
        let refusal = user == nil || user == "stranger" ? 401 : 403
        let isSeer = user.map { seers[courier]?.contains($0) ?? false } ?? false
        return DeliveryRequest(
          name: "where \(courier) is, by \(user ?? "nobody")", user: user, method: .get,
          path: "/api/courier/location/current/\(courier)", status: isSeer ? 200 : refusal)
      }
    }
  }()
}
