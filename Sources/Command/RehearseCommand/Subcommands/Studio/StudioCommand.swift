import Processes
import ScenarioReports
import Studio

/// `rehearse studio`: a page in the browser, for the folder that it is started on.
struct StudioCommand {
  static let spec = CommandSpec(
    name: "studio",
    summary: "Serves a page in which scenarios are played and written.",
    usage: "[OPTION]... [FOLDER]",
    discussion: """
      The page is at the address that is written to standard output, for this machine alone; its token keeps other users of \
      the machine out. Files are read and written below the FOLDER and nowhere else. Ctrl-C ends the studio.
      """,
    options: [
      OptionSpec("--no-open", "Opens no browser."),
      OptionSpec("--port", value: .required("NUMBER"), "The port of the address; any free one."),
    ],
    sections: [
      "Exit codes": [
        "0   the studio was ended", "2   the folder or the port cannot be used",
      ],
      "Examples": ["rehearse studio Scenarios --no-open"],
    ])

  private let folder: String
  private let port: UInt16
  private let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let paths = try arguments.wholePaths()
    guard paths.count < 2 else { throw .unexpectedOperand(arguments.operands[1]) }
    folder = paths.first ?? "."
    port = UInt16(try arguments.integer("--port", in: 0...65_535) ?? 0)
    color = try ColorChoice(arguments)
  }

  func run(_ console: Console) -> Int32 {
    do throws(Refusal) {
      _ = try files(console)
      let listener = try listen()
      let stop = try signals()
      defer { stop.close() }
      let token = AccessToken()
      // Written at once, as it is waited for.
      console.print("The studio: http://127.0.0.1:\(listener.port)/?token=\(token.text)\n")
      let gate = StudioGate(port: listener.port, token: token)
      let streams = EventStreams()
      let server = StudioServer(gate, Self.page) { Self.answer($0, streams) }
      let loop = StudioLoop(listener, server, streams: streams, stop: stop.descriptor)
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

  private func files(_ console: Console) throws(Refusal) -> FolderGuard {
    do throws(GuardFault) { return try FolderGuard(console.folder.resolve(folder)) } catch {
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

  // MARK: The page

  private static let page = FileTable([
    FileTable.File(
      "/", .html,
      Array(
        """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <title>Rehearsal studio</title>
        <h1>Rehearsal studio</h1>
        </html>

        """.utf8))
  ])

  private static func answer(_ request: HTTPRequest, _ streams: EventStreams) -> HTTPResponse {
    guard request.method == .get, request.path == "/events" else { return HTTPResponse(.notFound) }
    guard let stream = streams.open() else { return streams.refusal }
    streams.post(ServerSentEvent("hello", Version.text), to: stream)
    return HTTPResponse(eventsOf: stream)
  }
}
