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
    guard ChildProcess.run(compiler, arguments) != nil else {
      remove()
      throw .notCompiled
    }
  }

  func remove() {
    folder.remove()
  }
}
