internal import VirtualTime

/// The app's tree of views: evaluates what has changed, tells who has come into sight, and draws what is seen.
@MainActor final class Graph {
  /// The place that is being evaluated, on whose behalf values are read.
  static var evaluated: Place?
  /// Who is told of each body that is evaluated: tests count them.
  static var onEvaluation: ((any Any.Type) -> Void)?

  /// How many views may stand within each other.
  static let depthMax = 1_000
  /// How often views may have each other evaluated anew until they have to come to rest.
  static let passesMax = 200

  /// Asks to be settled soon; who has a graph says how.
  var onUnrest: () -> Void = {}
  private(set) lazy var root = Place(rootOf: self)
  private var dirty: [Place] = []
  private var actions: [() -> Void] = []
  private var isAppearanceOld = false
  private var isTellingOld = false
  private var hearers: [ObjectIdentifier: Place] = [:]
  private var isSettling = false
  private var depth = 0
  private var isSeen = false
  private var placeCount = 0
  private var focused: (place: Place, focus: FieldFocus?)?

  init() {}

  /// Shows a view, in the place of all that was shown.
  func show(_ view: some View) {
    root.stand(view)
    note(root)
  }

  /// Says whether the user can see the app's window at all; views do not disappear when another app covers it.
  func beSeen() {
    isSeen = true
    noteAppearance()
  }

  /// Notes a place that has to be evaluated.
  func note(_ place: Place) {
    dirty.append(place)
    beRestless()
  }

  /// Notes that something may have come into sight or left it.
  func noteAppearance() {
    isAppearanceOld = true
    beRestless()
  }

  /// Notes that something may be told to the places above that was not told before.
  func noteTelling() { isTellingOld = true }

  /// Notes a place that hears what is told below it.
  func noteHearing(_ place: Place) {
    hearers[ObjectIdentifier(place)] = place
    isTellingOld = true
  }

  private func hear() {
    guard isTellingOld else { return }
    isTellingOld = false
    hearers = hearers.filter { $0.value.isAlive }
    let places = hearers.values.sorted { (-$0.depth, $0.number) < (-$1.depth, $1.number) }
    for place in places { place.hears?() }
  }

  /// Gives the user's keys to a field, and takes them from the one that had them.
  func focus(_ place: Place, _ focus: FieldFocus?) {
    if let focused, focused.place !== place { focused.focus?.lose() }
    focused = (place, focus)
    focus?.gain()
  }

  /// Takes the user's keys from a field that is no more.
  func forget(_ place: Place) {
    guard let focused, focused.place === place else { return }
    self.focused = nil
    focused.focus?.lose()
  }

  /// Returns the number of a place that is being made.
  func nextNumber() -> Int {
    placeCount += 1
    return placeCount
  }

  /// Does something once everything is evaluated.
  func afterwards(_ action: @escaping () -> Void) {
    actions.append(action)
    beRestless()
  }

  private func beRestless() { if !isSettling { onUnrest() } }

  static func count(_ type: any Any.Type) { onEvaluation?(type) }

  /// Goes one level down in the tree.
  func descend(_ body: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthMax else {
      HostPhone.refuse(
        "more than \(Self.depthMax) views stand within each other: does one of them contain itself?"
      )
    }
    body()
  }

  /// Evaluates until nothing changes any more.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    StoredValues.refresh()
    for _ in 0..<Self.passesMax {
      if isAtRest { return }
      evaluate()
      hear()
      if isAppearanceOld {
        isAppearanceOld = false
        root.tell(isSeen: isSeen)
      }
      let actions = actions
      self.actions = []
      for action in actions { action() }
    }
    guard isAtRest else {
      HostPhone.refuse(
        "the views do not come to rest: they have had each other evaluated more than \(Self.passesMax) times"
      )
    }
  }

  private var isAtRest: Bool { dirty.isEmpty && actions.isEmpty && !isAppearanceOld }

  /// Evaluates parents first, which may take away what stands below them, or evaluate it on their way.
  ///
  /// Of others the older one comes first: sources know their readers in no order.
  private func evaluate() {
    let places = dirty.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
    dirty = []
    for place in places where place.isAlive && place.isDirty { place.evaluate() }
  }

  /// Draws what the user sees.
  func draw() -> Canvas {
    settle()
    var canvas = Canvas()
    root.draw(on: &canvas)
    return canvas
  }
}

/// What is done when a place comes into sight, and when it leaves it.
@MainActor struct Appearance {
  private var isSeen = false
  private var appears: (() -> Void)?
  private var leaves: (() -> Void)?

  mutating func set(_ appears: @escaping () -> Void, _ leaves: @escaping () -> Void) {
    (self.appears, self.leaves) = (appears, leaves)
  }

  mutating func enter() {
    guard !isSeen else { return }
    isSeen = true
    appears?()
  }

  mutating func leave(_ place: Place) {
    guard isSeen else { return }
    isSeen = false
    if let leaves { place.graph.afterwards(leaves) }
  }
}

/// Does something on the main thread as the main actor, from wherever the app calls: nothing else runs here.
func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  HostPhone.onMainQueue(for: "SwiftUI") { body() }
}
