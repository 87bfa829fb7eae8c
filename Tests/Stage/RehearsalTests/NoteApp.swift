import BackendSimulator
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// An app that takes notes, for sentences about what no app of the command shows.
enum NoteRoom: App {
  typealias Process = NoteFlow

  static let name = "note app"
  static let serverName = "note server"
  static let manifest = AppManifest(name: "Notes")
  static let words = AppWords(
    popups: [Dialog(title: "Really?", message: "", buttons: ["Cancel"])],
    controls: ["Delete", "Call", "Ada, 2 notes"], fields: ["PIN", "Note"])

  /// The sentences that concern every app, and this one's.
  static let library: StepLibrary<World> = StepVocabulary.library(apps: [NoteRoom.self])

  static func makeServer() -> NoteServer { NoteServer() }
}

/// It keeps what is written, and asks before it deletes.
struct NoteFlow: AppProcess {
  var configuration = NoConfiguration()
  private(set) var screen = Screen(title: "Notes")

  init(configuration: NoConfiguration) {
    screen.fields = [TextField("PIN"), TextField("Note", text: "Ring twice")]
    screen.controls = [Control("Delete"), Control("Call")]
  }

  /// A map with a line of its way, and one in a colour of its own.
  private static var drawnMap: MapView {
    let places = (0...2).compactMap {
      Position(latitudeE7: 522_000_000 + $0 * 100_000, longitudeE7: 210_000_000)
    }
    return MapView(
      lines: [Array(places.prefix(2))],
      coloredLines: [MapView.ColoredLine(Array(places.suffix(2)), .red)])
  }

  mutating func handle(_ signal: Signal, _ platform: inout Requests) {
    switch signal {
    case .entered(let text, let label):
      for index in screen.fields.indices where screen.fields[index].label == label {
        screen.fields[index].text = text
      }
      if text == "Draw" { screen.map = Self.drawnMap }
      if text == "2 notes" { screen.controls.append(Control("Ada, 2 notes")) }
      guard text == "Find me" else { break }
      platform.add(
        .send(
          ServerRequest(id: 1, .get, "/where", query: [.init("lat", "52"), .init("lng", "21")])))
    case .tapped("Call"): platform.add(.open(address: "tel:112"))
    case .tapped("Delete"): screen.dialog = NoteRoom.words.popups[0]
    case .tapped("Cancel"): screen.dialog = nil
    default: break
    }
  }
}

/// It knows nothing.
struct NoteServer: SimulatedServer {
  var behaviour = ScriptedBehaviour()
  var log = RequestLog()

  func serves(_ path: String) -> Bool { false }

  mutating func answer(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) -> ServerResponse { .error(status: 404) }
}
