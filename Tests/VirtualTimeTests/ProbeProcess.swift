#if os(Linux)
  import AppLine
  import DeviceInterface
  import Foundation

  /// The probe in a process of its own, with the test at the phone's end of the line.
  final class ProbeProcess {
    /// The process ended in place of an answer; its last words.
    struct Ended: Error { let words: String }

    private let process = Process()
    private let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    private var writer = LineWriter()
    private var facts = Facts(platform: .iOS, permission: Permission(.always))

    init() throws {
      // Products lie side by side.
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("virtual-time-probe")
      (process.standardInput, process.standardOutput) = (input, output)
      process.standardError = errors
      try process.run()
      _ = try answer(to: writer.start(seed: 0, facts), isFirst: true)
    }

    deinit {
      if process.isRunning { process.terminate() }
      process.waitUntilExit()
    }

    func tap(_ label: String, at uptime: Double) throws -> Answer {
      try signal(.tapped(label), at: uptime)
    }

    func signal(_ signal: Signal, at uptime: Double) throws -> Answer {
      facts.uptime = .seconds(uptime)
      facts.wallClock = .scenarioStart + facts.uptime
      return try answer(to: writer.signal(signal, facts))
    }

    private func answer(to line: [UInt8], isFirst: Bool = false) throws -> Answer {
      input.fileHandleForWriting.write(Data(line))
      var read: [UInt8] = []
      while read.last != UInt8(ascii: "\n") {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else {
          let words = errors.fileHandleForReading.readDataToEndOfFile()
          throw Ended(words: String(decoding: words, as: UTF8.self))
        }
        read += data
      }
      return try Answer(line: Array(read.dropLast()), to: writer.lastNumber, isFirst: isFirst)
    }
  }
#endif
