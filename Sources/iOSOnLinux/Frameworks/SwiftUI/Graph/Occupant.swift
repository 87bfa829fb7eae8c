internal import VirtualTime

/// What stands at a place, whatever its type.
@MainActor class Occupant {
  /// The type of the view.
  let type: ObjectIdentifier

  fileprivate init(_ type: any Any.Type) { self.type = ObjectIdentifier(type) }

  /// What it is to a container that tells the views in it apart.
  var role: Role { .several }
  /// Says what stands below.
  func evaluate(at place: Place) {}
  /// Draws what stands here.
  func draw(at place: Place, on canvas: inout Canvas) { place.drawChildren(on: &canvas) }
}

/// A view at its place, which is made of others.
class Room<Content: View>: Occupant {
  fileprivate final var view: Content
  /// As it came from its parent: links to the place are no part of what is compared.
  private final var came: Content
  fileprivate final let fields = Fields.of(Content.self)

  fileprivate init(_ view: Content) {
    (self.view, came) = (view, view)
    super.init(Content.self)
  }

  /// Makes the room for a view, whether it is made of others or drawn as it is.
  static func with(_ view: Content) -> Occupant {
    guard let drawn = view as? any Primitive else { return Room(view) }
    func room(for drawn: some Primitive) -> Occupant { DrawnRoom(drawn) }
    return room(for: drawn)
  }

  /// Takes in the view that follows; returns whether it has to be evaluated.
  final func take(_ next: Content, isDirty: Bool) -> Bool {
    let isSame = !isDirty && canBeSame && Sameness.holds(came, next)
    (view, came) = (next, next)
    return !isSame
  }

  /// Whether it is worth a look whether a view that follows shows the same.
  fileprivate var canBeSame: Bool { true }

  override func evaluate(at place: Place) {
    Linking.link(&view, to: place, by: fields)
    Graph.count(Content.self)
    let view = view
    place.place(place.read { view.body }, .index(0))
  }
}

/// A view at its place, which this package draws as it is.
final class DrawnRoom<Content: Primitive>: Room<Content> {
  override var role: Role { view.role }
  // What this package draws holds closures; to look costs more than to take it in.
  override fileprivate var canBeSame: Bool { false }

  override func evaluate(at place: Place) {
    Linking.link(&view, to: place, by: fields)
    view.evaluate(at: place)
  }

  override func draw(at place: Place, on canvas: inout Canvas) {
    let view = view
    if canvas.isListing, view.isRow {
      canvas.addRow { view.draw(at: place, on: &$0) }
    } else {
      view.draw(at: place, on: &canvas)
    }
  }
}

/// The linking of what views keep by their places.
@MainActor enum Linking {
  static func link<Value>(_ value: inout Value, to place: Place) {
    link(&value, to: place, by: Fields.of(Value.self))
  }

  /// Links a value whose properties are known.
  static func link<Value>(_ value: inout Value, to place: Place, by fields: Fields) {
    guard !fields.isPlain else { return }
    var count = 0
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      fields.link(base, to: place, &count)
    }
  }
}

/// A view that is made of no others: this package places what it holds, and draws it.
@MainActor protocol Primitive: View where Body == Never {
  /// Places what stands below; by default, nothing.
  @MainActor func evaluate(at place: Place)
  /// Draws it; by default, what stands below in its order.
  @MainActor func draw(at place: Place, on canvas: inout Canvas)
  /// What it is to a container that tells the views in it apart; by default, a view of its own.
  var role: Role { get }
  /// Whether a list around it makes one row of it, or a row of each view in it.
  var isRow: Bool { get }
}

extension Primitive {
  var role: Role { .one }
  var isRow: Bool { role == .one }
  func evaluate(at place: Place) {}
  @MainActor func draw(at place: Place, on canvas: inout Canvas) { place.drawChildren(on: &canvas) }
}

extension View where Body == Never {
  /// There is none: the view is drawn as it is.
  public var body: Never { hasNone(self) }
}
/// Ends the app, which has asked for the body of a view that is drawn as it is.
@MainActor func hasNone<Content>(_ view: Content) -> Never {
  HostPhone.refuse("\(Content.self) has no body: it is drawn as it is")
}
