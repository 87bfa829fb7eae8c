import SpeedGuard

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A measurement of the command's start against that of the smallest Swift program.
struct StartupPart {
  private let repetitions: Int
  private let rehearse: String

  init(_ options: BenchOptions) {
    repetitions = options.isQuick ? 10 : 100
    rehearse = options.rehearse
  }

  func section() async -> TableSection {
    var section = TableSection("Start-up of release builds with --static-swift-stdlib")
    let title = "rehearse --version"
    guard Programs.isExecutable(rehearse) else {
      section.skip(title, because: "“\(rehearse)” is not there; give its path with --rehearse")
      return section
    }
    guard !Self.needsSharedLibrary(rehearse) else {
      section.skip(title, because: "“\(rehearse)” was not built with --static-swift-stdlib")
      return section
    }
    do throws(HelloWorld.Fault) {
      let hello = try HelloWorld()
      defer { hello.remove() }
      await add(title, hello.path, to: &section)
    } catch { section.skip(title, because: error.reason) }
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
      relative: "\(FigureText.times(ratio)) hello world", goal: Goal(ratio.best, atMost: 3, "3 ×"))
  }

  /// Tells whether a program loads Swift's standard library when it starts.
  static func needsSharedLibrary(_ path: String) -> Bool {
    guard let bytes = FileManager.default.contents(atPath: path) else { return false }
    return [UInt8](bytes).firstRange(of: "libswiftCore.so".utf8) != nil
  }
}

/// The smallest Swift program, compiled for the occasion in a folder that is removed afterwards.
struct HelloWorld {
  /// The reason for which there is no program.
  struct Fault: Error { let reason: String }

  private let folder: ScratchFolder

  /// The path of the program.
  var path: String { folder.path("hello") }

  init() throws(Fault) {
    guard let compiler = Programs.find("swiftc") else {
      throw Fault(reason: "swiftc was not found in PATH")
    }
    guard let folder = ScratchFolder(),
      folder.write(Array("print(\"Hello, world!\")\n".utf8), to: "hello.swift")
    else { throw Fault(reason: "no temporary folder could be made") }
    self.folder = folder
    let arguments = ["-O", "-static-stdlib", folder.path("hello.swift"), "-o", path]
    guard MeasuredProcess.run(compiler, arguments) != nil else {
      remove()
      throw Fault(reason: "swiftc did not compile hello world")
    }
  }

  func remove() { folder.remove() }

  /// What its start takes, in words, for whoever reads of another program's.
  static var note: String {
    do throws(Fault) {
      let hello = try HelloWorld()
      defer { hello.remove() }
      let times = (0..<21).compactMap { _ in MeasuredProcess.run(hello.path, [])?.took.wallClock }
      guard times.count == 21 else { return "hello world does not run" }
      return "hello world, compiled the same way, takes \(GuardText.time(times.sorted()[10]))"
    } catch { return "without hello world: \(error.reason)" }
  }
}

/// A temporary folder for what programs read and write.
struct ScratchFolder {
  private let folder: URL

  /// Makes the folder; nil where none can be made.
  init?() {
    let name = "rehearse-bench-\(UInt64.random(in: 0...UInt64.max))"
    folder = FileManager.default.temporaryDirectory.appending(path: name)
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil
    else { return nil }
  }

  /// Makes a folder anew that stays; nil where it cannot be made.
  init?(keeping path: String) {
    folder = URL(fileURLWithPath: path)
    remove()
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil
    else { return nil }
  }

  /// The path of something in it.
  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Writes a file, in folders that are made where they are missing; tells whether that went well.
  func write(_ bytes: [UInt8], to name: String) -> Bool {
    let file = folder.appending(path: name)
    return
      (try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)) != nil
      && (try? Data(bytes).write(to: file)) != nil
  }

  /// How many bytes a file in it has; 0 where there is none.
  func size(of name: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path(name))
    return (attributes?[.size] as? UInt).map { Int($0) } ?? 0
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
