#if os(Linux)
  import Foundation
  import Testing

  @testable import os

  /// Lines as logs write them.
  struct LoggerTests {
    private enum Trouble: Error { case some }

    private static let number = 10, half = 0.5, name = "Ann"

    private static let messages: [(OSLogMessage, String)] = [
      ("plain 100%", "plain 100%"), ("\(name, privacy: .public) \(name)", "Ann Ann"),
      ("\(name, align: .right(columns: 5), privacy: .private(mask: .hash))|", "  Ann|"),
      ("\(name, align: .left(columns: 5))|", "Ann  |"), ("\(number) \(UInt8(7))", "10 7"),
      ("\(-number, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))", "-0x000A"),
      ("\(number, format: .decimal(explicitPositiveSign: true, minDigits: 3))", "+010"),
      ("\(number, format: .octal) \(number, format: .hex)", "12 a"),
      ("\(half) \(Float(half))", "0.500000 0.500000"),
      ("\(half, format: .fixed(precision: 2, explicitPositiveSign: true))", "+0.50"),
      ("\(half, format: .exponential(precision: 1)) \(half, format: .hybrid)", "5.0e-01 0.5"),
      ("\(true) \(true, format: .answer) \(false, format: .answer)", "true YES NO"),
      ("\([1, 2]) \(Trouble.some) \(Int.self, privacy: .sensitive)", "[1, 2] some Int"),
    ]

    @Test(arguments: messages.indices)
    func `a line has its values in it, also those that a phone would hide`(index: Int) {
      let (message, expected) = Self.messages[index]
      #expect(message.text == expected)
    }

    @Test(arguments: [
      ("plain", ""), ("%{public}@ of %d", "Ann of 3"), ("%{private, mask.hash}@ %ld%%", "Ann 3%"),
    ])
    func `a format has its values in it`(format: String, expected: String) {
      let values: [any CVarArg] = format == "plain" ? [] : ["Ann", 3]
      #expect(OSLog.text(format, values) == (expected.isEmpty ? format : expected))
    }

    @Test func `nothing is written by a log that is disabled`() {
      #expect(!OSLog.disabled.isEnabled(type: .fault) && OSLog.default.isEnabled(type: .debug))
      Logger(.disabled).fault("This is written by nobody")
      os_log("This is written by nobody", log: .disabled, type: .error)
    }
  }

  /// Locks, with what they guard.
  struct OSAllocatedUnfairLockTests {
    @Test func `what is guarded is changed by one at a time`() async {
      let lock = OSAllocatedUnfairLock(initialState: 0)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } }
        }
      }
      #expect(lock.withLock { $0 } == 4000)
    }

    @Test func `what is held is not given to another`() {
      let lock = OSAllocatedUnfairLock()
      lock.lock()
      #expect(!lock.lockIfAvailable())
      lock.unlock()
      #expect(lock.withLock { true })
      let state = OSAllocatedUnfairLock(uncheckedState: NSObject())
      #expect(state.withLockUnchecked { $0 } === state.withLockUnchecked { $0 })
      #expect(state.withLockIfAvailable { _ in 1 } == 1)
    }
  }
#endif
