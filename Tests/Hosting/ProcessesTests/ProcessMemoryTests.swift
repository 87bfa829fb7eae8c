import Processes
import Testing

@testable import Processes

struct ProcessMemoryTests {
  @Test(arguments: [
    ("VmHWM:\t   1952 kB\nVmRSS:\t     12 kB\n", 12), ("VmRSS: 7 kB", 7), ("VmRSS:\tnone", nil),
    ("VmRSSx:\t7 kB", nil), ("", nil),
  ])
  func `A number is read from the line that has its name`(_ text: String, _ number: Int?) {
    #expect(ProcessMemory.kilobytes("VmRSS", in: Array(text.utf8)) == number)
  }

  #if os(Linux)
    @Test func `What a process has used stays its peak when it is let go`() throws {
      let bytes = 64 << 20
      let before = try #require(ProcessMemory(of: getpid()))
      let room = try #require(malloc(bytes))
      memset(room, 1, bytes)
      let during = try #require(ProcessMemory(of: getpid()))
      free(room)
      let after = try #require(ProcessMemory(of: getpid()))
      #expect(during.bytes > before.bytes)
      #expect(try #require(ProcessMemory.bytes(of: getpid())) > 1 << 20)
      #expect(after.peakBytes >= bytes)
      #expect(try #require(ProcessMemory.proportionalBytes(of: getpid())) > 0)
    }

    @Test func `Of a process that is not there nothing is told`() {
      #expect(ProcessMemory(of: 0) == nil)
      #expect(ProcessMemory.bytes(of: 0) == nil)
      #expect(ProcessMemory.proportionalBytes(of: 0) == nil)
      #expect(ProcessTree.children(of: "0") == [])
    }

    @Test func `A process has all that has come from it as its members`() throws {
      let child = try ChildProcess(
        Launch(
          command: ["/bin/sh", "-c", "sh -c 'sleep 60 & sleep 60' & setsid sleep 60 & read line"],
          environment: ["PATH=/usr/bin:/bin"], folder: "/"))
      defer { child.closeStreams() }
      var members: [pid_t] = []
      for _ in 0..<200 where members.count < 5 {
        _ = poll(nil, 0, 10)
        members = ProcessTree.members(of: child.pid)
      }
      #expect(members.first == child.pid)
      #expect(Set(members).count == 5, "\(members)")
      for pid in members where pid != child.pid { kill(pid, SIGKILL) }
      _ = child.end()
      // What had lost its parents is this process's by now: left uncollected, it would keep tests from being told of others.
      for pid in members.dropFirst() { _ = waitpid(pid, nil, 0) }
    }
  #endif
}
