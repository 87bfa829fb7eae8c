#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

  private let folder: URL

  /// The path of the program.
  var path: String { folder.appending(path: "hello").path }

  init() throws(Fault) {
    guard let compiler = Programs.find("swiftc") else { throw .noCompiler }
    let name = "rehearse-bench-\(UInt64.random(in: 0...UInt64.max))"
    folder = FileManager.default.temporaryDirectory.appending(path: name)
    let source = folder.appending(path: "hello.swift")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("print(\"Hello, world!\")\n".utf8).write(to: source)
    } catch {
      throw .noFolder
    }
    let arguments = ["-O", "-static-stdlib", source.path, "-o", path]
    guard ChildProcess.run(compiler, arguments) != nil else {
      remove()
      throw .notCompiled
    }
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }
}
