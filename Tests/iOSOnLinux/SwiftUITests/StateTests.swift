#if os(Linux)
  import Foundation
  import Observation
  import Testing

  @testable import SwiftUI

  /// Has what this process keeps lie in a folder of its own.
  private func useHome() {
    let home =
      NSTemporaryDirectory() + "swift-ui-tests-\(ProcessInfo.processInfo.processIdentifier)"
    try? FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    for name in ["HOME", "CFFIXED_USER_HOME"] { setenv(name, home, 1) }
    precondition(NSHomeDirectory() == home, NSHomeDirectory())
  }

  /// What views keep and bind to.
  ///
  /// Source: Apple's documentation of `Binding`, `DynamicProperty.update()`, `Bindable`, `AppStorage`,
  /// `SceneStorage`, `FocusState`, `focused(_:equals:)` and `Namespace`.
  @MainActor struct StateTests {
    struct Person: Equatable {
      var name = "Ada"
      var nick: String?
      var friends = ["Bea", "Cid"]
    }

    /// A page with a state of something.
    struct Page<Value, Content: View>: View {
      @State var value: Value
      @ViewBuilder let content: (Binding<Value>) -> Content
      var body: some View { content($value) }
    }

    @Test func `a binding to a part changes the part`() {
      let stage = Stage(
        Page(value: Person()) { person in
          TextField("Name", text: person.name)
          TextField("First friend", text: person.friends[0])
          Text("\(person.wrappedValue.name) \(person.wrappedValue.friends.joined())")
        })
      stage.write("Eve", into: "Name")
      stage.write("Dan", into: "First friend")
      #expect(stage.shown == "Eve DanCid Name = Eve First friend = Dan")
    }

    @Test func `a binding to a collection is one of bindings`() {
      let stage = Stage(
        Page(value: ["A", "B"]) { names in
          Button("Go") { for name in names { name.wrappedValue += "x" } }
          Text(names.wrappedValue.joined())
          Text("\(names.count) \(names[1].wrappedValue)")
        })
      stage.tap("Go")
      #expect(stage.shown == "AxBx 2 Bx [Go]")
    }

    @Test func `a constant never changes`() {
      let binding = Binding.constant(1)
      binding.wrappedValue = 2
      #expect(binding.wrappedValue == 1)
      let stage = Stage(Toggle("On", isOn: .constant(true)))
      stage.tap("On")
      #expect(stage.shown == "On: On [On]")
    }

    @Test func `a binding to an optional is none while there is nothing`() {
      let stage = Stage(
        Page(value: String?.none) { name in
          Button("Some") { name.wrappedValue = "A" }
          Button("None") { name.wrappedValue = nil }
          if let name = Binding(name) { TextField("Name", text: name) }
        })
      #expect(stage.shown == "[Some] [None]")
      stage.tap("Some")
      stage.write("B", into: "Name")
      #expect(stage.shown == "Name = B [Some] [None]")
      stage.tap("None")
      #expect(stage.shown == "[Some] [None]")
    }

    @Test func `a binding is one to an optional as well`() {
      var text = "A"
      let optional = Binding<String?>(Binding(get: { text }, set: { text = $0 }))
      #expect(optional.wrappedValue == "A")
      optional.wrappedValue = "B"
      #expect(text == "B")
    }

    @Test func `a binding of closures reads and writes by these`() {
      let stage = Stage(
        Page(value: 1) { number in
          Stepper(
            "Double",
            value: Binding(get: { number.wrappedValue * 2 }, set: { number.wrappedValue = $0 }))
          Text("\(number.wrappedValue)")
        })
      stage.tap("Double, Increment")
      #expect(stage.shown == "Double 3 [Double, Increment] [Double, Decrement]")
    }

    @Observable final class Model {
      var name = "Ada"
      var isOn = false
    }

    @Test func `an observable object is bound to where it is passed`() {
      struct Editor: View {
        @Bindable var model: Model
        var body: some View {
          TextField("Name", text: $model.name)
          Toggle("On", isOn: $model.isOn)
        }
      }
      let model = Model()
      let stage = Stage(Editor(model: model))
      stage.write("Bea", into: "Name")
      stage.tap("On")
      #expect(model.name == "Bea" && model.isOn)
      #expect(stage.shown == "On: On Name = Bea [On]")
    }

    @MainActor @propertyWrapper struct Doubled: DynamicProperty {
      @State private var number = 1
      private(set) var updates = 0
      var wrappedValue: Int {
        get { number * 2 }
        nonmutating set { number = newValue / 2 }
      }
      mutating func update() { updates = number }
      var projectedValue: Int { updates }
    }

    @Test func `a property made of others keeps what these keep, and is updated before the body`() {
      struct Page: View {
        @Doubled private var number
        var body: some View { Button("\(number) \($number)") { number += 4 } }
      }
      let stage = Stage(Page())
      #expect(stage.shown == "[2 1]")
      stage.tap("2 1")
      #expect(stage.shown == "[6 3]")
    }

    @Test func `a name is the same for good, and no other has it`() {
      struct Names: View {
        let log: Log
        @Namespace private var one
        @Namespace private var other
        @State private var count = 0
        var body: some View {
          let _ = log.add("\(one.hashValue) \(other.hashValue)")
          Button("\(count)") { count += 1 }
        }
      }
      let log = Log()
      let stage = Stage(Names(log: log))
      let first = log.taken().split(separator: " ")
      stage.tap("0")
      #expect(Set(first).count == 2 && log.taken().split(separator: " ") == first)
    }

    @Test func `who writes into a field has the keys there, and no more where they were`() {
      enum Field: Hashable { case name, town }
      struct Form: View {
        @FocusState private var field: Field?
        @FocusState private var isSearching: Bool
        @State private var text = ""
        var body: some View {
          TextField("Name", text: $text).focused($field, equals: .name)
          TextField("Town", text: $text).focused($field, equals: .town)
          TextField("Search", text: $text).focused($isSearching)
          Text(field.map { "\($0)" } ?? "none")
          Text("\(isSearching)")
          Button("Done") { field = nil }
        }
      }
      let stage = Stage(Form())
      #expect(stage.shown.hasPrefix("none false"))
      stage.write("a", into: "Name")
      #expect(stage.shown.hasPrefix("name false"))
      stage.write("a", into: "Town")
      #expect(stage.shown.hasPrefix("town false"))
      stage.write("a", into: "Search")
      #expect(stage.shown.hasPrefix("none true"))
      stage.write("a", into: "Name")
      #expect(stage.shown.hasPrefix("name false"))
      stage.tap("Done")
      #expect(stage.shown.hasPrefix("none false"))
    }

    @Test func `the app's defaults are shown at several places, and when others write them`() async
    {
      await #expect(processExitsWith: .success) {
        useHome()
        defer { try? FileManager.default.removeItem(atPath: NSHomeDirectory()) }
        await MainActor.run {
          struct One: View {
            @AppStorage("count") private var count = 5
            var body: some View { Button("Count \(count)") { count += 1 } }
          }
          struct Other: View {
            @AppStorage("count") private var number = 5
            @AppStorage("name") private var name: String?
            var body: some View {
              Stepper("\(number) \(name ?? "none")", value: $number)
            }
          }
          let defaults = UserDefaults.standard
          defaults.removeObject(forKey: "count")
          let stage = Stage(
            VStack {
              One()
              Other()
            })
          let controls = " none, Increment] [5 none, Decrement]"
          precondition(stage.shown == "5 none [Count 5] [5" + controls, stage.shown)
          stage.tap("Count 5", "6 none, Increment")
          precondition(stage.shown.hasPrefix("7 none [Count 7]"), stage.shown)
          precondition(defaults.integer(forKey: "count") == 7)
          defaults.set(9, forKey: "count")
          defaults.set("A", forKey: "name")
          precondition(stage.shown.hasPrefix("9 A [Count 9]"), stage.shown)
          defaults.removeObject(forKey: "count")
          precondition(stage.shown.hasPrefix("5 A [Count 5]"), stage.shown)
          struct Two: View {
            @AppStorage("count") private var seven = 7
            var body: some View { Button("Seven \(seven)") { seven += 1 } }
          }
          let both = Stage(
            VStack {
              One()
              Two()
            })
          precondition(both.shown == "[Count 5] [Seven 7]", both.shown)
          both.tap("Seven 7")
          precondition(both.shown == "[Count 8] [Seven 8]", both.shown)
        }
      }
    }

    @Test func `the window's values are shown at several places, and kept in the app's home`() async
    {
      await #expect(processExitsWith: .success) {
        useHome()
        let file = NSHomeDirectory() + "/.rehearsal.scene.json"
        defer { try? FileManager.default.removeItem(atPath: NSHomeDirectory()) }
        await MainActor.run {
          struct One: View {
            @SceneStorage("tab") private var tab = 1
            var body: some View { Button("Tab \(tab)") { tab += 1 } }
          }
          let stage = Stage(
            VStack {
              One()
              One()
            })
          stage.tap("Tab 1")
          precondition(stage.shown == "[Tab 2] [Tab 2]", stage.shown)
          precondition(FileManager.default.fileExists(atPath: file))
        }
      }
    }
  }
#endif
