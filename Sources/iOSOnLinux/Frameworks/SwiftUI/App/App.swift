internal import AppHost
internal import DeviceInterface
internal import PhoneNetwork
internal import UIKit
internal import VirtualTime

/// An app, made of scenes.
@MainActor @preconcurrency public protocol App {
  /// What the app is made of.
  associatedtype Body: Scene
  /// What the app is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Creates the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Plays the app on the simulated phone until the phone hangs up.
  public static func main() {
    PhoneNetwork.install()
    AppHost.run { _ in AppScreen { Self() } }
  }
}

/// A part of an app: a window with what it shows.
@MainActor @preconcurrency public protocol Scene {
  /// What it is made of.
  associatedtype Body: Scene
  /// What it is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that is made of no others.
protocol PrimitiveScene: Scene where Body == Never {
  /// Places what the window shows.
  @MainActor func place(at place: Place)
}

extension Scene where Body == Never {
  /// There is none.
  public var body: Never { hasNone(self) }
}

/// The app's window.
public nonisolated struct WindowGroup<Content: View>: Scene, PrimitiveScene {
  private let content: () -> Content

  /// Creates the window.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Creates the window with a name.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Creates the window with a name in the app's language.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// What the window shows is made once there is one: an app that is started out of sight has none.
  @MainActor func place(at place: Place) {
    let isOpen = place.read { place.surroundings.read(WindowState.key) } as? Bool
    if isOpen == true { place.place(place.read(content), .index(0)) }
  }
}

/// Whether the app's window is there.
enum WindowState {
  static var key: ObjectIdentifier { ObjectIdentifier(WindowState.self) }
}

/// A builder of scenes.
@resultBuilder public struct SceneBuilder {
  /// Takes in a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Makes a scene of one.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Makes a scene of several; a phone shows the first.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> First { first }
}

/// A scene as a view, in which its own properties are kept.
nonisolated struct SceneView<Content: Scene>: View, Primitive {
  let scene: Content

  @MainActor func evaluate(at place: Place) {
    var scene = scene
    Linking.link(&scene, to: place)
    if let window = scene as? any PrimitiveScene {
      window.place(at: place)
    } else {
      let linked = scene
      place.place(SceneView<Content.Body>(scene: place.read { linked.body }), .index(0))
    }
  }
}

/// An app as a view, in which its own properties are kept.
nonisolated struct AppView<Content: App>: View, Primitive {
  let app: Content

  @MainActor func evaluate(at place: Place) {
    var app = app
    Linking.link(&app, to: place)
    let linked = app
    place.place(SceneView(scene: place.read { linked.body }), .index(0))
  }
}

extension Scene {
  /// Does something when a value has changed, with the old and the new one.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    ChangeScene(content: self, value: value, isInitial: initial, action: action)
  }

  /// Does something when a value has changed.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ChangeScene(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Does something when a value has changed, with the new one; the closure of before is called, with what it has captured.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene {
    ChangeScene(content: self, value: value, callsClosureOfBefore: true) { _, value in
      action(value)
    }
  }

  /// Sets a value of the environment for the scene.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Hands an observable object down.
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some Scene {
    EnvironmentScene(content: self) { $0[Object.self] = object }
  }

  /// Hands an object down, which views below listen to.
  public nonisolated func environmentObject<Object: ObservableObject>(_ object: Object)
    -> some Scene
  {
    EnvironmentScene(content: self) { $0[Object.self] = object }
  }
}

/// A scene that does something when a value is another than before.
nonisolated struct ChangeScene<Content: Scene, Value: Equatable>: Scene, PrimitiveScene {
  let content: Content
  let value: Value
  var isInitial = false
  var callsClosureOfBefore = false
  let action: (Value, Value) -> Void

  @MainActor func place(at place: Place) {
    place.place(
      ChangeView(
        content: SceneView(scene: content), value: value, isInitial: isInitial,
        callsClosureOfBefore: callsClosureOfBefore, action: action),
      .index(0))
  }
}

/// A scene with values of the environment that are set for it.
nonisolated struct EnvironmentScene<Content: Scene>: Scene, PrimitiveScene {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  @MainActor func place(at place: Place) {
    place.place(EnvironmentView(content: SceneView(scene: content), change: change), .index(0))
  }
}
