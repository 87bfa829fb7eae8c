internal import Observation

/// The name of a place among its siblings: by its position in the source, or by what the app says.
enum PlaceName: Hashable {
  case index(Int)
  case id(AnyHashable)
}

/// A place in the app's tree of views, where a view stands as long as its identity does.
///
/// Views are values that come and go; what they remember, whether they have appeared and what stands below them is kept here.
@MainActor final class Place {
  let graph: Graph
  let name: PlaceName
  let depth: Int
  /// How many places the graph had made with this one.
  let number: Int
  let surroundings: Surroundings
  /// What stands here; nil before the first time and once the place is no more.
  private var occupant: Occupant?
  private(set) var children: [Place] = []
  private var sources: [Source] = []
  private var kept: [Int: AnyObject] = [:]
  /// How often what stands here was evaluated: what was read in an earlier time counts no more.
  private var turn = 0
  private(set) var isDirty = false
  /// The mark of what stands here, by which a choice knows it.
  var mark: AnyHashable?
  /// The identity of the element of the app's data for which this stands; nil where it stands for none.
  var identity: AnyHashable?
  /// What is told from here to the places above, under the keys of preferences.
  var told: [ObjectIdentifier: Any] = [:]
  /// Looks whether the places below tell something else.
  var hears: (() -> Void)?
  /// The name of the page that stands here, as it is drawn.
  var tabLabel: ((inout Canvas) -> String)?
  /// Whether the user can see what stands here, where the parent is seen.
  var isShown = true
  /// Whether a container that shows one of the views in it shows this one.
  var isChosen = true
  private var appearance = Appearance()
  private var placing: Placing?

  init(_ name: PlaceName, in parent: Place, surroundings: Surroundings) {
    (graph, self.name) = (parent.graph, name)
    (depth, self.surroundings) = (parent.depth + 1, surroundings)
    number = parent.graph.nextNumber()
  }

  init(rootOf graph: Graph) {
    (self.graph, name) = (graph, .index(0))
    (depth, surroundings, number) = (0, Surroundings(nil), 0)
  }

  var isAlive: Bool { occupant != nil }

  // MARK: What stands here

  /// Lets something stand here, or go on standing here with other values.
  func stand<Content: View>(_ view: Content) {
    if let room = occupant, holds(Content.self) {
      let room = unsafeDowncast(room, to: Room<Content>.self)
      guard room.take(view, isDirty: isDirty) else { return }
    } else {
      occupant = Room.with(view)
    }
    evaluate()
  }

  /// Evaluates what stands here, and so what stands below.
  func evaluate() {
    guard let occupant else { return }
    isDirty = false
    turn += 1
    for source in sources { source.forget(self) }
    sources.removeAll(keepingCapacity: true)
    placing = Placing(before: children)
    occupant.evaluate(at: self)
    guard let placed = placing else { return }
    placing = nil
    for child in placed.left { child.remove() }
    // What only moves is told in another order.
    if !children.elementsEqual(placed.now, by: ===) { graph.noteTelling() }
    children = placed.now
  }

  /// Has this place evaluated anew, before anything is shown next.
  func invalidate() {
    guard isAlive, !isDirty else { return }
    isDirty = true
    graph.note(self)
  }

  /// Has all that stands below evaluated anew.
  func invalidateBelow() {
    for child in children {
      child.invalidate()
      child.invalidateBelow()
    }
  }

  // MARK: What stands below

  /// Lets a view stand below, under a name that is its own; the place is that of before where name and type are.
  @discardableResult
  func place<Content: View>(
    _ view: Content, _ name: PlaceName, in surroundings: Surroundings? = nil, isShown: Bool = true
  ) -> Place {
    let surroundings = surroundings ?? self.surroundings
    let child: Place
    let before = placing?.take(name)
    if let before, before.holds(Content.self), before.surroundings === surroundings {
      child = before
    } else {
      before?.remove()
      child = Place(name, in: self, surroundings: surroundings)
    }
    placing?.add(child)
    if child.isShown != isShown { graph.noteAppearance() }
    child.isShown = isShown
    graph.descend { child.stand(view) }
    return child
  }

  /// Lets a view of whatever type stand below as the only one.
  func place(any view: any View) {
    func put(_ view: some View) { place(view, .index(0)) }
    put(view)
  }

  private func holds<Content: View>(_ type: Content.Type) -> Bool {
    occupant?.type == ObjectIdentifier(type)
  }

  /// Takes this place, and all below it, out of the tree.
  func remove() {
    for child in children { child.remove() }
    for source in sources { source.forget(self) }
    (sources, children) = ([], [])
    appearance.leave(self)
    graph.forget(self)
    occupant = nil
    kept = [:]
  }

  // MARK: What is read and kept here

  /// Reads values on behalf of this place, which is evaluated anew once any of them changes.
  func read<Result>(_ body: () -> Result) -> Result {
    let outer = Graph.evaluated
    Graph.evaluated = self
    defer { Graph.evaluated = outer }
    let turn = turn
    return withObservationTracking(body) { [weak self] in
      let place = self
      onMain { place?.invalidate(readInTurn: turn) }
    }
  }

  /// Has this place evaluated anew, unless it was since it has read what is about to change.
  private func invalidate(readInTurn turn: Int) { if self.turn == turn { invalidate() } }

  func reads(_ source: Source) { sources.append(source) }

  /// What is kept here under a number, made the first time.
  func keep<Object: AnyObject>(_ slot: Int, _ make: () -> Object) -> Object {
    if let object = kept[slot] as? Object { return object }
    let object = make()
    kept[slot] = object
    return object
  }

  // MARK: What is seen

  /// What is done when this place comes into sight and when it leaves it.
  func onAppearance(_ appears: @escaping () -> Void, leaves: @escaping () -> Void) {
    appearance.set(appears, leaves)
    graph.noteAppearance()
  }

  /// Tells this place and all below it whether they are seen: parents first as they come, children first as they go.
  func tell(isSeen: Bool) {
    let isSeen = isSeen && isShown && isChosen
    if isSeen { appearance.enter() }
    for child in children { child.tell(isSeen: isSeen) }
    if !isSeen { appearance.leave(self) }
  }

  /// What stands here is to a container that tells the views in it apart.
  var role: Role { occupant?.role ?? .several }

  /// Draws what stands here.
  func draw(on canvas: inout Canvas) {
    if isShown, isChosen { drawUnseen(on: &canvas) }
  }

  /// Draws what stands here, though it is seen only as a part of something else.
  func drawUnseen(on canvas: inout Canvas) { occupant?.draw(at: self, on: &canvas) }

  /// Draws what stands below, in its order.
  func drawChildren(on canvas: inout Canvas) { for child in children { child.draw(on: &canvas) } }
}
