import BackendSimulator
import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// What may explain that a check does not hold, beside the state of the app: each in a line of its own.
///
/// What is as on any phone is left out, apart from the network, the battery and what is in front: of them even the usual says
/// something. None of it is part of a fingerprint, so more can be told without proofs becoming those of something else.
extension World {
  var circumstances: [String] {
    [frontFact, networkFact] + roughNetworkFacts
      + [serverFact, batteryFact, restFact, signalFact]
      .compactMap(\.self) + waitingFacts + gapFacts
  }

  // MARK: What the user has before them.

  private var frontFact: String {
    if let alert = phone.alert {
      let below = visibleScreen?.dialog.map { ", above the popup “\($0.title)”" } ?? ""
      return "in front: the system's question “\(alert.title)”\(below)"
    }
    if phone.front == .app {
      return "in front: the app, " + (app.dialog.map { "its popup “\($0.title)”" } ?? "no popup")
    }
    let hidden = phone.appState.hasProcess ? app.dialog : nil
    let behind = hidden.map { "; behind it the app's popup “\($0.title)”" } ?? ""
    return phone.front == .nothing ? "the phone is off" : "in front: \(phone.front.words)\(behind)"
  }

  // MARK: What keeps things from coming and going.

  private var networkFact: String {
    "the phone is \(phone.isOnline ? "online" : "offline")"
      + (phone.isInAirplaneMode ? ", in airplane mode" : "")
  }

  private var roughNetworkFacts: [String] {
    let conditions = phone.networkConditions
    var facts: [String] = []
    switch conditions.requestLossPeriod {
    case nil: break
    case 1?: facts.append("the network lets nothing through")
    case let period?: facts.append("the network loses one in \(period) requests")
    }
    if let period = conditions.replyLossPeriod {
      facts.append("the network loses one in \(period) answers")
    }
    if conditions.requestLatency > .zero {
      let time = DurationText.render(conditions.requestLatency)
      facts.append("the network takes \(time) each way")
    }
    return facts
  }

  private var serverFact: String? {
    let latency = self[behaviourOf: .own].latency
    guard !app.isBare, latency > .zero else { return nil }
    return "the \(app.room.serverName) takes \(DurationText.render(latency)) to answer"
  }

  private var batteryFact: String {
    "the battery shows \(phone.battery.percentage)%"
      + (phone.battery.isCharging ? ", on the charger" : "")
      + (phone.isSavingPower ? ", and the phone saves power" : "")
  }

  private var restFact: String? { phone.dozeDepth.map { "the phone rests, in \($0) Doze" } }

  private var signalFact: String? {
    phone.signal.hears ? nil : "the phone has no signal to tell its position by"
  }

  // MARK: What waits.

  private var waitingFacts: [String] {
    var facts: [String] = []
    let (requests, transfers) = (phone.waitingRequestCount, phone.waitingTransferCount)
    if requests > 0 {
      let subject = World.counted(requests, "request waits", "requests wait")
      facts.append("\(subject) for an answer")
    }
    if transfers > 0 {
      let subject = World.counted(transfers, "transfer waits", "transfers wait")
      facts.append("\(subject) for a network")
    }
    return facts + waitingRecordFacts
  }

  private var waitingRecordFacts: [String] {
    guard app.room.isRecording, let record = tracks.current, let stored = storedPoints else {
      return []
    }
    let points = World.counted(record.entries.count, "point was", "points were")
    let waiting = EveryPointIsKept.missing(from: record, in: stored).count
    var facts = ["\(points) recorded; not on the server: \(waiting == 0 ? "none" : "\(waiting)")"]
    if record.lostCount > 0 {
      facts.append(
        World.counted(record.lostCount, "point was", "points were") + " thrown away, unsent")
    }
    // Of points that wait, nobody asks beside whether anything does.
    if waiting == 0, heldTracks?.isDelivered == false {
      facts.append("a report waits on the phone to be sent")
    }
    return facts
  }

  // MARK: Where nothing was recorded.

  /// The most gaps that are told.
  private static let toldGapsMax = 5

  /// The gaps in the words of the app's room, which knows why they are; or else of the route.
  private var gapFacts: [String] {
    let gaps = app.room.gapFacts(in: self)
    let told = gaps.isEmpty ? routeGaps : gaps
    let rest = told.count - Self.toldGapsMax
    return told.prefix(Self.toldGapsMax) + (rest > 0 ? ["… and \(rest) more gaps"] : [])
  }

  private var routeGaps: [String] {
    guard app.room.isRecording, let entries = tracks.current?.entries, entries.count > 1 else {
      return []
    }
    var gaps: [String] = []
    var last: Instant?
    for entry in entries {
      if let last, entry.point.beginsStretch {
        let (from, to) = (last.sinceStart, entry.at.sinceStart)
        gaps.append(
          "the route has a gap from \(DurationText.render(from)) to \(DurationText.render(to))")
      }
      last = entry.at
    }
    return gaps
  }
}
