import Authoring
import DeviceInterface
import Gherkin
import HostedApps
import Processes
import Requirements
import ScenarioReports
import ScenarioRunner
import Studio

/// `rehearse studio`: a page in the browser, for the folder that it is started on.
struct StudioCommand {
  static let spec = CommandSpec(
    name: "studio",
    summary: "Serves a page in which scenarios are played and written.",
    usage: "[OPTION]... [FOLDER | FILE | FILE:LINE]",
    discussion: """
      The page is at the address that is written to standard output, for this machine alone; its token keeps other users of \
      the machine out. It shows the features of the FOLDER, or of the one in which the FILE lies, at the scenario of the LINE: the text of a scenario, the \
      phone that plays it as it is written, what may happen next, and the checks that hold and could fail.

      Files are read and written below the folder and nowhere else, and over nobody else's work. What lies beside features, \
      such as phrases and routes, is read at the beginning, and again when a route is brought to the page. Ctrl-C ends the studio.

      What is written and not saved is offered again by the next studio. Until then it is kept in $XDG_STATE_HOME/rehearsal, \
      or else in ~/.local/state/rehearsal (on macOS in ~/Library/Application Support/rehearsal), for 30 days.
      """,
    options: [
      OptionSpec("--no-open", "Opens no browser."),
      OptionSpec("--port", value: .required("NUMBER"), "The port of the address; any free one."),
      OptionSpec(
        "--trust",
        "Starts the apps in processes of their own that the folder describes: they are programs, and may do anything."
      ),
    ],
    sections: [
      "Exit codes": [
        "0   the studio was ended", "2   the folder or the port cannot be used",
      ],
      "Examples": [
        "rehearse studio Scenarios --no-open", "rehearse studio Scenarios/checkout/popup.feature",
        "rehearse studio Scenarios/checkout/popup.feature:12",
      ],
    ])

  private let path: String
  private let line: Int?
  private let opens: Bool
  private let isTrusted: Bool
  private let port: UInt16
  private let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.operands.count < 2 else { throw .unexpectedOperand(arguments.operands[1]) }
    (path, line) = try Self.place(arguments.operands.first)
    opens = !arguments.has("--no-open")
    isTrusted = arguments.has("--trust")
    port = UInt16(try arguments.integer("--port", in: 0...65_535) ?? 0)
    color = try ColorChoice(arguments)
  }

  /// The folder or file that is named, and the line in it.
  private static func place(_ operand: Word?) throws(UsageError) -> (String, Int?) {
    guard let operand else { return (".", nil) }
    guard let place = try? FeaturePath(operand.text), !place.lines.isEmpty else {
      return (operand.text, nil)
    }
    guard place.lines.count == 1, FilePath.isFeature(place.path) else {
      throw .invalidValue(
        operand, of: "FILE:LINE", expected: "one line of a feature", similar: [])
    }
    return (place.path, place.lines[0])
  }

  func run<World: ScenarioWorld>(_ console: Console, _ steps: StepCollection<World>) -> Int32 {
    do throws(Refusal) {
      let streams = EventStreams()
      let (desk, watch) = try desk(console, steps, streams)
      let listener = try listen()
      let stop = try signals()
      defer { stop.close() }
      let token = AccessToken()
      let address = "http://127.0.0.1:\(listener.port)/?token=\(token.text)"
      // Written at once, as it is waited for.
      console.print("The studio: \(address)\n")
      if opens { StudioBrowser(console.environment).open(address) }
      let gate = StudioGate(port: listener.port, token: token)
      let server = StudioServer(gate, StudioPage.files, answer: desk.answer)
      var sources = StudioSources(place, in: console.folder)
      let loop = StudioLoop(listener, server, streams: streams, stop: stop.descriptor) {
        sources.look(renewing: desk.renew)
        return watch.look()
      }
      do throws(Processes.SystemError) { try loop.run() } catch {
        throw Refusal("the studio has ended: \(error.text)")
      }
      return ExitCode.success
    } catch {
      console.report(error.diagnostic, color.style(for: console.errors, console.environment))
      return ExitCode.invalid
    }
  }

  private struct Refusal: Error {
    let diagnostic: Diagnostic

    init(_ message: String, notes: [String] = []) {
      diagnostic = Diagnostic(message, notes: notes)
    }
  }

  /// The folder, empty for that of the process.
  private var folder: String {
    FilePath.isFeature(path) ? FilePath.parent(of: path) : FilePath.tidied(path)
  }

  /// What the folder is called.
  private var place: String { folder.isEmpty ? "." : folder }

  /// Reads what lies in the folder, and lays out the desk at which its features are written.
  private func desk<World: ScenarioWorld>(
    _ console: Console, _ steps: StepCollection<World>, _ streams: EventStreams
  ) throws(Refusal) -> (StudioDesk<World>, StudioWatch) {
    let isFile = FilePath.isFeature(path)
    let guarded = try guarded(console, folder)
    let suite = suite(console, steps, place)
    let found = suite.files
    if !isTrusted, !found.named.describesNoApps { console.report(Self.untrusted, style(console)) }
    let prefix = folder.isEmpty ? "" : FilePath.join(folder, "")
    // Looked up whenever a page asks: files come and go.
    let names = { [folder = console.folder] in
      FeaturePaths([place], in: folder).places.compactMap { place -> String? in
        guard case .file(let path) = place, path.hasPrefix(prefix) else { return nil }
        return String(path.dropFirst(prefix.count))
      }
    }
    let first = isFile ? FilePath.lastName(of: path) : nil
    if let first, !names().contains(first) { throw Refusal("there is no feature \(path)") }
    let watch = StudioWatch(guarded, streams)
    let files = StudioFiles(
      guarded, watch, names, first: first, line: line, prefix: prefix,
      drafts: DraftShelf(in: DraftShelf.place(in: console.environment)))
    report(suite, console)
    let thread: DeskThread<World>
    do throws(Processes.SystemError) {
      thread = try DeskThread(suite.library, Self.planner(of: suite))
    } catch { throw Refusal("the studio cannot begin: \(error.text)") }
    var routes: [String] = []
    let desk = StudioDesk(
      thread, files, watch, beginnings: beginnings(steps.apps, found.named.surroundings.apps),
      requirements: ReportedRequirements(texts: found.catalogue.texts),
      routes: StudioRoutes(guarded)
    ) { route in
      if let route { routes.append(route) }
      // Those that wait for a story are of before.
      HostedApps.endSpares()
      let suite = self.suite(console, steps, place, naming: routes)
      report(suite, console)
      return (suite.library, Self.planner(of: suite))
    }
    return (desk, watch)
  }

  /// Reports what is wrong with what lies in the folder; without features it is one in which the first is to be made.
  private func report<World>(_ suite: Suite<World>, _ console: Console) {
    let problems = suite.files.problems.filter { $0.kind != .selection }
    for problem in problems + suite.phrases.problems {
      console.report(Diagnostic(problem), style(console))
    }
  }

  /// Reads what lies in the folder, with routes that no feature names so far.
  private func suite<World: ScenarioWorld>(
    _ console: Console, _ steps: StepCollection<World>, _ place: String,
    naming routes: [String] = []
  ) -> Suite<World> {
    let files = SuiteFiles(
      [place], in: console.folder, appsIn: FilePath.tidied(place), naming: routes)
    return Suite(files, steps, Selection(), seed: 0, startsApps: isTrusted)
  }

  /// A planner of whatever stands in a feature.
  private static func planner<World>(of suite: Suite<World>) -> Planner {
    var planner = suite.planner
    planner.selection = Selection()
    return planner
  }

  /// What a new feature can begin with: each app that comes with the command, and each that the folder describes.
  private func beginnings(_ apps: [String], _ shelf: AppShelf) -> [FeatureTemplate.Beginning] {
    let tags = [PlatformKind.iOS: "@ios", .android: "@android"]
    let described = shelf.platforms.map { app in
      FeatureTemplate.Beginning(
        name: app.name, sentence: "Given the app \"\(app.name)\" is installed",
        tags: app.platforms.compactMap { tags[$0] },
        obstacle: isTrusted
          ? nil : "it is a program of this folder: start the studio with --trust if you know it")
    }
    return described
      + apps.map { name in
        FeatureTemplate.Beginning(
          name: name, sentence: "Given the \(name) is installed", tags: ["@ios", "@android"])
      }
  }

  private static let untrusted = Diagnostic(
    "apps in processes of their own are not started",
    notes: [
      "they are programs that the folder names: give --trust if you know what they do"
    ], isWarning: true)

  private func style(_ console: Console) -> TextStyle {
    color.style(for: console.errors, console.environment)
  }

  private func guarded(
    _ console: Console, _ folder: String
  ) throws(Refusal) -> FolderGuard {
    do throws(GuardFault) {
      // What a page can send back is smaller than what could be read.
      return try FolderGuard(
        console.folder.resolve(folder.isEmpty ? "." : folder), bytesMax: 900_000)
    } catch {
      switch error {
      // By the name that was given.
      case .noFolder: throw Refusal("there is no folder \(folder)")
      case .notAFolder: throw Refusal("\(folder) is not a folder")
      default: throw Refusal(error.text)
      }
    }
  }

  private func listen() throws(Refusal) -> LoopbackListener {
    do throws(LoopbackListener.Fault) { return try LoopbackListener(port: port) } catch {
      let note = "leave --port out, and a free one is taken"
      switch error {
      case .isTaken(let port):
        throw Refusal("another program has the port \(port)", notes: [note])
      case .isReserved(let port):
        throw Refusal("the system keeps the port \(port) for itself", notes: [note])
      case .refused(let reason): throw Refusal("no port can be had: \(reason.text)")
      }
    }
  }

  private func signals() throws(Refusal) -> StopSignals {
    do throws(Processes.SystemError) { return try StopSignals() } catch {
      throw Refusal("signals cannot be waited for: \(error.text)")
    }
  }
}
