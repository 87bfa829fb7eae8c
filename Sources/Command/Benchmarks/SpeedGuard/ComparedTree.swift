import Processes

/// The files of a revision in a folder of their own, where its program is built; they are kept for the next time.
package struct ComparedTree: Hashable, Sendable {
  /// The full hash of the commit.
  package let commit: String
  /// The folder with the files.
  package let folder: String

  /// The commit as people write it.
  package var name: String { String(commit.prefix(8)) }

  /// Returns the full hash of a revision that the repository of a folder has.
  ///
  /// - Throws: `GuardFault` where it has none of this name, which in a shallow clone has a remedy.
  package static func commit(of revision: String, in repository: String) throws(GuardFault)
    -> String
  {
    let question = ["rev-parse", "--verify", "--end-of-options", "\(revision)^{commit}"]
    let answer = try GuardTool.git(question, in: repository)
    if answer.isWell { return answer.text }
    let isShallow = try GuardTool.git(["rev-parse", "--is-shallow-repository"], in: repository)
    guard isShallow.text == "true" else {
      throw GuardFault("git knows no commit “\(revision)”: \(answer.lastError)")
    }
    throw GuardFault(
      """
      this clone is shallow and does not have the commit “\(revision)”. Load it: \
      git fetch --depth 1 origin \(revision)
      or all there is: git fetch --unshallow
      """)
  }

  /// Puts the files of a commit into a folder of its name, unless they are there already.
  package init(of commit: String, in repository: String, below parent: String) throws(GuardFault) {
    (self.commit, folder) = (commit, "\(parent)/\(commit)")
    guard access(folder, F_OK) != 0 else {
      try expectUnchanged()
      return
    }
    let made = try GuardTool.git(
      ["worktree", "add", "--quiet", "--force", "--detach", folder, commit], in: repository)
    guard made.isWell else {
      throw GuardFault("git does not put \(name) into \(folder): \(made.lastError)")
    }
  }

  /// Whoever changed something there would measure another program.
  private func expectUnchanged() throws(GuardFault) {
    let top = try GuardTool.git(["rev-parse", "--show-toplevel", "HEAD"], in: folder)
    let changes = try GuardTool.git(["status", "--porcelain", "--untracked-files=no"], in: folder)
    // A folder that git does not know as one of its own is part of the repository around it.
    let isOwn = top.text.hasSuffix("/\(commit)\n\(commit)")
    guard top.isWell, isOwn, changes.isWell, changes.text.isEmpty else {
      throw GuardFault(
        "\(folder) is not what \(name) has. Remove it, and it is made anew: rm -rf \(folder)")
    }
  }

  /// Builds a program as a release, and returns where it lies; what was built before is not built again.
  ///
  /// - Parameters:
  ///   - isStatic: Whether the program has Swift's libraries in it, as the one that it is compared with.
  package func build(
    _ product: String, with swift: String, isStatic: Bool
  ) throws(GuardFault) -> String {
    let options = ["-c", "release"] + (isStatic ? ["--static-swift-stdlib"] : [])
    let arguments = ["build", "--package-path", folder] + options + ["--product", product]
    let built = try GuardTool.run(swift, arguments, milliseconds: 3 * 3_600_000)
    let program = "\(folder)/.build/release/\(product)"
    guard built.isWell, Programs.isExecutable(program) else {
      throw GuardFault(
        """
        \(name) does not build: \(built.lastError)
        See what is wrong: \(([swift] + arguments).joined(separator: " "))
        """)
    }
    return program
  }
}

/// Other people's programs that the guard calls.
package enum GuardTool {
  /// What a program has said.
  struct Answer {
    let isWell: Bool
    /// What it wrote, without the line's end.
    let text: String
    /// The last line that it wrote for people.
    let lastError: String
  }

  private static let outputMax = 64 << 20

  /// Returns the last line that a program has to say.
  package static func answer(_ program: String, _ arguments: [String]) throws(GuardFault) -> String
  {
    let answer = try run(program, arguments, milliseconds: 60_000)
    guard answer.isWell, let line = answer.text.split(separator: "\n").last else {
      throw GuardFault("\(program) does not answer: \(answer.lastError)")
    }
    return String(line)
  }

  static func git(_ arguments: [String], in folder: String) throws(GuardFault) -> Answer {
    guard let git = Programs.find("git") else {
      throw GuardFault("there is no git, which knows the revision: install git")
    }
    // No hook of the repository's runs, and nothing is watched or asked.
    let options = ["-C", folder, "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false"]
    return try run(git, options + arguments, milliseconds: 300_000)
  }

  static func run(
    _ program: String, _ arguments: [String], milliseconds: Int64
  ) throws(GuardFault) -> Answer {
    let launch = Launch(command: [program] + arguments, environment: environment, folder: "/")
    do throws(FinishedProcess.Fault) {
      let done = try FinishedProcess(
        launch, input: [], outputMax: outputMax, milliseconds: milliseconds)
      let said = [done.errors, done.output].flatMap { lines(of: $0).suffix(1) }
      return Answer(
        isWell: done.end == .exited(0), text: lines(of: done.output).joined(separator: "\n"),
        lastError: said.first ?? "it \(done.end.words)")
    } catch {
      throw GuardFault("\(program) could not do its work: \(words(for: error, milliseconds))")
    }
  }

  private static func words(for fault: FinishedProcess.Fault, _ milliseconds: Int64) -> String {
    switch fault {
    case .notStarted(let error): error.text
    case .tooLate: "it was not ready within \(milliseconds / 60_000) minutes"
    case .tooMuch: "it wrote more than \(outputMax >> 20) MiB"
    }
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }

  /// All variables of this process but those by which git would work elsewhere.
  private static var environment: [String] {
    let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    guard var place = first else { return [] }
    var variables: [String] = []
    while let variable = place.pointee {
      let text = String(cString: variable)
      if !text.hasPrefix("GIT_") { variables.append(text) }
      place += 1
    }
    return variables
  }
}
