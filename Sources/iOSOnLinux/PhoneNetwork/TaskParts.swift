internal import Dispatch
internal import Foundation
internal import FoundationNetworking
internal import VirtualTime

/// The parts of a task that its request lacks: the body of an upload, and what its session adds to every request.
///
/// Foundation tells a protocol of neither, and so they are looked for inside of the task.
struct TaskParts {
  /// The body of an upload; nil for other tasks.
  let body: Data?
  private let configuration: URLSessionConfiguration?

  /// Looks into a task; the app is ended where an upload's body is not to be found.
  init(_ task: URLSessionTask?) {
    let parts = task.map(Self.parts) ?? [:]
    configuration = (parts["session"] as? URLSession)?.configuration
    let upload = parts["knownBody"].flatMap(Self.upload)
    if task is URLSessionUploadTask, upload == nil {
      HostPhone.refuse("the body of an upload task cannot be seen; give it with the request")
    }
    body = upload
  }

  /// What the session adds to every request under a name.
  func header(_ name: String) -> String? {
    configuration?.httpAdditionalHeaders?.first {
      "\($0.key)".caseInsensitiveCompare(name) == .orderedSame
    }.map { "\($0.value)" }
  }

  /// How long the answer may take: as the request says, or as the session does where that says nothing of its own.
  func timeout(of request: URLRequest) -> TimeInterval {
    let usual: TimeInterval = 60
    guard request.timeoutInterval == usual, let configuration else {
      return request.timeoutInterval
    }
    return configuration.timeoutIntervalForRequest
  }

  /// How long an answer may be waited for where there is no network, in seconds; nil where nobody waits for that.
  var patience: TimeInterval? {
    // `URLSessionConfiguration.waitsForConnectivity` of PhoneFoundation puts it there.
    guard let configuration,
      configuration.protocolClasses?.contains(where: { "\($0)" == "WaitsForConnectivity" }) == true
    else { return nil }
    return max(0, min(configuration.timeoutIntervalForResource, 31_536_000))
  }

  private static func parts(_ task: URLSessionTask) -> [String: Any] {
    var parts: [String: Any] = [:]
    var mirror: Mirror? = Mirror(reflecting: task)
    while let level = mirror {
      for case (let name?, let value) in level.children where parts[name] == nil {
        parts[name] = bare(value)
      }
      mirror = level.superclassMirror
    }
    return parts
  }

  /// Takes a value out of its optional.
  private static func bare(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.map { bare($0.value) } ?? value
  }

  /// Returns the bytes of a body that a task was given, of a file as it is now.
  private static func upload(_ body: Any) -> Data? {
    switch Mirror(reflecting: body).children.first?.value {
    case let data as DispatchData: Data(data)
    case let file as URL: try? Data(contentsOf: file)
    default: nil
    }
  }
}
