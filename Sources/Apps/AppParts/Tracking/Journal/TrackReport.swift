import DeviceInterface

/// A report that waits for its delivery behind the points that were recorded before it.
public struct TrackReport: Hashable, Sendable {
  /// The worth of a report beside the others: how soon it goes, and what makes room for it.
  public enum Worth: Int, Hashable, Sendable {
    /// Something that was noticed on the way: where room is lacking, it waits in memory for what is worth more.
    case noticed
    /// It goes in its order, and nothing takes its room.
    case usual
    /// What somebody has entered: it goes before points and what was noticed, and everything else makes room for it.
    case entered
  }

  /// Whom it is about.
  public let owner: String
  /// Its name, unique for its owner and without a slash; owner and name are its idempotency key.
  public let name: String
  /// The path it is posted to.
  public let path: String
  /// The body, the same at each attempt.
  public let body: String
  /// The time since what it tells of happened, whatever the phone's clock was set to since; `nil` where that does not matter.
  var age: Stopwatch?
  /// The number of the segment behind which it goes.
  let segment: Int
  /// Its place among the reports of its owner.
  let order: Int
  /// What it is worth beside the others.
  let worth: Worth
  /// Whether it is not stored, as a new process finds anew what it says.
  var isVolatile = false
  /// Whether storage lacks it, as it was full.
  var isOwed = false
  /// Whether storage could not take it at least once.
  var hasFailed = false

  init(
    owner: String, name: String, path: String, body: String, segment: Int, order: Int,
    worth: Worth = .usual, age: Stopwatch? = nil
  ) {
    (self.owner, self.name, self.path, self.body, self.segment) = (owner, name, path, body, segment)
    (self.order, self.worth, self.age) = (order, worth, age)
  }

  /// Restores a report from storage, or returns `nil` where the text is none.
  init?(owner: String, name: String, text: String) {
    let parts = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let head = parts[0].split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    var age: Stopwatch?
    if head.count == 2 {
      guard let stopwatch = Stopwatch(line: head[1]) else { return nil }
      age = stopwatch
    }
    var reader = LineReader(head[0])
    guard let order = reader.integer(), let segment = reader.integer() else { return nil }
    var worth = Worth.usual
    if !reader.isAtEnd {
      guard let told = reader.integer().flatMap({ Worth(rawValue: Int($0)) }), reader.isAtEnd else {
        return nil
      }
      worth = told
    }
    self.init(
      owner: owner, name: name, path: String(parts[1]), body: String(parts[2]),
      segment: Int(segment), order: Int(order), worth: worth, age: age)
  }

  /// Its idempotency key, which the server repeats that has it (`campaign:5.3`).
  var key: String { "\(owner)/\(name)" }

  /// The report as text for durable storage; what is usual goes without saying.
  ///
  /// What somebody has entered must find room on a full phone: of it a new process knows the phone's time only.
  var text: String {
    let mark = worth == .usual ? "" : ";\(worth.rawValue)"
    let time = worth == .entered ? "" : age.map { "|" + $0.line } ?? ""
    return "\(order);\(segment)\(mark)\(time)\n\(path)\n\(body)"
  }

  /// What its request says beside the body, which is the same at each attempt: how old it is by then (`design`, two clocks).
  func query(_ facts: Facts) -> [ServerRequest.QueryItem] {
    age.map { [.init("ageMs", String($0.elapsed(facts).wholeMilliseconds))] } ?? []
  }
}

extension TrackJournal {
  /// The settings that can be adjusted.
  public struct Configuration: Hashable, Sendable {
    /// How many points are uploaded together, at most.
    public var batchSize = 20
    /// How uploads are sent and repeated.
    public var queue = UploadQueue.Configuration()
    /// How many bytes must be free; with fewer, points that are on the server are deleted from the phone.
    public var freeBytesMin = 65_536
    /// How many points of a log the phone keeps that it needs no more; of more, the older half goes.
    public var keptPointsMax = 20_000
    /// How many finished logs are kept because the server has refused points of them.
    public var refusedLogsMax = 10
    /// What the members of uploaded points are called.
    public var form = TrackPoint.Form.short
    /// Who sends, as a header says it; `nil` where servers do not ask.
    public var authorization: String?

    /// Creates the settings, all as usual.
    public init() {}
  }
}
