import DeviceInterface
import Foundation
import HostedApps
import Rehearsal
import TestSupport
import Testing

extension PlayedApps {
  /// Spoilt answers that come through a real pipe.
  struct HostilePipeTests {
    private static let answers = [
      #"{"jsonrpc":"2.0","id":2,"result":{}}"#,
      #"{"jsonrpc":"2.0","id":2,"result":{"requests":[{"kind":"requestFix","timeout":10},{"kind":"stopUpdates"}]}}"#,
      #"{"jsonrpc":"2.0","id":2,"result":{"screen":{"title":"T","controls":[{"label":"Go"}]}}}"#,
      #"{"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"KeyError: 'x'"}}"#,
    ]

    @Test(.tags(.sweep)) func `each ends with a name within its time, or is an answer`() throws {
      // Ended soon after, so that half a line is an end and not a wait.
      let stage = try Stage(#"told() { cat answer.txt; exit 4; }"#)
      let description = try stage.description()
      var lines = HostileLines(seed: 15, samples: Self.answers)
      var numbers = SeededNumbers(seed: 15)
      var messages: [String: Int] = [:]
      for _ in 0..<(400 * Sweep.scale) {
        let ending = ["\n", "\n", "", "\n\n", "\n{}\n"][numbers.number(below: 5)]
        try stage.folder.write(Data(lines.next() + Array(ending.utf8)), to: "answer.txt")
        var process = HostedProcess(description, seed: 0)
        var platform = Requests(Facts(platform: .iOS, permission: Permission(.notDetermined)))
        process.handle(.launched(.user), &platform)
        guard case .failed(let message, let notes) = process.trouble else {
          messages["", default: 0] += 1
          continue
        }
        #expect(message.hasPrefix("The app \"Near me\" "), "\(message)")
        #expect(
          !(message + notes.joined()).unicodeScalars.contains { $0.value < 0x20 }, "\(message)")
        messages[message.split(separator: ":").first.map(String.init) ?? "", default: 0] += 1
      }
      for part in ["", "nobody had asked for", "wrong answer", "could not handle", "exit code 4"] {
        #expect(
          messages.keys.contains { part.isEmpty ? $0.isEmpty : $0.contains(part) }, "\(messages)")
      }
    }
  }
}
