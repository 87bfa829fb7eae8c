import Authoring
import ScenarioRunner

/// Who asks something of a desk.
struct DeskAsker: Hashable, Sendable {
  /// The page's own name for itself; empty for who has none.
  let page: String
  /// The feature that it is about.
  let file: String
}

/// The desks of the pages that have asked last, each with the worlds of what is written there.
struct DeskShelf<World: ScenarioWorld> {
  /// The most pages that have a desk; the one that has not asked for the longest time loses its own, and plays anew.
  private static var desksMax: Int { 4 }

  private var library: StepLibrary<World>
  private var planner: Planner
  private let watch: PlayWatch
  /// The desks, the one that was asked last at the end.
  private var desks: [(page: String, desk: AuthoringDesk<World>)] = []

  init(_ library: StepLibrary<World>, _ planner: Planner, watch: PlayWatch) {
    (self.library, self.planner, self.watch) = (library, planner, watch)
  }

  /// Returns the desk of a page, a new one where it has none.
  mutating func desk(of page: String) -> AuthoringDesk<World> {
    let known = desks.firstIndex { $0.page == page }.map { desks.remove(at: $0).desk }
    let desk = known ?? AuthoringDesk(library, planner, watch: watch)
    desks.append((page, desk))
    if desks.count > Self.desksMax { desks.removeFirst() }
    return desk
  }

  /// Lays all desks anew, for other sentences or files.
  mutating func renew(_ library: StepLibrary<World>, _ planner: Planner) {
    (self.library, self.planner) = (library, planner)
    desks = []
  }
}
