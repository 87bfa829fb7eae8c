public import Foundation
public import FoundationNetworking
internal import Synchronization

extension URLSession {
  /// Sends the answer to a request, which is made for each subscriber.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Sends the answer to a request, which is made for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the answer to a request, made for each subscriber once that asks for it; it may be empty.
  public struct DataTaskPublisher: Publisher {
    /// The answer.
    public typealias Output = (data: Data, response: URLResponse)
    /// What can go wrong.
    public typealias Failure = URLError

    /// What is asked.
    public let request: URLRequest
    /// What asks.
    public let session: URLSession

    /// Says what is asked.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Output, URLError>) {
      let outlet = Outlet<Output, URLError>(to: subscriber, "DataTaskPublisher", isStrict: true)
      let task = Mutex<URLSessionDataTask?>(nil)
      outlet.begin(
        demanded: { _ in
          task.withLock { task in
            task = task ?? self.task(for: outlet)
            return task
          }?.resume()
        },
        cancelled: { task.withLock { $0 }?.cancel() })
    }

    /// Makes the task that sends the answer.
    private func task(for outlet: Outlet<Output, URLError>) -> URLSessionDataTask {
      session.dataTask(with: request) { data, response, error in
        if let response, error == nil {
          outlet.send(.success((data ?? Data(), response)))
        } else {
          outlet.send(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
    }
  }
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
