import DeviceInterface
import Processes
public import Rehearsal

/// A server that is reached over HTTP, by the machine's `curl`.
///
/// Each request is a process of its own: proxies, certificates and redirections are curl's affair, and no connection outlives
/// its request.
public struct HTTPServer: Sendable {
  private let address: HTTPAddress
  private let curl: String
  private let environment: [String]

  /// The largest answer that is read, in bytes.
  public static let bytesMax = 16 << 20

  /// The variables that `curl` gets, where they are set.
  private static let variables = [
    "ALL_PROXY", "CURL_CA_BUNDLE", "HOME", "HTTPS_PROXY", "NO_PROXY", "PATH", "SSL_CERT_DIR",
    "SSL_CERT_FILE", "all_proxy", "http_proxy", "https_proxy", "no_proxy",
  ]

  /// Creates a server at an address; variables of the environment say where `curl` is and which proxies it uses.
  ///
  /// - Throws: `RealServerFault` where there is no `curl`.
  public init(
    _ address: HTTPAddress, variable: (String) -> String?
  ) throws(RealServerFault) {
    do throws(ProgramFault) {
      curl = try Executable.find("curl", path: variable("PATH"))
    } catch {
      throw RealServerFault(
        "the program \(error.words(for: "curl"))",
        notes: error.notes + ["Real servers are reached by it: install curl."])
    }
    self.address = address
    environment = Self.variables.compactMap { name in variable(name).map { "\(name)=\($0)" } }
  }

  /// The server as scenarios know it, for the app of the name, or for whichever is installed.
  public func server(of app: String?) -> RealServer {
    RealServer(app: app, address: "\(address)") { request, scenario in
      Result { () throws(RealServerFault) in try answer(request, scenario) }
    }
  }

  func answer(_ request: ServerRequest, _ scenario: String) throws(RealServerFault)
    -> ServerResponse
  {
    let body = try BodyFile(request.body)
    defer { body?.remove() }
    let configuration = try CurlConfiguration(
      request, to: address, scenario, bodyFile: body?.path)
    let done = try perform(configuration)
    guard done.end == .exited(0) else { throw Self.fault(done) }
    let response = try Self.response(done.output)
    guard request.method == .get || !(300..<400).contains(response.status) else {
      throw RealServerFault(
        "it leads elsewhere, with status \(response.status)",
        notes: [
          "Followed, a \(request.method.rawValue) becomes a GET and loses its body: give the address that it leads to."
        ])
    }
    return response
  }

  private func perform(_ configuration: CurlConfiguration) throws(RealServerFault)
    -> FinishedProcess
  {
    // What people have set for their own use of curl is left aside.
    let launch = Launch(
      command: [curl, "--disable", "--config", "-"], environment: environment, folder: "/")
    // A little more than curl takes itself, so that it can say why.
    let seconds = CurlConfiguration.seconds.answer + 5
    do throws(FinishedProcess.Fault) {
      return try FinishedProcess(
        launch, input: Array(configuration.text.utf8), outputMax: Self.bytesMax,
        milliseconds: Int64(seconds) * 1_000)
    } catch {
      switch error {
      case .notStarted(let reason):
        let fault = Executable.fault(of: launch, refusedFor: reason)
        throw RealServerFault("curl could not be started: \(fault.reason)", notes: fault.notes)
      case .tooLate: throw RealServerFault("no answer came within \(seconds) seconds")
      case .tooMuch: throw RealServerFault("the answer has more than \(Self.bytesMax >> 20) MiB")
      }
    }
  }

  /// Says in curl's words what went wrong, without its own name and number.
  private static func fault(_ done: FinishedProcess) -> RealServerFault {
    let words = String(decoding: done.errors, as: UTF8.self).split(separator: "\n").first ?? ""
    let reason = words.hasPrefix("curl: (") ? words.drop { $0 != ")" }.dropFirst(2) : words
    return RealServerFault(
      reason.isEmpty ? "curl \(done.end.words)" : String(reason),
      notes: isUnreachable(done.end)
        ? ["Is the server running, and are the address and the proxy right?"] : [])
  }

  /// Whether it has not come as far as the server: no such proxy, no such host, no connection.
  private static func isUnreachable(_ end: ProcessEnd) -> Bool {
    [5, 6, 7].contains { end == .exited($0) }
  }

  /// Takes the answer apart: the body, and behind it the status on a line of its own.
  private static func response(_ output: [UInt8]) throws(RealServerFault) -> ServerResponse {
    guard let line = output.lastIndex(of: UInt8(ascii: "\n")),
      let status = Int(String(decoding: output[(line + 1)...], as: UTF8.self)),
      (100...999).contains(status)
    else { throw RealServerFault("the answer has no status") }
    return ServerResponse(status: status, body: String(decoding: output[..<line], as: UTF8.self))
  }
}
