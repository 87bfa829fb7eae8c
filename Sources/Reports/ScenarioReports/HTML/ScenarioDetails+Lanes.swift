import ScenarioRunner
import Storyboards

/// What went on over time, on the ground and on the wire.
extension ScenarioDetails {
  mutating func writeLanes(_ lanes: [Lane]) {
    json.key("lanes")
    json.beginArray()
    for lane in lanes where !lane.spans.isEmpty || !lane.points.isEmpty {
      json.beginObject()
      pair("subject", lane.subject.rawValue)
      json.key("spans")
      json.array(lane.spans.suffix(limits.marks)) { json, span in
        json.beginArray()
        json.value(span.start)
        json.value(span.end)
        json.value(span.steps.lowerBound)
        json.value(span.steps.upperBound)
        json.value(span.label)
        json.value(span.tone.rawValue)
        json.endArray()
      }
      json.key("points")
      json.array(lane.points.suffix(limits.marks)) { json, point in
        json.beginArray()
        json.value(point.time)
        json.value(point.step)
        json.value(point.label)
        json.value(point.tone.rawValue)
        json.endArray()
      }
      more(
        "more",
        max(0, lane.spans.count - limits.marks) + max(0, lane.points.count - limits.marks))
      json.endObject()
    }
    json.endArray()
  }

  mutating func write(_ map: RouteMap) {
    let count = limits.samples
    json.key("map")
    json.beginObject()
    json.key("route")
    let stretches = map.stretches.suffix(limits.marks)
    let length = max(2, count / max(1, stretches.count))
    json.array(stretches) { json, stretch in
      json.array(DetailLimits.thinned(stretch, to: length)) { Self.write($1, to: &$0) }
    }
    json.key("fixes")
    json.array(DetailLimits.thinned(map.fixes, to: count)) { Self.write($1, to: &$0) }
    more("fixesMore", map.fixes.count - count)
    json.key("recorded")
    let share = max(2, count / max(1, map.recorded.count))
    json.array(map.recorded) { json, segment in
      json.array(DetailLimits.thinned(segment, to: share)) { Self.write($1, to: &$0) }
    }
    more("recordedMore", map.recorded.reduce(0) { $0 + max(0, $1.count - share) })
    json.key("gaps")
    json.array(map.gaps.suffix(limits.marks)) { json, gap in
      json.beginArray()
      json.value(gap.start)
      json.value(gap.end)
      json.value(gap.reason)
      json.endArray()
    }
    json.key("regions")
    json.array(map.regions.suffix(limits.marks)) { json, region in
      json.beginArray()
      json.value(region.name)
      Self.write(region.center, to: &json)
      json.value(region.radiusMeters)
      json.value(region.start)
      if let end = region.end { json.value(end) } else { json.null() }
      json.endArray()
    }
    json.endObject()
  }

  private static func write(_ sample: RouteMap.Sample, to json: inout ScriptJSON) {
    json.beginArray()
    json.value(sample.time)
    json.value(Int(sample.place.latitudeE7))
    json.value(Int(sample.place.longitudeE7))
    if let accuracy = sample.accuracyMeters { json.value(accuracy) }
    json.endArray()
  }

  mutating func writeExchanges(_ exchanges: [ServerExchange]) {
    guard !exchanges.isEmpty else { return }
    var bodies = PieceTable<String>()
    json.key("exchanges")
    json.beginArray()
    for exchange in exchanges.suffix(limits.exchanges) {
      json.beginObject()
      json.key("at")
      json.value(exchange.time)
      json.key("step")
      json.value(exchange.step)
      pair("method", exchange.method)
      pair("path", exchange.path)
      optional("key", exchange.key)
      write("body", exchange.body, &bodies)
      if let status = exchange.status {
        json.key("status")
        json.value(status)
      }
      if let delay = exchange.delay {
        json.key("delay")
        json.value(delay)
      }
      write("answer", exchange.responseBody, &bodies)
      json.endObject()
    }
    json.endArray()
    more("exchangesMore", exchanges.count - limits.exchanges)
    json.key("bodies")
    let bytesMax = limits.bodyBytes
    json.array(bodies.pieces) { json, body in
      let kept = Self.prefix(of: body, bytes: bytesMax)
      json.beginArray()
      json.value(kept)
      if kept.utf8.count < body.utf8.count { json.value(body.utf8.count - kept.utf8.count) }
      json.endArray()
    }
  }

  private mutating func write(
    _ name: StaticString, _ body: String, _ bodies: inout PieceTable<String>
  ) {
    guard !body.isEmpty else { return }
    json.key(name)
    json.value(bodies.place(of: body))
  }

  /// The beginning of a text, cut between characters.
  private static func prefix(of text: String, bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    let end = text.utf8.index(text.startIndex, offsetBy: bytes)
    return String(text[..<text.scalarBoundary(before: end)])
  }
}

extension String {
  /// The last place at or before the given one at which a scalar begins.
  fileprivate func scalarBoundary(before end: Index) -> Index {
    var end = end
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil {
      end = utf8.index(before: end)
    }
    return end
  }
}
