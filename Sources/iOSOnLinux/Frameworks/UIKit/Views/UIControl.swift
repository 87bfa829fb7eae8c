public import Foundation
public import PhoneFoundation
internal import VirtualTime

/// A piece of the app's own code, for buttons and menus.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// What stands there.
  open var title: String
  private let handler: (UIAction) -> Void
  /// What has sent it.
  open fileprivate(set) weak var sender: AnyObject?

  /// Creates a piece of code.
  public init(
    title: String = "", image: UIImage? = nil, identifier: String? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    (self.title, self.handler) = (title, handler)
  }

  func perform(for sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}

/// A view that tells the app what the user does to it.
@preconcurrency @MainActor open class UIControl: UIView {
  /// What the user does.
  public struct Event: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Creates a set of events.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger leaves within it: it was tapped.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value is another.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It was tapped, or what else its main purpose is.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Writing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Something was written.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Writing is over.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Writing is over by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All of them.
    public static let allEvents = Event(rawValue: 0x0FFF_FFFF)
  }

  /// The state of a control, for what it looks like.
  public struct State: OptionSet, Sendable {
    /// The states as bits.
    public let rawValue: UInt

    /// Creates a set of states.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
  }

  override var isTouched: Bool { true }

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  private var calls: [Call] = []

  /// What is done when something happens: a method of an object, or a piece of code.
  private struct Call {
    var events: Event
    weak var target: AnyObject?
    /// The name of the method; nil for a piece of code.
    var method: String?
    let perform: (UIControl) -> Void
  }

  /// Calls a method of an object when something happens; the object is not kept.
  open func addTarget(_ target: AnyObject?, action: Selector, for events: Event) {
    let call = action.calling(target)
    // Once for each event, however often it is named.
    if let index = calls.firstIndex(where: { $0.target === target && $0.method == action.name }) {
      calls[index].events.formUnion(events)
      return
    }
    calls.append(Call(events: events, target: target, method: action.name, perform: call))
  }

  /// Runs a piece of code when something happens.
  open func addAction(_ action: UIAction, for events: Event) {
    calls.append(Call(events: events) { action.perform(for: $0) })
  }

  /// Calls a method of an object no more when something happens; without the one or the other, every one.
  open func removeTarget(_ target: AnyObject?, action: Selector?, for events: Event) {
    for index in calls.indices {
      guard let method = calls[index].method, action == nil || action?.name == method,
        target == nil || calls[index].target === target
      else { continue }
      calls[index].events.subtract(events)
    }
    calls.removeAll { $0.events.isEmpty }
  }

  /// Tells that something has happened.
  open func sendActions(for events: Event) {
    for call in calls where !call.events.isDisjoint(with: events) { call.perform(self) }
  }
}

extension Selector {
  /// Returns what calls the method of an object, which is not kept; the app is ended where there is none, as nobody looks for
  /// one here.
  func calling(_ target: AnyObject?) -> (Any) -> Void {
    guard let target else {
      HostPhone.refuse(
        "the method \(name) is named without its object, and is looked for nowhere: name the object"
      )
    }
    return { [weak target] sender in if let target { perform(target, sender) } }
  }
}
