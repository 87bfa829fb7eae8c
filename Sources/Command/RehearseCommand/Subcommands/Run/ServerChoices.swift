import BackendSimulator
import RealServers
import Rehearsal
import Requirements
import ScenarioReports
import Synchronization

/// The real servers that the command line names.
struct ServerChoices: Sendable {
  private struct Choice: Sendable {
    /// The app it is for; `nil` for all.
    let app: String?
    let address: HTTPAddress
  }

  private let choices: [Choice]
  private let reset: RequestPattern?

  /// How the command is told of them again, without passwords.
  var arguments: [String] {
    words.flatMap { ["--server", $0] }
      + (reset.map { ["--reset-server", "\($0)"] } ?? [])
  }

  /// The servers as a report names them.
  var words: [String] { choices.map { ($0.app.map { "\($0)=" } ?? "") + "\($0.address)" } }

  /// Whether all servers are simulated.
  var isEmpty: Bool { choices.isEmpty }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var choices: [Choice] = []
    for word in arguments.values("--server") {
      let choice = try Self.choice(word)
      if choices.contains(where: { $0.app == choice.app }) {
        throw .repeatedOption(
          word, of: choice.app.map { "--server for \($0)" } ?? "--server for all apps")
      }
      choices.append(choice)
    }
    self.choices = choices
    reset = try Self.reset(arguments)
    if reset != nil, choices.isEmpty {
      throw .missingOperand("--server URL, which --reset-server is for")
    }
  }

  private static func choice(_ word: Word) throws(UsageError) -> Choice {
    // A query has equals signs as well, but behind the address.
    let sides = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let isForApp = sides.count == 2 && !HTTPAddress.isMeant(by: word.text)
    guard !isForApp || !sides[0].isEmpty else {
      throw refused(word, "no app stands before the \"=\"")
    }
    do throws(HTTPAddress.Fault) {
      let address = try HTTPAddress(isForApp ? String(sides[1]) : word.text)
      return Choice(app: isForApp ? String(sides[0]) : nil, address: address)
    } catch { throw refused(word, "the address \(error.reason)") }
  }

  private static func refused(_ word: Word, _ reason: String) -> UsageError {
    .malformedValue(
      word, of: "--server", reason: reason,
      expected:
        "an address such as http://localhost:8080, or one for an app: \"Near me=http://localhost:8080\""
    )
  }

  private static func reset(_ arguments: ParsedArguments) throws(UsageError) -> RequestPattern? {
    guard let word = arguments.value("--reset-server") else { return nil }
    guard let pattern = RequestPattern(word.text), !pattern.path.contains("*") else {
      throw .invalidValue(
        word, of: "--reset-server", expected: "a method and a path such as \"POST /reset\"",
        similar: [])
    }
    return pattern
  }

  /// The reason for which the servers cannot be used, in words.
  struct Fault: Error {
    let message: String
    let notes: [String]
  }

  /// The servers, of apps that there are.
  ///
  /// - Throws: `Fault` for an app that there is not, and where the tool is missing by which servers are reached.
  func servers(
    knownApps: [String], variable: @Sendable (String) -> String?
  ) throws(Fault) -> RealServers {
    var servers: [RealServer] = []
    for choice in choices {
      if let app = choice.app, !knownApps.contains(app) {
        let near = NearestNames.near(app, in: knownApps)
        throw Fault(
          message: "no app is called \"\(app)\", for which a server is given",
          notes: near.isEmpty
            ? ["the apps are \(knownApps.map { "\"\($0)\"" }.joined(separator: ", "))"]
            : ["did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"])
      }
      do throws(RealServerFault) {
        let server = try HTTPServer(choice.address, variable: variable)
        servers.append(server.server(of: choice.app))
      } catch { throw Fault(message: error.reason, notes: error.notes) }
    }
    return RealServers(servers, reset: reset)
  }
}

extension RunSession {
  /// The real servers of the run; `nil` where they cannot be used, which is told.
  func realServers(knownApps: [String]) -> RealServers? {
    guard recorded == nil else { return RealServers() }
    do throws(ServerChoices.Fault) {
      return try command.servers.servers(knownApps: knownApps, variable: ProcessEnvironment.value)
    } catch {
      console.report(Diagnostic(error.message, notes: error.notes), errorStyle)
      return nil
    }
  }
}

/// A count of what was sent to each real server: one that nobody has asked anything has not been tried.
final class ServerVisits: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  /// Counts what is sent to the servers from now on.
  func counting(_ servers: RealServers) -> RealServers {
    var counted = servers
    counted.servers = servers.servers.map(counting)
    return counted
  }

  private func counting(_ server: RealServer) -> RealServer {
    let name = Self.name(of: server)
    counts.withLock { $0[name] = 0 }
    return RealServer(app: server.app, address: server.address) { request, scenario in
      self.counts.withLock { $0[name, default: 0] += 1 }
      return Result { () throws(RealServerFault) in try server.answer(request, scenario) }
    }
  }

  private static func name(of server: RealServer) -> String {
    (server.app.map { "\($0)=" } ?? "") + server.address
  }

  /// The servers to which nothing was sent, as the command line names them, in the order of their names.
  var unvisited: [String] {
    counts.withLock { counts in counts.filter { $0.value == 0 }.keys.sorted() }
  }
}
