import DeviceInterface
import HostedApps
import Rehearsal
import Testing

extension PlayedApps {
  /// An app in a process of its own is a value all the same: what it was told is what it is.
  struct HistoryTests {
    private static let facts = Facts(platform: .iOS, permission: Permission(.notDetermined))

    /// Counts what it is told, and shows the number with the last kind.
    private static let counting = #"""
      told() { count=$((${count:-0} + 1)); screen "$count $kind"; }
      """#

    private static func tell(_ process: inout HostedProcess, _ signal: Signal) {
      var platform = Requests(facts)
      process.handle(signal, &platform)
    }

    @Test func `a copy that goes another way is told the same again, by a process of its own`()
      throws
    {
      let stage = try Stage(Self.counting)
      var first = HostedProcess(try stage.description(), seed: 0)
      Self.tell(&first, .launched(.user))
      Self.tell(&first, .becameActive)
      var second = first
      #expect(first == second)
      Self.tell(&first, .willResignActive)
      Self.tell(&second, .enteredBackground)
      #expect(first.screen.message == "3 willResignActive")
      #expect(second.screen.message == "3 enteredBackground")
      #expect(first != second)
      Self.tell(&second, .resumed)
      #expect(second.screen.message == "4 resumed")
      #expect(first.trouble == nil && second.trouble == nil)
    }

    @Test func `two apps that were told the same are equal`() throws {
      let stage = try Stage(Self.counting)
      let description = try stage.description()
      var (one, other) = (HostedProcess(description, seed: 0), HostedProcess(description, seed: 0))
      for signal in [Signal.launched(.user), .becameActive] {
        Self.tell(&one, signal)
        #expect(one != other)
        Self.tell(&other, signal)
        #expect(one == other)
      }
    }

    @Test func `an app that answers otherwise when it is told the same again is named`() throws {
      let stage = try Stage(
        #"told() { echo x >> "$TMPDIR/../shared"; screen "$(wc -l < "$TMPDIR/../shared")"; }"#)
      var first = HostedProcess(try stage.description(), seed: 0)
      Self.tell(&first, .launched(.user))
      var second = first
      Self.tell(&first, .becameActive)
      Self.tell(&second, .becameActive)
      #expect(
        "\(String(describing: second.trouble))".contains("when it was told the same again"))
    }
  }
}
