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

  /// Notes what the server has stored of the latest request, an upload, and lets go of a body that is stored whole.
  public mutating func noteStored<Record>(_ upload: Upload<Record>, _ receipt: UploadReceipt) {
    guard !requests.isEmpty else { return }
    requests[requests.count - 1].noteStored(receipt, of: upload.items.count)
  }
}

/// A request as the server that received it sees it.
public struct ReceivedRequest: Hashable, Sendable {
  /// When it arrived.
  public let time: Instant
  /// The method.
  public let method: ServerRequest.Method
  /// The path, beginning with a slash.
  public let path: String
  /// The query items, in the order they were written.
  public let query: [ServerRequest.QueryItem]
  /// The key by which a repeated request is recognized, if one was sent.
  public let idempotencyKey: String?
  /// Who asked, as the token of the header said it; `nil` where none was sent.
  public let authorization: String?
  /// What of the body is kept.
  private var content: Content

  private enum Content: Hashable, Sendable {
    /// All of it.
    case whole(String)
    /// All of it, and the numbers of the records that the server has stored, as it has not stored every one.
    case parted(String, stored: [Int])
    /// The numbers of the records that it brought, which the server has stored as they came.
    case records(Range<Int>)
  }

  /// Records a request that arrived at the instant.
  public init(_ request: ServerRequest, at time: Instant) {
    self.time = time
    self.method = request.method
    self.path = request.path
    self.query = request.query
    self.idempotencyKey = request.idempotencyKey
    self.authorization = request.authorization
    self.content = .whole(request.body)
  }

  /// The body; empty where there was none, and where all that it brought is among the server's records.
  public var body: String {
    switch content {
    case .whole(let body), .parted(let body, _): body
    case .records: ""
    }
  }

  /// Whether the body is let go, as all that it brought is among the server's records.
  public var isBodyAmongRecords: Bool {
    switch content {
    case .whole, .parted: false
    case .records: true
    }
  }

  /// The numbers of the points that an upload brought, zero for one without; `nil` where its body is no upload.
  public var pointNumbers: [Int]? {
    switch content {
    case .records(let numbers): return Array(numbers)
    case .whole(let body), .parted(let body, _):
      let json = try? JSONValue(parsing: body, limits: .init(bytesMax: 1 << 24))
      return json?["points"]?.array?.map { Int($0["n"]?.integer ?? 0) }
    }
  }

  /// The numbers of the records that the server stored, or had stored already, when the request came.
  public var storedNumbers: [Int] {
    switch content {
    case .whole: []
    case .parted(_, let stored): stored
    case .records(let numbers): Array(numbers)
    }
  }

  /// Keeps what was stored of so many records, without the body where it was all of them.
  fileprivate mutating func noteStored(_ receipt: UploadReceipt, of count: Int) {
    if let numbers = receipt.run(of: count) {
      content = .records(numbers)
    } else if !receipt.accepted.isEmpty {
      content = .parted(body, stored: receipt.accepted)
    }
  }

  /// The value of the first query item with the name, or `nil` where there is none.
  public func queryValue(_ name: String) -> String? { query.first { $0.name == name }?.value }

  /// The position that the query's `lat` and `lng` name; `nil` where one is missing or malformed.
  public var coordinates: Position? {
    guard let latitude = queryValue("lat"), let longitude = queryValue("lng") else { return nil }
    return try? Position(latitude: latitude, longitude: longitude)
  }

  /// Whether the query names any coordinate, well formed or not.
  public var hasCoordinates: Bool { query.contains(where: \.isCoordinate) }
}

extension ReceivedRequest: CustomStringConvertible {
  /// The request line: "GET /api/listings?lat=52.2297&lng=21.0122&radius=50".
  public var description: String {
    let items = query.map { Self.escaped($0.name) + "=" + Self.escaped($0.value) }
    return method.rawValue + " " + path + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }

  /// Returns the text with everything but letters, digits and "-._~," as percent-escapes.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ","):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
