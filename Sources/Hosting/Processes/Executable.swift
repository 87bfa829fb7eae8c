/// Programs on the machine.
package enum Executable {
  /// Tells whether a file is there that may be started.
  package static func exists(_ path: String) -> Bool { refusal(of: path) == nil }

  /// Returns why a file is no program that may be started; `nil` where it is one.
  ///
  /// What it holds is not looked at but for the line that names the interpreter of a script: other systems' programs can be
  /// started where the machine is told how.
  package static func fault(of path: String) -> ProgramFault? {
    refusal(of: path) ?? ProgramFile(path).interpreterFault
  }

  /// Returns what keeps a program from being started that the system has just refused to start.
  package static func fault(of launch: Launch, refusedFor error: SystemError) -> ProgramFault {
    let program = launch.command.first ?? ""
    guard isFolder(launch.folder) else {
      return ProgramFault("the folder that it is started in, \(launch.folder), is not there")
    }
    return fault(of: program) ?? ProgramFile(program).formatFault ?? ProgramFault(error.text)
  }

  /// Returns where a shell with this `PATH` finds a program of the name.
  ///
  /// - Throws: `ProgramFault` where there is none, or only one that may not be started.
  package static func find(_ name: String, path: String?) throws(ProgramFault) -> String {
    var found: ProgramFault?
    for folder in (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":") {
      // What is started is started in a folder of its own.
      let place = SystemCall.absolute("\(folder)/\(name)")
      guard let fault = fault(of: place) else { return place }
      if found == nil, !fault.isMissing, !isFolder(place) { found = fault.of(place) }
    }
    throw found ?? .missing
  }

  /// Tells whether nothing is at a path.
  static func isMissing(_ path: String) -> Bool { refusal(of: path)?.isMissing ?? false }

  private static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  private static func refusal(of path: String) -> ProgramFault? {
    var info = stat()
    guard stat(path, &info) == 0 else {
      let reason = SystemError.last
      if let link = brokenLink(path) { return ProgramFault("it is a link to \(link)") }
      return reason.code == ENOENT || reason.code == ENOTDIR ? .missing : ProgramFault(reason.text)
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return ProgramFault("it is a folder")
    default: return ProgramFault("it is no file")
    }
    guard access(path, X_OK) == 0 else {
      guard errno == EACCES else { return ProgramFault(SystemError.last.text) }
      let isForNobody = info.st_mode & (S_IXUSR | S_IXGRP | S_IXOTH) == 0
      return ProgramFault(
        isForNobody ? "it is not executable" : "this user may not execute it",
        notes: ["Allow it: chmod +x \(path)"])
    }
    return nil
  }

  /// What a link points to that leads nowhere, in words; `nil` for what is no such link.
  private static func brokenLink(_ path: String) -> String? {
    var info = stat()
    guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFLNK else { return nil }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    let target = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return stat(path, &info) != 0 && errno == ELOOP
      ? "\(target), which leads back to it" : "\(target), which is not there"
  }
}

/// The reason for which a program cannot be started.
package struct ProgramFault: Error, Hashable, Sendable {
  /// There is nothing of the name.
  package static let missing = ProgramFault("it is not there", isMissing: true)

  /// What is wrong, as a clause about "it".
  package let reason: String
  /// What to do.
  package let notes: [String]
  /// Whether there is nothing of the name.
  package let isMissing: Bool
  /// Where it was found, by who looked for it.
  package private(set) var path: String?

  init(_ reason: String, notes: [String] = [], isMissing: Bool = false) {
    (self.reason, self.notes, self.isMissing) = (reason, notes, isMissing)
  }

  /// The fault of a tool that was looked for by its name, as words that follow "the program".
  package func words(for name: String) -> String {
    path.map { "\(name) in PATH, \($0), cannot be started: \(reason)" } ?? "\(name) is not in PATH"
  }

  /// The fault of the program at a path.
  func of(_ path: String) -> ProgramFault {
    var fault = self
    fault.path = path
    return fault
  }
}
