import ClockInRoom

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures the start of the command against that of the smallest Swift program.
struct StartupPart {
  private let repetitions: Int
  private let rehearse: String

  init(_ options: BenchOptions) {
    repetitions = options.isQuick ? 10 : 100
    rehearse = options.rehearse ?? "\(Programs.ownFolder)/rehearse"
  }

  func section() async -> TableSection {
    var section = TableSection("Start-up of release builds with --static-swift-stdlib")
    let title = "rehearse --version"
    guard Programs.isExecutable(rehearse) else {
      section.skip(title, because: "“\(rehearse)” is not there; give its path with --rehearse")
      return section
    }
    guard !LinkedProgram.needsSharedLibrary(rehearse) else {
      section.skip(title, because: "“\(rehearse)” was not built with --static-swift-stdlib")
      return section
    }
    do throws(HelloWorld.Fault) {
      let hello = try HelloWorld()
      defer { hello.remove() }
      await add(title, hello.path, to: &section)
    } catch {
      section.skip(title, because: error.reason)
    }
    return section
  }

  private func add(_ title: String, _ hello: String, to section: inout TableSection) async {
    var failures = 0
    let samples = await Alternation.measure(
      repetitions,
      [
        { if MeasuredProcess.run(hello, []) == nil { failures += 1 } },
        { if MeasuredProcess.run(rehearse, ["--version"]) == nil { failures += 1 } },
      ])
    guard failures == 0 else {
      return section.skip(title, because: "\(failures) starts did not end well")
    }
    let times = samples.map(\.figure)
    section.add("hello world, the same way", measured: FigureText.milliseconds(times[0]))
    let ratio = times[1] / times[0]
    section.add(
      title, measured: FigureText.milliseconds(times[1]),
      relative: "\(FigureText.times(ratio)) hello world",
      goal: Goal(ratio.best, atMost: 3, "3 ×"))
  }
}

/// The smallest Swift program, compiled for the occasion in a folder that is removed afterwards.
struct HelloWorld {
  /// Why there is no program.
  enum Fault: Error {
    case noCompiler
    case noFolder
    case notCompiled

    var reason: String {
      switch self {
      case .noCompiler: "swiftc was not found in PATH"
      case .noFolder: "no temporary folder could be made"
      case .notCompiled: "swiftc did not compile hello world"
      }
    }
  }

  private let folder: ScratchFolder

  /// The path of the program.
  var path: String { folder.path("hello") }

  init() throws(Fault) {
    guard let compiler = Programs.find("swiftc") else { throw .noCompiler }
    guard let folder = ScratchFolder(),
      folder.write(Array("print(\"Hello, world!\")\n".utf8), to: "hello.swift")
    else { throw .noFolder }
    self.folder = folder
    let arguments = ["-O", "-static-stdlib", folder.path("hello.swift"), "-o", path]
    guard MeasuredProcess.run(compiler, arguments) != nil else {
      remove()
      throw .notCompiled
    }
  }

  func remove() {
    folder.remove()
  }
}

/// How a program was linked.
enum LinkedProgram {
  /// Tells whether a program loads Swift's standard library when it starts.
  static func needsSharedLibrary(_ path: String) -> Bool {
    guard let bytes = FileManager.default.contents(atPath: path) else { return false }
    return [UInt8](bytes).firstRange(of: "libswiftCore.so".utf8) != nil
  }
}
