public import DeviceInterface
public import DeviceSimulator
import Vocabulary

/// The events of a scenario, in order; a value like the world it belongs to.
///
/// Of a long scenario it keeps the latest entries and the numbers that checks ask for.
public struct Journal: Hashable, Sendable {
  /// How many entries are always kept; there are up to twice as many.
  static let keptMax = 5_000

  /// The latest entries, the oldest of them first; all of them where all are kept.
  public private(set) var entries: [JournalEntry] = []
  /// How many processes of the app have started; the number of the current session.
  public private(set) var session = 0
  /// How many signals and requests went between app and phone.
  private(set) var exchangeCount = 0
  /// Whether everything is kept, as a storyboard needs it.
  var keepsAll = false
  /// Whether nothing is kept but what is counted, as in the many worlds of a search.
  private(set) var keepsNone = false
  /// What checks count, which holds for the entries that are gone as well.
  private(set) var counts = JournalCounts()

  /// Writes an entry down.
  mutating func note(_ what: JournalEntry.What, by cause: JournalEntry.Cause, at instant: Instant) {
    counts.add(what)
    add(JournalEntry(at: instant, session: session, cause: cause, what: what))
  }

  /// Takes over a line of the phone's diary.
  mutating func note(_ line: PhoneLogEntry) {
    counts.add(line.what)
    switch line.what {
    case .told(.fix):
      exchangeCount += 1
      counts.lastFixAt = line.instant
    case .told, .asked: exchangeCount += 1
    default: break
    }
    add(
      JournalEntry(
        at: line.instant, session: session, cause: JournalEntry.Cause(line.cause),
        what: .phone(line.what)))
  }

  private mutating func add(_ entry: JournalEntry) {
    if keepsNone { return }
    if !keepsAll, entries.count >= 2 * Self.keptMax { entries.removeFirst(Self.keptMax) }
    entries.append(entry)
  }

  /// Forgets what has happened, and what happens from now on; what is counted is kept.
  mutating func keepNone() {
    entries = []
    keepsNone = true
  }

  /// Forgets what the app was told of the clock, which checks then look for anew.
  mutating func forgetClockChange() { counts.forgetClockChange() }

  /// Begins a new session: a process of the app has started.
  mutating func beginSession() {
    session += 1
    counts.beginSession()
  }
}

/// One thing that happened in a scenario.
public struct JournalEntry: Hashable, Sendable {
  /// The one who made it happen.
  public enum Cause: String, Hashable, Sendable {
    /// The person who holds the phone.
    case user
    /// The app.
    case app
    /// The platform.
    case system
    /// A server.
    case server
    /// The scenario itself, which arranges what no one in it does.
    case scenario
  }

  /// The event itself.
  public enum What: Hashable, Sendable {
    /// A server received a request and decided on its reply.
    indirect case received(ServerRequest, ServerReply)
    /// A dialog with the title came up on the app's screen.
    case dialogAppeared(String)
    /// The dialog with the title went away.
    case dialogClosed(String)
    /// Something happened to or on the phone; what the app is told and asks for is among it.
    case phone(PhoneLogItem)
  }

  /// When it happened.
  public let at: Instant
  /// The session of the app in which it happened; zero before the first.
  public let session: Int
  /// Who made it happen.
  public let cause: Cause
  /// What happened.
  public let what: What

  /// What happened, as a sentence, for what both platforms call alike.
  var text: String { text(on: .iOS) }

  /// What happened, as a sentence in the words of the platform.
  public func text(on platform: PlatformKind) -> String {
    switch what {
    case .received(let request, let reply): "received \(request.text): \(reply.text)"
    case .dialogAppeared(let title): "shows the popup \"\(title)\""
    case .dialogClosed(let title): "closes the popup \"\(title)\""
    case .phone(.told(let signal)): "tells the app: \(signal.text(on: platform))"
    case .phone(.held(let signal)): "held until the app runs again: \(signal.text(on: platform))"
    case .phone(.asked(let request)): request.text
    case .phone(let item): "\(item)"
    }
  }
}

extension JournalEntry.Cause {
  /// Takes over who the phone's diary names.
  init(_ cause: PhoneLogEntry.Cause) {
    switch cause {
    case .user: self = .user
    case .app: self = .app
    case .system: self = .system
    case .scenario: self = .scenario
    }
  }
}

extension ServerReply {
  /// What becomes of the request, in words.
  var text: String {
    switch self {
    case .response(let response, let delay):
      "answers with \(response.text)"
        + (delay > .zero ? " after \(DurationText.render(delay))" : "")
    case .connectionLost: "the connection breaks before the answer arrives"
    case .none: "no answer"
    }
  }
}
