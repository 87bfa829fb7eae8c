import HostedApps
import SpeedGuard

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The comparison of this tree's program with that of another revision.
struct SpeedComparison {
  private let options: BenchOptions
  private let tasks: [GuardTask]

  init(_ options: BenchOptions) throws(GuardFault) {
    self.options = options
    let all = GuardTasks.all(isQuick: options.isQuick)
    guard let only = options.only else {
      tasks = all
      return
    }
    tasks = all.filter { $0.row.name == only }
    if tasks.isEmpty {
      let names = all.map(\.row.name).joined(separator: ", ")
      throw GuardFault("“\(only)” is not a row; the rows are \(names)")
    }
  }

  /// Builds what is compared with, lets both programs take turns, and says what became of each row.
  func run() throws(GuardFault) -> GuardReport {
    defer { HostedApps.close() }
    try expectRelease()
    let here = FileManager.default.currentDirectoryPath
    let file = try comparedWith()
    let commit = try ComparedTree.commit(of: options.against ?? file?.commit ?? "", in: here)
    let folder = "\(Programs.buildFolder)/compared"
    let tree = try ComparedTree(of: commit, in: here, below: folder)
    Progress.write("building \(tree.name) in \(tree.folder); the first time takes minutes …")
    guard let swift = Programs.find("swift") else {
      throw GuardFault("there is no swift, which builds \(tree.name): see swift.org/install")
    }
    let rehearse = Programs.absolute(options.rehearse)
    let isStatic = !StartupPart.needsSharedLibrary(rehearse)
    let before = GuardPlaces.Place(
      rehearse: try tree.build("rehearse", with: swift, isStatic: isStatic), tree: tree.folder,
      app: Result { () throws(GuardFault) in
        try tree.build(Self.app, with: swift, isStatic: isStatic)
      })
    let now = GuardPlaces.Place(
      rehearse: rehearse, tree: here, app: Self.app(beside: rehearse, isStatic: isStatic))
    let places = try GuardPlaces(
      before: before, now: now, name: tree.name, inputs: "\(folder)/inputs")
    return GuardReport(
      before: tree.name, results(places), comparedWith: file?.commit == commit ? file : nil,
      showsGoals: commit == GuardTasks.goalsAreOf && !options.isQuick)
  }

  private static let app = "rehearse-bench-app"

  /// What loads Swift's libraries starts later than what has them in it, so both apps must be built alike.
  private static func app(beside rehearse: String, isStatic: Bool) -> Result<String, GuardFault> {
    let path = "\(Programs.folder(of: rehearse))/\(app)"
    let isThere = Programs.isExecutable(path)
    guard !isThere || StartupPart.needsSharedLibrary(path) == isStatic else {
      return .success(path)
    }
    let option = isStatic ? " --static-swift-stdlib" : ""
    return .failure(
      GuardFault(
        "\(path) is \(isThere ? "not built as rehearse is" : "not there"); build it: "
          + "swift build -c release\(option) --product \(app)"))
  }

  private func results(_ places: GuardPlaces) -> [RowResult] {
    let turns = options.isQuick ? Turns(pairsMax: 6) : Turns()
    return tasks.map { task in
      Progress.write("measuring: \(task.row.name) …")
      return task.result(places, turns)
    }
  }

  /// A debug build is slower than any release.
  private func expectRelease() throws(GuardFault) {
    guard Programs.isExecutable(options.rehearse) else {
      throw GuardFault(
        "“\(options.rehearse)” is not there; build it: swift build -c release --product rehearse")
    }
    #if DEBUG
      guard options.isRehearseGiven else {
        throw GuardFault(
          "this is a debug build. Use: swift run -c release rehearse-bench, or name a release "
            + "with --rehearse")
      }
    #endif
  }

  /// The file with the commit and the excuses; the one of the package where nobody names one and it is there.
  private func comparedWith() throws(GuardFault) -> ComparedWith? {
    let path = options.comparedWith ?? ".ci/compared-with"
    guard let bytes = FileManager.default.contents(atPath: path) else {
      guard options.comparedWith != nil else { return nil }
      throw GuardFault("\(path) cannot be read; it names the commit that is compared with")
    }
    do throws(ComparedWith.Fault) {
      let rows = GuardTasks.all(isQuick: false).map(\.row.name)
      return try ComparedWith(String(decoding: bytes, as: UTF8.self), rows: rows)
    } catch { throw GuardFault("\(path):\(error.line): \(error.message)") }
  }
}
