internal import DeviceInterface
public import Dispatch
public import Foundation
internal import VirtualTime

/// The place where work is left to the phone, which starts it later, also when the app does not run (`I-95`).
///
/// It is used on the main thread.
open class BGTaskScheduler: NSObject {
  /// The reason for which work is not left to the phone.
  public struct Error: Swift.Error, CustomNSError, Hashable, Sendable {
    /// The platform's numbers.
    public enum Code: Int, Sendable {
      /// Background App Refresh is off (`I-75`).
      case unavailable = 1
      /// Too much work waits already; never here.
      case tooManyPendingTaskRequests = 2
      /// The name is none that the `Info.plist` permits.
      case notPermitted = 3
    }

    /// What it is.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// Where the numbers come from.
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// The platform's number.
    public var errorCode: Int { code.rawValue }
    /// What it says of itself where it is shown.
    public var errorUserInfo: [String: Any] { ErrorWords.plain(Self.errorDomain, errorCode) }

    /// Background App Refresh is off (`I-75`).
    public static var unavailable: Code { .unavailable }
    /// Too much work waits already; never here.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The name is none that the `Info.plist` permits.
    public static var notPermitted: Code { .notPermitted }
  }

  private struct Work {
    let queue: DispatchQueue
    let handler: (BGTask) -> Void
    var task: BGTask?
  }

  private var works: [String: Work] = [:]
  /// Which names were asked for last as short work, in this process or another.
  private var short: Set<String>
  private let file = HomeFile<Set<String>>("tasks.json")

  override private init() { short = file.read() ?? [] }

  /// That of the app; the app is ended where somebody asks for it on another thread or queue.
  open class var shared: BGTaskScheduler {
    phone.kept {
      phone.listen { BGTaskScheduler.shared.receive($0) }
      return BGTaskScheduler()
    }
  }

  private static let phone = FrameworkPhone(for: "BackgroundTasks")

  /// Says what is done when the work is started; before the start of the app is told to its end.
  ///
  /// Returns false where the `Info.plist` does not permit the name. A second handler for a name ends the app, as on the
  /// platform. Handlers are called on the queue; without one, on another than the main queue.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    guard isPermitted(identifier) else { return false }
    guard works[identifier] == nil else {
      HostPhone.refuse("BGTaskScheduler: there is a launch handler for \(identifier) already")
    }
    works[identifier] = Work(queue: queue ?? .global(), handler: launchHandler)
    return true
  }

  /// Leaves work to the phone; another request of the same name is replaced.
  ///
  /// - Throws: `Error` where the name is not permitted, or Background App Refresh is off.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    let name = taskRequest.identifier
    guard isPermitted(name) else { throw Error(.notPermitted) }
    guard Self.phone.facts.backgroundRefreshEnabled else { throw Error(.unavailable) }
    let processing = taskRequest as? BGProcessingTaskRequest
    if processing == nil { short.insert(name) } else { short.remove(name) }
    file.write(short)
    let wait = taskRequest.earliestBeginDate?.timeIntervalSinceNow ?? 0
    let work = DeferredWork(
      name: name, kind: processing == nil ? .refresh : .processing,
      needsNetwork: processing?.requiresNetworkConnectivity ?? false,
      needsCharging: processing?.requiresExternalPower ?? false,
      earliest: .seconds(max(0, min(wait, 1e9))))
    Self.phone.ask(.deferWork(work))
  }

  /// Takes work back.
  open func cancel(taskRequestWithIdentifier identifier: String) {
    Self.phone.ask(.cancelWork(name: identifier))
  }

  /// Takes all work back.
  open func cancelAllTaskRequests() {
    for name in Self.permitted.sorted() { Self.phone.ask(.cancelWork(name: name)) }
  }

  private static var permitted: [String] {
    Bundle.main.object(forInfoDictionaryKey: "BGTaskSchedulerPermittedIdentifiers") as? [String]
      ?? []
  }

  private func isPermitted(_ name: String) -> Bool { Self.permitted.contains(name) }
}

/// What becomes of the work.
extension BGTaskScheduler {
  private func receive(_ signal: Signal) {
    switch signal {
    case .workStarted(let name): start(name)
    case .workExpired(let name):
      // Where nobody sees to it, the work counts as not done, as on the platform.
      let work = works[name]
      works[name]?.task = nil
      work?.queue.async { work?.task?.expirationHandler?() }
    default: break
    }
  }

  private func start(_ name: String) {
    guard let work = works[name] else {
      HostPhone.refuse("BGTaskScheduler: there is no launch handler for \(name)")
    }
    let task =
      short.contains(name)
      ? BGAppRefreshTask(identifier: name) : BGProcessingTask(identifier: name)
    works[name]?.task = task
    work.queue.async { work.handler(task) }
  }

  /// Ends work, unless it is over, or was begun anew since.
  func finish(_ task: BGTask, isDone: Bool) {
    let name = task.identifier
    guard works[name]?.task === task else { return }
    works[name]?.task = nil
    Self.phone.ask(.finishWork(name: name, isDone ? .succeeded : .retry))
  }
}

extension BGTaskScheduler.Error.Code {
  /// Whether an error is of this kind, as `catch BGTaskScheduler.Error.notPermitted` asks.
  public static func ~= (code: Self, error: any Swift.Error) -> Bool {
    (error as? BGTaskScheduler.Error)?.code == code
  }
}

/// Work that the phone has started the app for, or woken it.
open class BGTask: NSObject {
  /// Which work it is.
  public let identifier: String
  /// What is done when the time is over, and the work is not.
  open var expirationHandler: (() -> Void)?

  init(identifier: String) { self.identifier = identifier }

  /// Says that the work is over; one that was not successful has to be asked for anew, as on the platform (`I-95`).
  open func setTaskCompleted(success: Bool) {
    BGTaskScheduler.shared.finish(self, isDone: success)
  }
}

/// Work that takes half a minute at most.
open class BGAppRefreshTask: BGTask {}

/// Work that takes minutes.
open class BGProcessingTask: BGTask {}

/// Work that an app wants to be started for in the background.
open class BGTaskRequest: NSObject {
  /// Which work it is: one of the names that the `Info.plist` permits.
  public let identifier: String
  /// Before which it is not started.
  open var earliestBeginDate: Date?

  fileprivate init(identifier: String) { self.identifier = identifier }
}

/// Work that takes half a minute at most, such as loading what is new (`I-95`).
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// Creates a request.
  override public init(identifier: String) { super.init(identifier: identifier) }
}

/// Work that takes minutes (`I-95`).
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether it waits for a network.
  open var requiresNetworkConnectivity = false
  /// Whether it waits for the phone to be connected to power.
  open var requiresExternalPower = false

  /// Creates a request.
  override public init(identifier: String) { super.init(identifier: identifier) }
}
