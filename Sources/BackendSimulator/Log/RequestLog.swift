public import DeviceInterface

/// What a server has received, in the order of arrival.
public struct RequestLog: Hashable, Sendable {
  /// The requests, the first one first.
  public private(set) var requests: [ReceivedRequest] = []

  /// Creates an empty log.
  public init() {}

  /// The number of requests.
  public var count: Int { requests.count }

  /// The latest request, or `nil` where none has come.
  public var last: ReceivedRequest? { requests.last }

  /// Returns the requests with the method and the path.
  public func requests(_ method: ServerRequest.Method, _ path: String) -> [ReceivedRequest] {
    requests.filter { $0.method == method && $0.path == path }
  }

  /// Records a request that arrived at the instant.
  public mutating func record(_ request: ServerRequest, at time: Instant) {
    requests.append(ReceivedRequest(request, at: time))
  }

  /// Lets go of the body of the latest request, an upload, where the server has stored all that it brought.
  public mutating func noteStored<Record>(_ upload: Upload<Record>, _ receipt: UploadReceipt) {
    guard let numbers = receipt.run(of: upload.items.count), !requests.isEmpty else { return }
    requests[requests.count - 1].keepOnly(numbers)
  }
}
