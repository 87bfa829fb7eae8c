import AppProtocol
public import DeviceInterface
public import DeviceSimulator
public import Rehearsal

/// The flow of an app in a process of its own: what it is told goes over the line, and what it answers is done.
public struct HostedProcess: AppProcess, OutsideLife {
  /// The app, and its life so far.
  public struct Configuration: AppConfiguration {
    var life: AppLife?
    /// Whether the scenario says that the process may end by itself.
    var mayEnd = false

    /// No app at all.
    public init() {}

    /// An app that was just installed.
    init(_ app: AppDescription, seed: UInt64, keepsAnswers: Bool = false) {
      life = AppLife(app, seed: seed, keepsAnswers: keepsAnswers)
    }
  }

  private var life: AppLife?
  private let mayEnd: Bool
  /// What it shows; without a title until it has shown anything.
  public private(set) var screen = Screen(title: "")
  /// Whether it has sent a screen.
  public private(set) var hasShownScreen = false
  /// What has gone wrong.
  public private(set) var trouble: AppTrouble?
  /// The same without what the app had written.
  private var failure: LineFailure?

  /// How a new process finds itself: the app's life goes on, and what was running is ended.
  public init(configuration: Configuration) {
    life = configuration.life
    mayEnd = configuration.mayEnd
    life?.end()
  }

  /// How an app finds itself that was just installed.
  package init(_ app: AppDescription, seed: UInt64) {
    self.init(configuration: Configuration(app, seed: seed))
  }

  /// Which app it is, with its life so far.
  public var configuration: Configuration {
    var configuration = Configuration()
    (configuration.life, configuration.mayEnd) = (life, mayEnd)
    return configuration
  }

  /// What it is called, and what its `app.json` says that it can say.
  public var identity: AppIdentity? {
    life.map { AppIdentity(givenName: $0.app.name, words: $0.app.words) }
  }

  /// What stands in its own files.
  public func manifest(for profile: Profile) -> AppManifest? { life?.app.manifest(for: profile) }

  /// Tells the app what happened, and passes on what it asks for.
  public mutating func handle(_ signal: Signal, _ platform: inout Requests) {
    // Taken out and put back, so that its history is never copied.
    guard trouble == nil, var life = life.take() else { return }
    do throws(LineFailure) {
      let answers = Result { () throws(LineFailure) in try life.deliver(signal, platform.facts) }
      self.life = life
      for answer in try answers.get() {
        for request in answer.requests { platform.add(try known(request, platform.facts)) }
        if let shown = answer.screen { (screen, hasShownScreen) = (shown, true) }
      }
    } catch {
      fail(error)
    }
  }

  private func known(_ request: Request, _ facts: Facts) throws(LineFailure) -> Request {
    guard let reason = request.reasonItIsUnknown(on: facts.platform) else { return request }
    throw .notOnPlatform(reason)
  }

  /// The most lines of what the app has written for its developers that a failure repeats.
  private static let linesMax = 30

  private mutating func fail(_ failure: LineFailure) {
    self.failure = failure
    if case .ended = failure, mayEnd {
      trouble = .ended
      return
    }
    let name = identity?.name ?? "app"
    let lines = life?.takeLastWords().split(whereSeparator: \.isNewline).map(String.init) ?? []
    let crash = CrashText(lines)
    let words = lines.suffix(Self.linesMax).map { "It wrote: \($0)" }
    trouble = .failed(
      failure.message(name),
      notes: failure.notes + (crash?.notes(linesMax: Self.linesMax) ?? words))
  }

  /// How many bytes it keeps in files of its home.
  public var fileBytes: Int? { life.map(\.fileBytes) ?? 0 }

  /// Looks whether its process still lives and has kept silent: what nobody has asked for would spoil the next answer.
  public mutating func lookOutside() {
    guard trouble == nil, let life else { return }
    do throws(LineFailure) { try life.checkProcess() } catch { fail(error) }
  }

  /// Returns the first message that was answered otherwise than in the other world.
  public func difference(from first: any OutsideLife) -> AppDifference? {
    guard let life, let firstLife = (first as? HostedProcess)?.life else { return nil }
    return life.difference(from: firstLife)
  }

  /// Lets the process end, as the scenario is over, and looks whether it ends well.
  public mutating func finishOutside() {
    guard trouble == nil else { return }
    // A process that has ended by itself, as the scenario had expected, is no trouble any more.
    do throws(LineFailure) { try life?.finish() } catch { fail(error) }
  }

  /// Empties its home.
  public mutating func reinstall() {
    do throws(LineFailure) { try life?.reinstall() } catch { fail(error) }
  }

  /// Hands over what it has written to its standard error.
  public mutating func takeLastWords() -> String { life?.takeLastWords() ?? "" }

  /// Two processes are equal where the same app has lived through the same; what it has written for its developers does not
  /// count, as addresses in it are others each time.
  public static func == (left: HostedProcess, right: HostedProcess) -> Bool {
    left.life == right.life && left.mayEnd == right.mayEnd && left.failure == right.failure
  }

  /// Feeds the life of the app.
  public func hash(into hasher: inout Hasher) { hasher.combine(life) }
}
