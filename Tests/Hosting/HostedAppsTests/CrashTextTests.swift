import Testing

@testable import HostedApps

/// What is told of an app in Swift that crashed.
struct CrashTextTests {
  private static let text = """
    Loading 3 places
    Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

    *** Signal 4: Backtracing from 0x7fb182b6df7f... done ***

    *** Program crashed: Illegal instruction at 0x00007fb182b6df7f ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "c" crashed:

      0      0x00007fb182b6df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra] 0x00007fb183261f65 specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so
      2 [ra] 0x0000557f9842620b Model.third(in:) + 42 in Walk at /my app/Model.swift:3:28
      3 [ra] [inlined] 0x0000557f98426027 closure #1 in handle() + 38 in Walk at /my app/Main.swift:5:31
      4 [ra] [thunk] 0x0000557f98426020 thunk for closure + 8 in Walk at //<compiler-generated>
      5 [ra] 0x0000557f98425f59 ScreenApp.hear(_:) + 8 in Walk at /r/Sources/iOSOnLinux/VirtualTime/HostedLine.swift:6:27
    ...

    Thread 1:

      0      0x00007fb182b6df70 wait() + 1 in Walk at /my app/Wait.swift:1:1

    Registers:

    rax 0x0000000000000000  0
    """

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  @Test func `the reason and the app's own lines are told, and no address is`() throws {
    let crash = try #require(CrashText(Self.lines(Self.text)))
    #expect(
      crash.notes(linesMax: 1) == [
        "It wrote: Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
        "There: Model.third(in:) at /my app/Model.swift:3:28",
        "Called by: closure #1 in handle() at /my app/Main.swift:5:31",
      ])
    #expect(crash.notes(linesMax: 9).first == "It wrote: Loading 3 places")
  }

  @Test func `where the app has no line of its own, others are told`() throws {
    let text = Self.text.replacing("/my app/", with: "/r/Sources/Hosting/")
    let crash = try #require(CrashText(Self.lines(text)))
    #expect(crash.frames.count == 3)
    let bare = try #require(CrashText(Self.lines(text.replacing(" at /", with: " by /"))))
    #expect(bare.frames == [])
  }

  @Test(arguments: ["", "Segmentation fault", "*** Signal 4: done", "Thread 0 crashed:"])
  func `what is no report is told as it is`(text: String) {
    #expect(CrashText([text]) == nil)
  }

  @Test(arguments: [
    "*** Program crashed: ", "*** Program crashed: \n crashed:\n 0x at /", " crashed:",
  ])
  func `half a report is read as far as it goes`(end: String) {
    let crash = CrashText(["a"] + Self.lines("\(end)\n0x 1 at /\n  0 0x"))
    #expect(crash?.frames ?? [] == [])
  }
}
