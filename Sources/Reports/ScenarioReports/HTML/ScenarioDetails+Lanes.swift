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
        json.array("spans", of: lane.spans.suffix(limits.marks)) { json, span in
          json.array { json in
            json.element(milliseconds: span.start)
            json.element(milliseconds: span.end)
            json.element(span.steps.lowerBound)
            json.element(span.steps.upperBound)
            json.element(span.label)
            json.element(span.tone.rawValue)
          }
        }
        json.array("points", of: lane.points.suffix(limits.marks)) { json, point in
          json.array { json in
            json.element(milliseconds: point.time)
            json.element(point.step)
            json.element(point.label)
            json.element(point.tone.rawValue)
          }
        }
        json.more(
          "more",
          max(0, lane.spans.count - limits.marks) + max(0, lane.points.count - limits.marks))
      }
    }
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
    json.array("exchanges", of: exchanges.suffix(limits.exchanges)) { json, exchange in
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
      }
    }
    json.more("exchangesMore", exchanges.count - limits.exchanges)
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
