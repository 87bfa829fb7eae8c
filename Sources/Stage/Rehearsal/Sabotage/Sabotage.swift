public import BackendSimulator
import DeviceInterface
public import Vocabulary

/// One thing that goes wrong between an app and its phone, or in its server, wherever it occurs in a scenario.
public enum Sabotage: Hashable, Sendable {
  /// The app never hears signals of the kind.
  case unheard(UnheardSignal)
  /// The app never makes requests of the kind.
  case neverAsked(UnaskedRequest)
  /// The app makes each request of the kind twice.
  case askedTwice(UnaskedRequest)
  /// What the app asks for at once is asked in the opposite order.
  case askedBackwards
  /// The app asks for a position and for updates as though it were always allowed.
  case askedWithoutPermission
  /// The app reads facts as they were when its process began.
  case stale(FactKind)
  /// The app finds nothing of what it stored.
  case storageForgotten
  /// What the app stores is cut off in its middle.
  case storageHalfWritten
  /// Positions are rounded to a thousandth of a degree.
  case positionRounded
  /// Latitude and longitude are swapped.
  case positionSwapped
  /// Each position is the one before it.
  case positionKept
  /// Timers take twice as long.
  case timerLate
  /// Timers take half as long.
  case timerEarly
  /// Each request that reads says where the user is.
  case alwaysLocated
  /// No request says where the user is.
  case neverLocated
  /// Whenever the app asks for positions, it asks for all that the phone can give, until it stops them.
  case askedGreedily
  /// The app sends each request a second time, over plain HTTP.
  case sentInTheClear
  /// Hearing something, the app never asks for something that it asks for then.
  case noReaction(Trigger, UnaskedRequest)
  /// A tap on what has the label does nothing.
  case deadButton(String)
  /// The popup never shows.
  case popupNeverShown(String)
  /// The popup stays when it should go.
  case popupStays(String)
  /// The popup comes up again whenever the screen does.
  case popupAgain(String)
  /// A part of the screen says something else, or nothing.
  case reworded(ScreenPart)
  /// The system's question says another reason than the app's.
  case reasonReworded
  /// The app's server does something wrong.
  case server(ServerSabotage)

  /// The sorts of sabotage by which some can be chosen.
  public enum Sort: String, Hashable, Sendable, CaseIterable {
    /// Signals that are not heard.
    case signals
    /// Requests that are not made, made twice, in another order or without permission.
    case requests
    /// Facts that are read too late, and storage that fails.
    case facts
    /// Positions that are wrong.
    case positions
    /// Timers that are late.
    case timers
    /// Buttons and popups.
    case touches
    /// What can be read on the screen.
    case words
    /// What it does not do when it hears something; tried only where somebody asks for it.
    case reactions
    /// Answers that are wrong, and what servers should have kept, refused, deleted or told.
    case servers

    /// Those that are tried where nobody chooses: single reactions are too many.
    public static let common = Set(allCases).subtracting([.reactions])
  }

  /// What an app hears: a sort of signal, or a tap on something.
  public struct Trigger: Hashable, Sendable {
    /// The words after "hearing".
    let words: String

    init(_ signal: Signal) {
      if case .tapped(let label) = signal {
        words = "a tap on “\(label)”"
      } else {
        words = signal.term.unheard.words
      }
    }
  }

  /// Those that need no name of anything in an app.
  public static let general: [Sabotage] =
    UnheardSignal.all.map(Sabotage.unheard)
    + UnaskedRequest.all.flatMap { [.neverAsked($0), .askedTwice($0)] }
    + [.askedBackwards, .askedWithoutPermission]
    + FactKind.allCases.map(Sabotage.stale)
    + [
      .storageForgotten, .storageHalfWritten, .positionRounded, .positionSwapped, .positionKept,
      .timerLate, .timerEarly, .alwaysLocated, .neverLocated, .askedGreedily, .sentInTheClear,
      .reasonReworded,
    ] + ScreenPart.allCases.map(Sabotage.reworded) + ServerSabotage.general.map(Sabotage.server)

  /// Whether it lets a scenario get no further, so that noticing it shows nothing of what the scenario is about.
  public var stopsEverything: Bool {
    switch self {
    case .unheard(let kind): Self.isVital(kind)
    case .neverAsked(let kind): kind == Self.sending
    // Whatever lies behind a button lies behind it no more.
    case .deadButton: true
    case .server(let sabotage): sabotage.stopsEverything
    case .askedTwice, .askedBackwards, .askedWithoutPermission, .stale, .storageForgotten,
      .storageHalfWritten, .positionRounded, .positionSwapped, .positionKept, .timerLate,
      .timerEarly, .alwaysLocated, .neverLocated, .askedGreedily, .sentInTheClear, .noReaction,
      .popupNeverShown, .popupStays, .popupAgain, .reworded, .reasonReworded:
      false
    }
  }

  /// The sort of request that goes to a server.
  static let sending = Request.send(ServerRequest(id: 0, .get, "/")).term.unasked

  private static func isVital(_ kind: UnheardSignal) -> Bool {
    let vital: [Signal] = [
      .launched(.user), .becameActive, .screenAppeared,
      .response(id: 0, ServerResponse(status: 200)),
    ]
    return vital.contains { $0.term.unheard == kind }
  }

  /// The sort it belongs to.
  public var sort: Sort {
    switch self {
    case .unheard: .signals
    case .neverAsked, .askedTwice, .askedBackwards, .askedWithoutPermission, .alwaysLocated,
      .neverLocated, .askedGreedily, .sentInTheClear:
      .requests
    case .noReaction: .reactions
    case .stale, .storageForgotten, .storageHalfWritten: .facts
    case .positionRounded, .positionSwapped, .positionKept: .positions
    case .timerLate, .timerEarly: .timers
    case .deadButton, .popupNeverShown, .popupStays, .popupAgain: .touches
    case .reworded, .reasonReworded: .words
    case .server: .servers
    }
  }
}

extension Sabotage: CustomStringConvertible {
  /// What goes wrong, as a product owner would say it.
  public var description: String {
    switch self {
    case .unheard(let kind): "the app never hears \(kind.words)"
    case .neverAsked(let kind): "the app never \(kind.words)"
    case .askedTwice(let kind): "the app \(kind.words) twice"
    case .askedBackwards: "what the app asks for at once, it asks in the opposite order"
    case .askedWithoutPermission: "the app asks for a position whether it may or not"
    case .stale(let kind): "the app reads \(kind.rawValue) as at its launch"
    case .storageForgotten: "the app finds nothing of what it stored"
    case .storageHalfWritten: "the app stores only half of each text"
    case .positionRounded: "positions are rounded to 0.001°"
    case .positionSwapped: "latitude and longitude are swapped"
    case .positionKept: "each position is the one before it"
    case .timerLate: "timers take twice as long"
    case .timerEarly: "timers take half as long"
    case .alwaysLocated: "each query says where the user is"
    case .neverLocated: "no query says where the user is"
    case .askedGreedily: "the app asks for positions every second and as exactly as can be"
    case .sentInTheClear: "the app sends each request once more over plain HTTP"
    case .noReaction(let trigger, let kind):
      "hearing \(trigger.words), the app never \(kind.words)"
    case .deadButton(let label): "the button “\(label)” does nothing"
    case .popupNeverShown(let title): "the popup “\(title)” never shows"
    case .popupStays(let title): "the popup “\(title)” stays"
    case .popupAgain(let title): "the popup “\(title)” comes up again with the screen"
    case .reworded(let part): part.fault
    case .reasonReworded: "other words stand in the reason of the system's question"
    case .server(let sabotage): sabotage.description
    }
  }
}
