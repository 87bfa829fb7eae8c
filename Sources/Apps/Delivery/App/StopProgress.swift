import AppParts
import DeviceInterface

/// The progress at one stop, as far as the courier's app knows; what was told once is not told again.
public struct StopProgress: Hashable, Sendable {
  /// What the courier has reported; `nil` while the stop is open.
  public internal(set) var outcome: StopOutcome?
  /// How many outcomes were reported, those with them that the server has refused.
  var reportCount = 0
  /// Whether the customer was told that the courier approaches (`delivery:NOTIFY-1`).
  public internal(set) var hasApproached = false
  /// The latest visit of the courier; `nil` before the first one (`delivery:NOTIFY-2`).
  var visit: StopVisit?
  /// Whether the server has refused an outcome, and the courier has not read that yet (`delivery:STATUS-7`).
  public internal(set) var isRefusalUnread = false

  /// An open stop that the courier has not come near to, unless the server knows more of it.
  public init(outcome: StopOutcome? = nil) { self.outcome = outcome }

  /// When the courier came last, in milliseconds since 1970 by the phone's clock at that time; `nil` before that.
  public var arrivedAtMilliseconds: Int64? { visit?.cameAt.wallMilliseconds }

  /// Whether the courier is at the stop.
  public var isThere: Bool { visit.map { !$0.hasLeft } ?? false }

  /// Whether the courier has yet to read that the server has refused what was reported.
  var isRefused: Bool { isRefusalUnread && outcome == nil }

  /// The progress for durable storage: the outcome, how often one was reported, the latest visit, and letters for what was
  /// told.
  var line: String {
    var writer = ByteWriter(capacity: 64)
    if let outcome { writer.write(outcome.rawValue) }
    writer.write(";")
    writer.write(Int64(reportCount))
    writer.write(";")
    visit?.write(into: &writer)
    writer.write(";")
    if hasApproached { writer.write("a") }
    if visit?.hasDwelled == true { writer.write("d") }
    if visit?.hasLeft == true { writer.write("l") }
    if isRefusalUnread { writer.write("r") }
    return writer.text
  }

  /// Reads the text, or returns `nil` where it is none.
  init?(line: Substring) {
    let parts = line.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count == 4, let count = Int(parts[1]), count >= 0,
      parts[3].utf8.allSatisfy({ "adlr".utf8.contains($0) })
    else { return nil }
    if !parts[0].isEmpty {
      guard let outcome = StopOutcome(rawValue: String(parts[0])) else { return nil }
      self.outcome = outcome
    }
    if !parts[2].isEmpty {
      guard let visit = StopVisit(text: parts[2]) else { return nil }
      self.visit = visit
    }
    reportCount = count
    hasApproached = parts[3].utf8.contains(UInt8(ascii: "a"))
    visit?.hasDwelled = parts[3].utf8.contains(UInt8(ascii: "d"))
    visit?.hasLeft = parts[3].utf8.contains(UInt8(ascii: "l"))
    isRefusalUnread = parts[3].utf8.contains(UInt8(ascii: "r"))
  }
}

/// A stay of the courier at a stop, from an arrival until the courier has left (`delivery:GEO-1`).
///
/// It is as long as positions show it: what lies between two of them at the stop counts, whatever happened meanwhile, and
/// what comes after the last one counts where the courier was seen to leave.
struct StopVisit: Hashable, Sendable {
  /// Which visit of the stop it is: 1, 2, 3 and so on.
  var number = 1
  /// When it began, by all the clocks there are.
  let cameAt: Stopwatch.Moment
  /// For how long it is certain.
  private(set) var known = Duration.zero
  /// Where the courier was who has said to be there, and whom no position has shown at the stop yet.
  private(set) var place: Position?
  /// Whether it was told that the courier stays.
  var hasDwelled = false
  var hasLeft = false

  /// The time since it began; the clock may have been set meanwhile.
  func age(_ facts: Facts) -> Duration { Stopwatch.Moment(facts).since(cameAt) }

  /// Where the courier is who has not left: at the stop, or where the courier has said so.
  func center(_ stop: DeliveryStop) -> Position { place ?? stop.position }

  /// The courier is there at present.
  mutating func see(_ facts: Facts) { known = max(known, age(facts)) }

  /// How many of the steps in which it is stored are known of it, so that a process that ends loses less than one.
  var storedSteps: Int { Int(known.components.seconds) / 10 }

  /// A position shows the courier at the stop itself.
  mutating func confirm() { place = nil }

  /// The name of a report about it, which no other visit of the stop has.
  func reportName(_ event: String, _ stop: DeliveryStop) -> String {
    number == 1 ? "\(event)-\(stop.number)" : "\(event)-\(stop.number)-\(number)"
  }
}

extension DeliveryStop {
  /// The name of the report that the courier approaches, another one for each address that the stop has had.
  var approachName: String {
    moveCount == 0 ? "approach-\(number)" : "approach-\(number)-moved-\(moveCount)"
  }
}

extension StopVisit {
  /// Writes it for durable storage: uptime, clock and starts of the phone when it began, how long it is known, which one it
  /// is, and where the courier has said so.
  func write(into writer: inout ByteWriter) {
    writer.write(cameAt.uptime.wholeMilliseconds)
    for number in [
      cameAt.wallMilliseconds, Int64(cameAt.bootCount), known.wholeMilliseconds, Int64(number),
    ] {
      writer.write(",")
      writer.write(number)
    }
    guard let place else { return }
    for coordinate in [place.latitudeE7, place.longitudeE7] {
      writer.write(",")
      writer.write(Int64(coordinate))
    }
  }

  /// Reads the text, or returns `nil` where it is none; the first format ended with the starts of the phone.
  init?(text: Substring) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int64($0) }
    guard [3, 5, 7].contains(numbers.count), !numbers.contains(nil) else { return nil }
    let values = numbers.compactMap(\.self)
    guard let boots = Int(exactly: values[2]) else { return nil }
    let moment = Stopwatch.Moment(
      uptime: .milliseconds(values[0]), wallMilliseconds: values[1], bootCount: boots)
    guard values.count > 3 else {
      self.init(cameAt: moment)
      return
    }
    guard values[3] >= 0, let number = Int(exactly: values[4]), number > 0 else { return nil }
    var place: Position?
    if values.count == 7 {
      guard let latitude = Int32(exactly: values[5]), let longitude = Int32(exactly: values[6]),
        let said = Position(latitudeE7: latitude, longitudeE7: longitude)
      else { return nil }
      place = said
    }
    self.init(number: number, cameAt: moment, known: .milliseconds(values[3]), place: place)
  }
}
