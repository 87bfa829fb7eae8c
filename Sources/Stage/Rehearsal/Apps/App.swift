public import BackendSimulator
public import CucumberExpressions
public import DeviceInterface
public import DeviceSimulator
public import ScenarioRunner

/// The door through which an app enters: what it is called, what plays it, and who answers it.
///
/// A conforming type is the app's room. It is never instantiated: the world keeps the app's process, its server and
/// what the room observes, and asks the room for everything else.
public protocol App: SendableMetatype {
  /// The app's flow, as long as it has a process.
  associatedtype Process: AppProcess
  /// The server that the app talks to.
  associatedtype Server: SimulatedServer
  /// What watches the app while scenarios play, for rules and figures of its own.
  associatedtype Observer: AppObserver = NoObserver<Process> where Observer.Process == Process

  /// The words by which scenarios call the app: "campaign app".
  static var name: String { get }
  /// The word by which scenarios call the one who holds the phone: "promoter".
  static var person: String { get }
  /// The words by which scenarios call its server: "campaign server".
  static var serverName: String { get }
  /// What tags of its requirements begin with, as in `@campaign:1.1`; `nil` for an app without a document of them.
  static var requirements: String? { get }
  /// What it declares to its platform.
  static var manifest: AppManifest { get }
  /// Everything that it can say; what is not shown must at least be some of it.
  static var words: AppWords { get }
  /// What it can show and do beside its words; `nil` where nobody has said so, and then nothing is held against a check.
  static var abilities: Set<AppAbility>? { get }
  /// What it sends to its server beside what every app sends, as sentences name it.
  static var messages: [MessageKind] { get }
  /// How an app that records points is looked at; `nil` for one that records none.
  static var recording: Recording<Self>? { get }
  /// The kinds of arguments that only its sentences have.
  static var parameterTypes: [ParameterType] { get }
  /// The words by which people look for its sentences, one meaning a line.
  static var synonyms: String { get }

  /// The sentence that puts it on the phone, with its keyword.
  static var installation: String { get }
  /// Whether that sentence is "the … app is installed"; a room that plays many apps has one of its own.
  static var isInstalledByName: Bool { get }

  /// Creates its server as a scenario finds it.
  static func makeServer() -> Server

  /// Returns the texts that its server has to be shown.
  static func shownTexts(on server: Server) -> [String]

  /// Tells whether it could show that it is loading where it shows the screen.
  static func canShowProgress(on screen: Screen) -> Bool

  /// Returns how many there are at most of what its texts name by number, by the word for it: "stop" in "Stop 2 of 3".
  static func numberedThings(on server: Server) -> [String: Int]

  /// Adds its sentences.
  static func addSteps(to library: inout StepLibrary<World>)

  /// The kind of argument by which its sentences name who has a page before them; empty where they name nobody.
  static var readerType: String { get }

  /// Returns the pages that others than the phone's user have before them now, the one that was opened last first.
  static func pages(in world: World) -> [OtherPage]

  /// Returns what was measured of it; empty unless a step has asked for any of it.
  static func figures(in world: World) -> [Figure]

  /// Returns why and when nothing was recorded, one line each, for the facts of a failure.
  static func gapFacts(in world: World) -> [String]

  /// Returns the rules of its own that are broken when a scenario has ended, the first one first.
  static func violations(atEndOf world: World) -> [InvariantViolation]
}

extension App {
  /// The word that every app has.
  public static var person: String { StepVocabulary.person }

  /// No document of requirements.
  public static var requirements: String? { nil }

  /// Nobody has said so.
  public static var abilities: Set<AppAbility>? { nil }

  /// Nothing beside what every app sends.
  public static var messages: [MessageKind] { [] }

  /// Nothing is recorded.
  public static var recording: Recording<Self>? { nil }

  /// No kinds of arguments of its own.
  public static var parameterTypes: [ParameterType] { [] }

  /// No words of its own.
  public static var synonyms: String { "" }

  /// Its server has nothing to be shown.
  public static func shownTexts(on server: Server) -> [String] { [] }

  /// Nobody has said where it could not.
  public static func canShowProgress(on screen: Screen) -> Bool { true }

  /// Nothing is named by number.
  public static func numberedThings(on server: Server) -> [String: Int] { [:] }

  /// No sentences of its own.
  public static func addSteps(to library: inout StepLibrary<World>) {}

  /// Nobody is named.
  public static var readerType: String { "" }

  /// Nobody else has a page before them.
  public static func pages(in world: World) -> [OtherPage] { [] }

  /// Nothing was measured.
  public static func figures(in world: World) -> [Figure] { [] }

  /// It knows no more than anybody sees.
  public static func gapFacts(in world: World) -> [String] { [] }

  /// No rules of its own.
  public static func violations(atEndOf world: World) -> [InvariantViolation] { [] }

  /// The sentence that every app has.
  public static var installation: String { "Given the \(name) is installed" }

  /// It has the sentence that every app has.
  public static var isInstalledByName: Bool { true }
}
