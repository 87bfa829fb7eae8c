import BackendSimulator
import DeviceInterface
import ScenarioRunner

/// The times and the portions in which apps send something.
enum UploadSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Uploads")
    library.concerns(.server)
    library.doubtChecks { world in try world.requireHasRun() }
    for bound in CountBound.allCases { addBound(to: &library, bound) }
    library.require { world in try world.requireRecordingApp() }
    library.given(
      "points are uploaded every {duration} or {count} points",
      "Sets how often points are uploaded, and how many fill a batch.",
      example: "points are uploaded every 60 seconds or 20 points"
    ) { (world: inout World, interval: Duration, count: Int) in
      try world.setUploads(every: interval, or: count)
    }
    library.then(
      "the last upload had {count} point(s)",
      "Counts the points in the last upload that reached the server of the installed app.",
      example: "the last upload had 20 points"
    ) { (world: inout World, count: Int) in
      let uploads = try world.received(.upload, by: .own)
      guard let last = uploads.last else { throw StepFailure("The server has received no upload.") }
      guard let points = last.pointNumbers else {
        throw StepFailure("The last upload cannot be read.", expected: "points", actual: last.body)
      }
      try world.expect(points.count, equals: count, "The number of points in the last upload")
    }
    library.then(
      "the server has received the same upload {count} time(s)",
      "Checks that some upload of points came so often under the same idempotency key, and none more often.",
      example: "the server has received the same upload 2 times"
    ) { (world: inout World, count: Int) in
      let keys = Array(try world.received(.upload, by: .own).map { $0.idempotencyKey ?? "" })
      guard !keys.isEmpty else {
        throw StepFailure(
          "The server has received no upload, so nothing was checked.", expected: "uploads",
          actual: "none",
          notes: [
            "Where nothing is to be sent, write: \(instead: "Then the server has received 0 uploads")"
          ])
      }
      let most = keys.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }.values.max() ?? 0
      try world.expect(
        most == count, "The same upload came another number of times.", expected: "\(count)",
        actual: "\(most)", notes: keys.map(Note.init(_:)))
    }
  }

  private static func addBound(
    to library: inout StepLibrary<World>, _ bound: CountBound, line: Int = #line
  ) {
    library.then(
      "the {server} has received \(bound.rawValue) {count} {message}(s)",
      "Bounds how many requests of this kind reached the server, the repeated ones with them.",
      example: "the server has received \(bound.rawValue) 2 uploads", line: line
    ) { (world: inout World, server: ServerName, count: Int, message: MessageKind) in
      let received = try world.received(message, by: server)
      try world.expect(
        received.count, bound, count,
        "The \(server.rawValue) has received another number of requests.",
        noun: message.name, notes: Array(received.suffix(20).map { "\($0)" }))
      if count == 0 { try world.requireAbility(.request, .transfer) }
    }
  }
}

extension World {
  /// Sets how often the installed app uploads, before it has a process.
  fileprivate mutating func setUploads(every interval: Duration, or count: Int) throws {
    guard interval > .zero else {
      throw InvalidStep(
        "Nothing is uploaded all the time.", notes: ["Write a time of more than 0 seconds."])
    }
    guard (1...1_000).contains(count) else {
      throw InvalidStep("No batch holds \(count) points.", notes: ["Write 1 to 1000 points."])
    }
    try requireSettingsCanChange()
    try requireRecordingApp()
    app.box.setUploads(every: interval, or: count)
  }

  /// What the server has received of a kind; walked through where it is, as of weeks there is very much.
  func received(
    _ message: MessageKind, by server: ServerName
  ) throws -> LazyFilterSequence<[ReceivedRequest]> {
    try requireSender(to: server)
    try requireSent(message, to: server)
    let scope = message.scope
    return log(of: server).requests.lazy.filter { scope.contains($0.method, $0.path) }
  }
}
