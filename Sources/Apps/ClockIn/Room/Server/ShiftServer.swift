import AppParts
public import BackendSimulator
public import DeviceInterface

/// The server of the clock-in app: shifts with their points, gaps and reviews, and their history.
///
/// A shift comes into being with the first request that names it, so that requests may arrive in any order. The
/// history lists it once its clock-in is there.
public struct ShiftServer: RecordingServer {
  /// The script of latency and failures.
  public var behaviour = ScriptedBehaviour()
  /// What the server has received.
  public var log = RequestLog()
  /// The shifts, in the order in which they became known.
  public private(set) var shifts: [Shift] = []
  /// The points of all shifts.
  public private(set) var points = RecordStore<RecordedPoint>()
  /// The gaps of all shifts.
  public private(set) var gaps = RecordStore<RecordedGap>()
  /// The server's own clock.
  public var clock = ServerClock()
  /// What it has done under which key.
  public var answered = IdempotencyRecord()

  /// Creates a server without shifts.
  public init() {}

  /// The requests that it knows.
  public static var knownRequests: [RequestPattern] { routes.requests }

  /// Tells whether a request for the path is this server's.
  public func serves(_ path: String) -> Bool { path.hasPrefix("/api/shifts") }

  /// Returns the shift with the id.
  public func shift(_ id: String) -> Shift? { shifts.first { $0.id == id } }

  /// The shifts that have a clock-in, the newest first; those of one instant by id.
  public var history: [Shift] {
    shifts.filter { $0.clockIn != nil }.sorted {
      let (left, right) = ($0.began?.milliseconds ?? 0, $1.began?.milliseconds ?? 0)
      return (right, $0.id) < (left, $1.id)
    }
  }

  private enum Endpoint {
    case history
    case clockIn
    case route
    case points
    case gaps
    case pruned
    case review
    case clockOut
  }

  private static let routes = RouteTable<Endpoint>([
    (.get, "/api/shifts", .history),
    (.post, "/api/shifts", .clockIn),
    (.get, "/api/shifts/{id}/points", .route),
    (.post, "/api/shifts/{id}/points", .points),
    (.post, "/api/shifts/{id}/gaps", .gaps),
    (.post, "/api/shifts/{id}/pruned", .pruned),
    (.post, "/api/shifts/{id}/review", .review),
    (.post, "/api/shifts/{id}/clock-out", .clockOut),
  ])

  /// Does what a request asks for; throws what it refuses.
  public mutating func perform(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) throws(Refusal) -> ServerResponse {
    let (endpoint, id) = try Self.routes.match(request)
    let disagreement = clock.disagreement(of: request, at: time)
    switch endpoint {
    case .history:
      return .json([.init("shifts", .array(history.map(summary)))])
    case .route:
      return try route(of: id)
    case .clockIn:
      return try clockIn(request, disagreement, at: time)
    case .points:
      let upload = try Upload<RecordedPoint>(RequestFields(body: request.body))
      flag(id, disagreement)
      let shift = shifts[place(of: id)]
      let receipt = points.take(upload, of: id, at: time, countMax: acceptedCountMax) {
        shift.objection(to: $0)
      }
      log.noteStored(upload, receipt)
      flag(
        id, clock.disagreement(among: points.records(of: id, around: receipt.accepted), at: time))
      // Whoever goes on recording does not know yet that it is over.
      return shift.endedElsewhereMilliseconds == nil || receipt.isWhole
        ? receipt.response : ended(shift, receipt.members)
    case .gaps:
      let upload = try Upload<RecordedGap>(RequestFields(body: request.body))
      let shift = shifts[place(of: id)]
      flag(id, disagreement)
      // What began before an end elsewhere is taken, as points are; whoever tells of it is told that it is over.
      let end = shift.endedElsewhereMilliseconds.map { $0 + clock.ahead(request, at: time) }
      let receipt = gaps.take(upload, of: id, at: time, countMax: acceptedCountMax) { gap in
        end.flatMap { gap.fromMilliseconds >= $0 ? "after the end" : nil }
      }
      return end == nil ? receipt.response : ended(shift, receipt.members)
    case .pruned:
      let fields = try RequestFields(body: request.body)
      let count = Int(try fields.integer("pruned", in: RequestFields.counts))
      let place = place(of: id)
      shifts[place].prunedCount = max(count, shifts[place].prunedCount)
      return .json([summaryMember(id), .init("pruned", .integer(Int64(count)))])
    case .review:
      return review(id, try ShiftReview(RequestFields(body: request.body)))
    case .clockOut:
      flag(id, disagreement)
      if let shift = self.shift(id), shift.endedElsewhereMilliseconds != nil { return ended(shift) }
      return try clockOut(id, request, at: time)
    }
  }

  /// Says that a shift was ended on another device, and what else there is to say.
  private func ended(_ shift: Shift, _ members: [JSONValue.Member] = []) -> ServerResponse {
    .json(
      status: 409,
      [
        .init("error", .string("The shift “\(shift.id)” was ended on another device")),
        .init(Refusal.Reason.name, .string(Refusal.Reason.ended.rawValue)),
        .init("endedAtMs", .integer(shift.endedElsewhereMilliseconds ?? 0)),
      ] + members)
  }

  /// Ends a shift as another device of the employee does; false where there is none or it is over.
  public mutating func endElsewhere(_ id: String, at time: Instant) -> Bool {
    guard let place = shifts.lastIndex(where: { $0.id == id }), shifts[place].endMilliseconds == nil
    else { return false }
    shifts[place].endedElsewhereMilliseconds = clock.milliseconds(at: time)
    return true
  }

  /// Flags a shift whose phone has another idea of the time.
  private mutating func flag(_ id: String, _ disagreement: ClockDisagreement?) {
    guard let disagreement else { return }
    let place = place(of: id)
    guard shifts[place].clockDisagreement == nil else { return }
    shifts[place].clockDisagreement = disagreement
    shifts[place].review =
      shifts[place].review
      ?? ShiftReview(
        reason: .clockDiffers, timeMilliseconds: clock.milliseconds(at: disagreement.noticedAt))
  }

  private mutating func clockIn(
    _ request: ServerRequest, _ disagreement: ClockDisagreement?, at time: Instant
  ) throws(Refusal) -> ServerResponse {
    let body = try RequestFields(body: request.body)
    let id = try body.identifier("shift")
    let clockIn = try ClockIn(body)
    let place = place(of: id)
    guard let known = shifts[place].clockIn else {
      shifts[place].clockIn = clockIn
      shifts[place].clockInArrival = time
      let began = clock.stamp(of: request, claimed: clockIn.timeMilliseconds, at: time)
      shifts[place].began = began
      flag(id, disagreement ?? clock.disagreement(of: began, at: time))
      return .json(status: 201, news(of: id))
    }
    guard known == clockIn else {
      throw Refusal(409, "The shift “\(id)” has begun otherwise", .reportedOtherwise)
    }
    return .json(news(of: id))
  }

  private mutating func clockOut(
    _ id: String, _ request: ServerRequest, at time: Instant
  ) throws(Refusal) -> ServerResponse {
    let clockOut = try ClockOut(RequestFields(body: request.body))
    let place = place(of: id)
    let count = points.count(of: id)
    guard shifts[place].end.keep(clockOut, at: time, storedPointCount: count) else {
      throw Refusal(409, "The shift “\(id)” has ended otherwise", .reportedOtherwise)
    }
    shifts[place].prunedCount = max(clockOut.prunedCount, shifts[place].prunedCount)
    let ended = clock.stamp(of: request, claimed: clockOut.timeMilliseconds, at: time)
    shifts[place].ended = shifts[place].ended ?? ended
    flag(id, clock.disagreement(of: ended, at: time))
    return .json(news(of: id) + [.init("points", .integer(Int64(count)))])
  }

  /// Flags a shift; the first review stays, since the shift does not become odder by being reported again.
  private mutating func review(_ id: String, _ review: ShiftReview) -> ServerResponse {
    let place = place(of: id)
    shifts[place].review = shifts[place].review ?? review
    return .json([summaryMember(id), .init("review", .string(review.reason.rawValue))])
  }

  private func route(of id: String) throws(Refusal) -> ServerResponse {
    guard shift(id) != nil else { throw Refusal(404, "There is no shift “\(id)”", .unknown) }
    // A phone's clock may have been set back meanwhile; its numbers go on.
    let route = points.arrivals(of: id).map(\.record).sorted { $0.number < $1.number }
    return .json([.init("points", .array(route.map(\.json)))])
  }

  /// What the answers about a shift's beginning and end say: when that was, and whether somebody is to look at it.
  private func news(of id: String) -> [JSONValue.Member] {
    let shift = shift(id)
    return [summaryMember(id)] + (shift.map(times) ?? [])
      + [.init("review", shift?.review.map { .string($0.reason.rawValue) } ?? .null)]
  }

  /// The server's times, and beside them what the phone claims.
  private func times(of shift: Shift) -> [JSONValue.Member] {
    func member(_ name: String, _ time: Int64?) -> JSONValue.Member {
      .init(name, time.map { .integer($0) } ?? .null)
    }
    let endClaim = shift.endedElsewhereMilliseconds == nil ? shift.ended?.claimedMilliseconds : nil
    return [
      member("clockedInAtMs", shift.began?.milliseconds),
      member("claimedInAtMs", shift.began?.claimedMilliseconds),
      member("clockedOutAtMs", shift.endedAtMilliseconds), member("claimedOutAtMs", endClaim),
    ]
  }

  private func summary(_ shift: Shift) -> JSONValue {
    .object(
      [summaryMember(shift.id)] + times(of: shift) + [
        .init("points", .integer(Int64(points.count(of: shift.id)))),
        .init("review", shift.review.map { .string($0.reason.rawValue) } ?? .null),
        .init("pruned", .integer(Int64(shift.prunedCount))),
      ])
  }

  private func summaryMember(_ id: String) -> JSONValue.Member { .init("shift", .string(id)) }

  /// Returns where the shift stands among those known, and makes it known if it is new.
  private mutating func place(of id: String) -> Int {
    // Those that news come of are mostly the latest ones.
    if let place = shifts.lastIndex(where: { $0.id == id }) { return place }
    shifts.append(Shift(id: id))
    return shifts.count - 1
  }
}
