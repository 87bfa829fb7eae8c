internal import VirtualTime

/// Something that can stand at a place: a view, a modifier with its content, a scene.
@MainActor protocol Stander {
  /// Whether another that follows this one at its place shows the same, so that nothing has to be evaluated.
  func isSame(as other: Self) -> Bool
  /// What it is to a container that tells the views in it apart.
  var role: Role { get }
  /// Says what stands below.
  mutating func evaluate(at place: Place)
  /// Draws what stands here.
  @MainActor func draw(at place: Place, on canvas: inout Canvas)
}

/// What stands at a place, whatever its type.
@MainActor class Occupant {
  var role: Role { .several }
  func evaluate(at place: Place) {}
  @MainActor func draw(at place: Place, on canvas: inout Canvas) {}
}

/// What stands at a place, with its type.
final class Room<Standing: Stander>: Occupant {
  private var stander: Standing
  /// As it came from its parent: links to the place are no part of what is compared.
  private var came: Standing

  init(_ stander: Standing) { (self.stander, came) = (stander, stander) }

  /// Takes in what follows; returns whether it has to be evaluated.
  func take(_ next: Standing, isDirty: Bool) -> Bool {
    let isSame = !isDirty && came.isSame(as: next)
    (stander, came) = (next, next)
    return !isSame
  }

  override var role: Role { stander.role }
  override func evaluate(at place: Place) { stander.evaluate(at: place) }
  override func draw(at place: Place, on canvas: inout Canvas) {
    stander.draw(at: place, on: &canvas)
  }
}

/// A view at its place: it is made of others, or is one that this package draws.
struct ViewStander<Content: View>: Stander {
  private var view: Content

  init(_ view: Content) { self.view = view }

  var role: Role { (view as? any Primitive)?.role ?? .several }

  func isSame(as other: Self) -> Bool {
    // What this package draws holds closures; to look costs more than to take it in.
    !(Content.self is any Primitive.Type) && Sameness.holds(view, other.view)
  }

  mutating func evaluate(at place: Place) {
    Linking.link(&view, to: place)
    if let primitive = view as? any Primitive {
      primitive.evaluate(at: place)
    } else {
      Graph.count(Content.self)
      let view = view
      place.place(place.read { view.body }, .index(0))
    }
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    if let primitive = view as? any Primitive {
      if canvas.isListing, primitive.isRow {
        canvas.addRow { primitive.draw(at: place, on: &$0) }
      } else {
        primitive.draw(at: place, on: &canvas)
      }
    } else {
      place.drawChildren(on: &canvas)
    }
  }
}

/// The linking of what views keep by their places.
@MainActor enum Linking {
  static func link<Value>(_ value: inout Value, to place: Place) {
    let fields = Fields.of(Value.self)
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
