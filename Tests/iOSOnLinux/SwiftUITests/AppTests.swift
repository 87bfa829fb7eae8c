#if os(Linux)
  import Testing

  @testable import SwiftUI

  /// An app's scenes, and where its window is.
  ///
  /// Source: Apple's documentation of `App`, `ScenePhase` (an app's own phase is that of its scenes), `onAppear(perform:)` and
  /// `onChange(of:initial:_:)` of scenes. That views do not disappear as the app goes to the background is not documented; it
  /// is how UIKit's documentation of `viewDidDisappear(_:)` has it.
  @MainActor struct AppTests {
    /// What the apps of these tests write, which nobody can pass to them.
    static var log = Log()

    struct Phases: App {
      @Environment(\.scenePhase) private var phase
      @State private var count = 0

      var body: some Scene {
        WindowGroup { Content(count: $count) }
          .onChange(of: phase) { old, new in AppTests.log.add("\(old)>\(new)") }
          .onChange(of: count) { AppTests.log.add("count \(count)") }
      }
    }

    struct Content: View {
      @Binding var count: Int
      @Environment(\.scenePhase) private var phase
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Text("\(phase)")
          .onAppear { AppTests.log.add("appears") }
          .onDisappear { AppTests.log.add("disappears") }
          .onChange(of: phase) { AppTests.log.add("view \(phase)") }
      }
    }

    /// An app of which nothing is known yet.
    private func phases() -> Opened<Phases> {
      Self.log = Log()
      return Opened { Phases() }
    }

    @Test func `an app has no window before the user opens it`() {
      let phone = phases()
      phone.launch(byUser: false)
      #expect(phone.shown == "" && Self.log.taken() == "")
      phone.comeBack()
      #expect(phone.shown == "active [Count 0]")
    }

    @Test func `a window becomes active, inactive where it is covered, and goes to the background`()
    {
      let phone = phases()
      phone.launch()
      _ = (phone.shown, Self.log.taken())
      phone.cover()
      #expect(Self.log.taken() == "active>inactive view inactive")
      phone.comeBack()
      #expect(Self.log.taken() == "inactive>active view active")
      phone.leave()
      #expect(
        Self.log.taken()
          == "active>inactive view inactive inactive>background view background")
      phone.comeBack()
      #expect(
        Self.log.taken()
          == "background>inactive view inactive inactive>active view active")
    }

    @Test func `views do not disappear as the app goes to the background`() {
      let phone = phases()
      phone.launch()
      #expect(Self.log.taken().contains("appears"))
      phone.leave()
      phone.comeBack()
      #expect(!Self.log.taken().contains("appears"))
    }

    @Test func `an app has a state, which its window shows and its scenes hear of`() {
      let phone = phases()
      phone.launch()
      _ = Self.log.taken()
      phone.tap("Count 0", "Count 1")
      #expect(phone.shown == "active [Count 2]")
      #expect(Self.log.taken() == "count 1 count 2")
      phone.leave()
      phone.comeBack()
      #expect(phone.shown == "active [Count 2]")
    }

    struct Made: App {
      final class Model: ObservableObject {
        @Published var name = "Ada"
        @MainActor init() { AppTests.log.add("made") }
      }

      @StateObject private var model = Model()

      var body: some Scene {
        WindowGroup { Names().environmentObject(model) }
      }
    }

    struct Names: View {
      @EnvironmentObject private var model: Made.Model
      var body: some View { Button(model.name) { model.name += "!" } }
    }

    // An app that is started out of sight says its scenes, and has no window: its objects are there, its views are not.
    @Test func `an object of the app is made once, at its start, also out of sight`() {
      Self.log = Log()
      let phone = Opened { Made() }
      phone.launch(byUser: false)
      #expect(Self.log.taken() == "made")
      phone.comeBack()
      phone.tap("Ada", "Ada!")
      #expect(phone.shown == "[Ada!!]" && Self.log.taken() == "")
    }

    struct Several: App {
      var body: some Scene {
        Main()
        WindowGroup(id: "other") { Text("never seen") }
      }
    }

    struct Main: Scene {
      @State private var number = 1
      var body: some Scene {
        WindowGroup { Button("\(number)") { number += 1 } }
      }
    }

    @Test func `a phone shows the first of several windows, and scenes keep states`() {
      let phone = Opened { Several() }
      phone.launch()
      phone.tap("1")
      #expect(phone.shown == "[2]")
    }

    struct Editing: App {
      var body: some Scene { WindowGroup { Edited() } }
    }

    struct Edited: View {
      @Environment(\.editMode) private var mode
      var body: some View {
        EditButton()
        Text(mode?.wrappedValue.isEditing == true ? "edited" : "seen")
      }
    }

    @Test func `a window knows whether its lists are edited, which a control turns on and off`() {
      let phone = Opened { Editing() }
      phone.launch()
      #expect(phone.shown == "seen [Edit]")
      phone.tap("Edit")
      #expect(phone.shown == "edited [Done]")
      phone.tap("Done")
      #expect(phone.shown == "seen [Edit]")
    }
  }
#endif
