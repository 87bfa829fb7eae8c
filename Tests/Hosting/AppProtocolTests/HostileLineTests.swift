import AppProtocol
import DeviceInterface
import TestSupport
import Testing
import Vocabulary

/// Whatever stands on the line, it is read, or it is refused by name.
struct HostileLineTests {
  private static let linesMax = 100_000

  private static let answers =
    Samples.requests.map { line(Answer(requests: [$0])) } + [
      line(Answer(requests: Samples.requests, screen: Samples.screen)), line(Answer()),
      line(Answer(screen: Screen(title: "T"))),
    ]
    + Array(
      repeating: #"{"jsonrpc":"2.0","id":7,"result":{"protocol":1,"screen":{"title":"T"}}}"#,
      count: 3)
    + Array(repeating: #"{"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"x"}}"#, count: 3)

  private static func line(_ answer: Answer) -> String {
    #"{"jsonrpc":"2.0","id":7,"result":\#(LineProtocol.answer.write(answer).text)}"#
  }

  /// The name of what is wrong with an answer; empty where nothing is.
  private static func fault(of line: [UInt8], isFirst: Bool) -> String {
    do throws(AnswerFault) {
      let answer = try Answer(line: line, to: 7, isFirst: isFirst)
      // What was read can be written, and is read as the same.
      let again = Array(Self.line(answer).utf8)
      if isFirst { return "" }
      return try Answer(line: again, to: 7) == answer ? "" : "not the same again"
    } catch {
      return switch error {
      case .notJSON: "not JSON"
      case .notResponse: "no response"
      case .otherMessage: "another message"
      case .refused: "refused"
      case .wrong: "wrong"
      case .otherVersion: "another version"
      }
    }
  }

  @Test(.tags(.sweep)) func `an answer that is spoilt is refused by name, or is one`() {
    var lines = HostileLines(seed: 13, samples: Self.answers)
    var counts: [String: Int] = [:]
    for number in 0..<(Self.linesMax * Sweep.scale) {
      counts[Self.fault(of: lines.next(), isFirst: number.isMultiple(of: 8)), default: 0] += 1
    }
    // Each way of being wrong was tried, and nothing was changed by being read.
    let names = ["", "not JSON", "no response", "another message", "refused", "wrong"]
    #expect(Set(counts.keys).subtracting(["another version"]) == Set(names), "\(counts)")
    for name in names { #expect(counts[name, default: 0] > 100, "\(counts)") }
    // Chance hardly ever makes a number of a version out of another one.
    let newer = #"{"jsonrpc":"2.0","id":7,"result":{"protocol":2,"screen":{"title":"A"}}}"#
    #expect(Self.fault(of: Array(newer.utf8), isFirst: true) == "another version")
  }

  @Test(.tags(.sweep))
  func `a message that is spoilt is refused, and the next one is read as if it had not been`()
    throws
  {
    var writer = LineWriter()
    let start = Self.text(writer.start(seed: 7, Samples.facts))
    let samples = [start] + Samples.signals.map { Self.text(writer.signal($0, Samples.facts)) }
    var lines = HostileLines(seed: 14, samples: samples)
    var reader = LineReader()
    _ = try reader.read(start)
    let good = samples[6]
    let signal = try reader.read(good)
    var refused = 0
    for _ in 0..<(Self.linesMax * Sweep.scale) {
      let line = String(decoding: lines.next(), as: UTF8.self)
      let facts = reader.facts
      do {
        _ = try reader.read(line)
      } catch {
        refused += 1
        #expect(error is LineFault || error is JSONError, "\(line)")
        #expect(reader.facts == facts, "\(line)")
        #expect((try? reader.read(good)) == signal, "\(line)")
      }
    }
    #expect(refused > Self.linesMax / 2 && refused < Self.linesMax * Sweep.scale)
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
