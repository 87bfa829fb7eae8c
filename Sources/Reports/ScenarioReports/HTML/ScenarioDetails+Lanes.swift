import DeviceInterface
import Gherkin
import ScenarioRunner
import Storyboards

/// What went on over time, on the ground and on the wire.
extension ScenarioDetails {
  func write(_ lanes: [Lane], to json: inout JSONWriter) {
    let shown = lanes.filter { !$0.spans.isEmpty || !$0.points.isEmpty }
    json.array("lanes", of: shown) { json, lane in
      json.object { json in
        json.field("subject", lane.subject.rawValue)
        let left = writeSpans(of: lane, to: &json) + writePoints(of: lane, to: &json)
        json.more("left", left)
      }
    }
  }

  /// Writes the states of a lane, and returns how many are left out.
  ///
  /// Where a lane has one state after the other, one that stands for many fills their place; a request stands for those like it.
  private func writeSpans(of lane: Lane, to json: inout JSONWriter) -> Int {
    let spans = lane.spans
    let areRequests = lane.subject == .requests
    let matters = spans.map {
      !areRequests || $0.tone != .good || isOfFault($0.steps.lowerBound)
    }
    let thinning = Thinning(matters, room: limits.marks)
    json.array("spans") { json in
      for (kept, left) in thinning.runs(of: spans.count) {
        if let kept {
          json.element(spans[kept], standsFor: areRequests ? left.count : 0, until: end)
        }
        guard !areRequests, let first = left.first, let last = left.last else { continue }
        let whole = Lane.Span(
          start: spans[first].start, end: spans[last].end, label: "\(left.count) states like these",
          steps: spans[first].steps.lowerBound...spans[last].steps.upperBound,
          isOver: spans[last].isOver)
        json.element(whole, standsFor: 0, until: end)
      }
    }
    return spans.count - thinning.kept.count
  }

  /// Writes what happened in a lane, and returns how much is left out.
  private func writePoints(of lane: Lane, to json: inout JSONWriter) -> Int {
    let points = lane.points
    let matters = points.map {
      lane.subject != .tracking || $0.tone != .good || isOfFault($0.step)
    }
    let thinning = Thinning(matters, room: limits.marks)
    json.array("points") { json in
      for (kept, left) in thinning.runs(of: points.count) {
        guard let kept else { continue }
        json.element(points[kept], standsFor: left.count)
      }
    }
    return points.count - thinning.kept.count
  }

  func write(_ map: RouteMap, to json: inout JSONWriter) {
    json.object("map") { json in
      let stretches = map.stretches.suffix(limits.marks)
      let length = max(2, limits.samples / max(1, stretches.count))
      json.array("route", of: stretches) { $0.samples(nil, $1, max: length) }
      json.samples("fixes", map.fixes, max: limits.samples)
      json.more("fixesMore", map.fixes.count - limits.samples)
      let share = max(2, limits.samples / max(1, map.recorded.count))
      json.array("recorded", of: map.recorded) { $0.samples(nil, $1, max: share) }
      json.more("recordedMore", map.recorded.reduce(0) { $0 + max(0, $1.count - share) })
      json.array("gaps", of: map.gaps.suffix(limits.marks)) { json, gap in
        json.array { json in
          json.element(milliseconds: gap.start)
          json.element(milliseconds: gap.end)
          json.element(gap.reason)
        }
      }
      json.array("regions", of: map.regions.suffix(limits.marks)) { json, region in
        json.array { json in
          json.element(region.name)
          json.array { $0.elements(region.center) }
          json.element(region.radiusMeters)
          json.element(milliseconds: region.start)
          json.element(milliseconds: region.end)
        }
      }
    }
  }

  func write(_ exchanges: [ServerExchange], to json: inout JSONWriter) {
    guard !exchanges.isEmpty else { return }
    var bodies = PieceTable<String>()
    let matters = exchanges.map { !(200..<400).contains($0.status ?? 0) || isOfFault($0.step) }
    let thinning = Thinning(matters, room: limits.exchanges)
    json.array("exchanges", of: thinning.runs(of: exchanges.count)) { json, run in
      guard let kept = run.kept else { return }
      let exchange = exchanges[kept]
      json.object { json in
        json.field("at", milliseconds: exchange.time)
        json.field("step", exchange.step)
        json.field("method", exchange.method)
        json.field("path", exchange.path)
        json.field("key", optional: exchange.key)
        if !exchange.body.isEmpty { json.field("body", bodies.place(of: exchange.body)) }
        if let status = exchange.status { json.field("status", status) }
        if let delay = exchange.delay { json.field("delay", milliseconds: delay) }
        if !exchange.responseBody.isEmpty {
          json.field("answer", bodies.place(of: exchange.responseBody))
        }
        json.more("left", run.left.count)
      }
    }
    json.more("exchangesLeft", exchanges.count - thinning.kept.count)
    json.array("bodies", of: bodies.pieces) { json, body in
      json.array { json in
        let kept = body.prefix(bytes: limits.bodyBytes)
        json.element(kept)
        if kept.utf8.count < body.utf8.count { json.element(body.utf8.count - kept.utf8.count) }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a span; of one that has ended in the last moment of the story, that it has.
  fileprivate mutating func element(
    _ span: Lane.Span, standsFor others: Int, until end: Duration
  ) {
    let isOver = span.isOver && span.end >= end
    array { json in
      json.element(milliseconds: span.start)
      json.element(milliseconds: span.end)
      json.element(span.steps.lowerBound)
      json.element(span.steps.upperBound)
      json.element(span.label)
      json.element(span.tone.rawValue)
      if others > 0 || isOver { json.element(others) }
      if isOver { json.element(1) }
    }
  }

  fileprivate mutating func element(_ point: Lane.Point, standsFor others: Int) {
    array { json in
      json.element(milliseconds: point.time)
      json.element(point.step)
      json.element(point.label)
      json.element(point.tone.rawValue)
      if others > 0 { json.element(others) }
    }
  }

  fileprivate mutating func samples(
    _ key: StaticString?, _ samples: [RouteMap.Sample], max count: Int
  ) {
    array(key, of: DetailLimits.thinned(samples, to: count)) { json, sample in
      json.array { json in
        json.element(milliseconds: sample.time)
        json.elements(sample.place)
        if let accuracy = sample.accuracyMeters { json.element(accuracy) }
      }
    }
  }
}

extension String {
  /// The beginning of a text, cut between characters.
  fileprivate func prefix(bytes: Int) -> String {
    guard utf8.count > bytes else { return self }
    var end = utf8.index(startIndex, offsetBy: bytes)
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil {
      end = utf8.index(before: end)
    }
    return String(self[..<end])
  }
}
