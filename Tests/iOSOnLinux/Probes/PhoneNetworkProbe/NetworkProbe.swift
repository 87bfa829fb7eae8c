#if os(Linux)
  import AppHost
  import Combine
  import Foundation
  import FoundationNetworking
  import PhoneFoundation
  import PhoneNetwork
  import VirtualTime

  /// An app that sends requests as apps do; the tests of `PhoneNetwork` play it.
  final class NetworkProbe: ScreenApp {
    private var lines: [String] = []
    private var running: Task<Void, Never>?
    private var published: AnyCancellable?

    init(_ phone: HostPhone) {}

    private func url(_ rest: String) -> URL {
      guard let url = URL(string: "https://example.org" + rest) else {
        preconditionFailure("\(rest) is no address")
      }
      return url
    }

    var content: ScreenContent {
      var content = ScreenContent("Probe")
      content.text(lines.joined(separator: "|"))
      content.button("Await") { self.awaitData() }
      content.button("In the clear") { self.awaitStatus("http://cafes.example/near") }
      content.button("In the clear, at home") { self.awaitStatus("http://192.168.0.2/near") }
      content.button("For ever") {
        self.awaitStatus("https://cafes.example/near", timeout: .infinity)
      }
      content.button("Call back") { self.callBack() }
      content.button("Own session") { self.useOwnSession() }
      content.button("Own session, delegated") { self.useOwnSession(isDelegated: true) }
      content.button("Wait for a network") { self.waitForNetwork() }
      content.button("Told") { self.beTold() }
      content.button("Upload a file") { self.uploadFile() }
      content.button("Download") { self.download() }
      content.button("Post") { self.post() }
      content.button("Upload") { self.upload() }
      content.button("Stream") { self.stream() }
      content.button("Publish") { self.publish() }
      content.button("Cancel") {
        self.running?.cancel()
        self.published = nil
      }
      return content
    }

    private func awaitData() {
      running = Task {
        do {
          let address = self.url("/cafes?near=1%2C2")
          let (data, response) = try await URLSession.shared.data(from: address)
          let status = (response as? HTTPURLResponse)?.statusCode ?? 0
          lines.append("\(status) \(String(decoding: data, as: UTF8.self))")
        } catch let error as URLError {
          lines.append("failed \(error.code.rawValue)")
          guard let address = error.failingURL else { return }
          // As an app shows it that does not know what has failed.
          let whatever: any Error = error
          lines.append("\(whatever.localizedDescription) \(address.path)")
        } catch { lines.append("\(error)") }
      }
    }

    private func awaitStatus(_ address: String, timeout: TimeInterval = 60) {
      guard let url = URL(string: address) else { return }
      var request = URLRequest(url: url)
      request.timeoutInterval = timeout
      running = Task { [request] in
        do {
          let (_, response) = try await URLSession.shared.data(for: request)
          lines.append("\((response as? HTTPURLResponse)?.statusCode ?? 0)")
        } catch { lines.append("failed \((error as? URLError)?.code.rawValue ?? 0)") }
      }
    }

    /// Waits for an hour at most, unless somebody cancels it; what is set about it can be read and taken back.
    private func waitForNetwork() {
      let configuration = URLSessionConfiguration.ephemeral
      lines.append("waits \(configuration.waitsForConnectivity)")
      configuration.waitsForConnectivity = true
      configuration.waitsForConnectivity = false
      configuration.waitsForConnectivity = true
      configuration.allowsExpensiveNetworkAccess = false
      configuration.allowsConstrainedNetworkAccess = false
      configuration.allowsConstrainedNetworkAccess = true
      let spares = [
        configuration.allowsExpensiveNetworkAccess, configuration.allowsConstrainedNetworkAccess,
      ]
      lines.append("waits \(configuration.waitsForConnectivity) \(spares)")
      configuration.timeoutIntervalForResource = 3_600
      let session = URLSession(configuration: configuration)
      running = Task {
        do {
          let (_, response) = try await session.data(from: self.url("/late"))
          lines.append("late \((response as? HTTPURLResponse)?.statusCode ?? 0)")
        } catch { lines.append("late \((error as? URLError)?.code.rawValue ?? 0)") }
      }
    }

    private func callBack() {
      let address = self.url("/cafes")
      URLSession.shared.dataTask(with: address) { data, response, error in
        let status = (response as? HTTPURLResponse)?.statusCode
        let code = (error as? URLError)?.code.rawValue
        DispatchQueue.main.async {
          self.lines.append("called back \(status ?? 0) \(data?.count ?? 0) \(code ?? 0)")
        }
      }.resume()
    }

    private func publish() {
      published = URLSession.shared.dataTaskPublisher(for: self.url("/cafes"))
        .tryMap { @Sendable data, response in
          (response as? HTTPURLResponse)?.statusCode == 200 ? data : Data("[]".utf8)
        }
        .decode(type: [Int].self, decoder: JSONDecoder())
        .receive(on: DispatchQueue.main)
        .sink { completion in
          guard case .failure(let error) = completion else { return }
          self.lines.append("failed \((error as? URLError)?.code.rawValue ?? 0)")
        } receiveValue: {
          self.lines.append("published \($0)")
        }
    }

    private func useOwnSession(isDelegated: Bool = false) {
      let configuration = URLSessionConfiguration.default
      configuration.timeoutIntervalForRequest = 7
      configuration.httpAdditionalHeaders = ["authorization": "Bearer mine"]
      let session =
        isDelegated
        ? URLSession(configuration: configuration, delegate: Delegate(), delegateQueue: nil)
        : URLSession(configuration: configuration)
      Task {
        let address = self.url("/own")
        let (data, _) = try await session.data(from: address)
        lines.append("own \(data.count)")
      }
    }

    /// Hears of a request as a delegate of the session.
    private func beTold() {
      let delegate = Delegate()
      delegate.tell = { line in Task { @MainActor in self.lines.append(line) } }
      let session = URLSession(
        configuration: .ephemeral, delegate: delegate, delegateQueue: OperationQueue())
      session.dataTask(with: url("/told")).resume()
    }

    private func uploadFile() {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("punch.json")
      do { try Data("{\"id\":4}".utf8).write(to: file) } catch { lines.append("\(error)") }
      var request = URLRequest(url: url("/punches"))
      request.httpMethod = "POST"
      Task {
        let (_, response) = try await URLSession(configuration: .default)
          .upload(for: request, fromFile: file)
        lines.append("uploaded \((response as? HTTPURLResponse)?.statusCode ?? 0)")
      }
    }

    private func download() {
      URLSession.shared.downloadTask(with: url("/map")) { _, _, _ in }.resume()
    }

    private func upload() {
      var request = URLRequest(url: self.url("/punches"))
      request.httpMethod = "POST"
      Task {
        let body = Data("{\"id\":2}".utf8)
        let (_, response) = try await URLSession.shared.upload(for: request, from: body)
        lines.append("uploaded \((response as? HTTPURLResponse)?.statusCode ?? 0)")
      }
    }

    private func stream() {
      var request = URLRequest(url: self.url("/punches"))
      request.httpMethod = "POST"
      request.httpBodyStream = InputStream(data: Data("{\"id\":3}".utf8))
      Task {
        let (_, response) = try await URLSession.shared.data(for: request)
        lines.append("streamed \((response as? HTTPURLResponse)?.statusCode ?? 0)")
      }
    }

    private func post() {
      var request = URLRequest(url: self.url("/punches"))
      request.httpMethod = "POST"
      request.httpBody = Data("{\"id\":1}".utf8)
      request.setValue("Bearer t", forHTTPHeaderField: "Authorization")
      request.setValue("k1", forHTTPHeaderField: "Idempotency-Key")
      request.timeoutInterval = 20
      Task {
        let (_, response) = try await URLSession.shared.data(for: request)
        lines.append("posted \((response as? HTTPURLResponse)?.statusCode ?? 0)")
      }
    }
  }

  /// Tells what it is told of a session.
  private final class Delegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    var tell: (String) -> Void = { _ in }
    private var bytes = 0

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      bytes += data.count
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      tell("told \(bytes) \(error == nil)")
    }
  }
#endif

@main enum Main {
  static func main() {
    #if os(Linux)
      PhoneNetwork.install()
      AppHost.run { NetworkProbe($0) }
    #endif
  }
}
