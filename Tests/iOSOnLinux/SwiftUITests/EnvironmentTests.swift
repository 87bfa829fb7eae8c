#if os(Linux)
  import Foundation
  import Observation
  import Testing

  @testable import SwiftUI

  private struct LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

  extension EnvironmentValues {
    fileprivate var level: Int {
      get { self[LevelKey.self] }
      set { self[LevelKey.self] = newValue }
    }
  }

  private struct NamesKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Level: View {
    @Environment(\.level) private var level
    var body: some View { Text("\(level)") }
  }

  /// Values go down by the environment, and up by preferences.
  ///
  /// Source: Apple's documentation of `EnvironmentValues`, `environment(_:_:)`, `transformEnvironment(_:transform:)`,
  /// `isEnabled`, `PreferenceKey.reduce(value:nextValue:)`, `preference(key:value:)`, `ViewModifier` and
  /// `modifier(_:)`.
  @MainActor struct EnvironmentTests {
    /// A page with a switch.
    struct Switch<Content: View>: View {
      @State private var isOn = false
      @ViewBuilder let content: (Bool) -> Content
      var body: some View {
        Button("Turn") { isOn.toggle() }
        content(isOn)
      }
    }

    @Test func `a value is the nearest that was set above, or the key's`() {
      let stage = Stage(
        VStack {
          Level()
          VStack {
            Level()
            Level().environment(\.level, 2)
          }
          .environment(\.level, 1)
        })
      #expect(stage.shown == "0 1 2")
    }

    @Test func `of two modifiers the inner one holds`() {
      #expect(Stage(Level().environment(\.level, 1).environment(\.level, 2)).shown == "1")
    }

    @Test func `a value is changed on from what it is above`() {
      let stage = Stage(
        Switch { isOn in
          Level().transformEnvironment(\.level) { $0 += 1 }.environment(\.level, isOn ? 20 : 10)
        })
      #expect(stage.shown == "11 [Turn]")
      stage.tap("Turn")
      #expect(stage.shown == "21 [Turn]")
    }

    struct Enabled: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Button(isEnabled ? "Yes" : "No") {} }
    }

    @Test func `what is disabled is so for all below, and can be enabled again`() {
      let stage = Stage(Switch { Enabled().disabled($0) })
      #expect(stage.shown == "[Turn] [Yes]")
      stage.tap("Turn")
      #expect(stage.shown == "[Turn] [off No]" && !stage.tap("No"))
      stage.tap("Turn")
      #expect(stage.shown == "[Turn] [Yes]" && stage.tap("Yes"))
    }

    @Test func `who is enabled within what is disabled is disabled`() {
      #expect(Stage(Enabled().disabled(false).disabled(true)).shown == "[off No]")
    }

    @Test func `a value that only sometimes is set is that of above else`() {
      let stage = Stage(
        Switch { isOn in
          EnvironmentView(content: Level()) { if isOn { $0.level = 5 } }.environment(\.level, 1)
        })
      #expect(stage.shown == "1 [Turn]")
      stage.tap("Turn")
      #expect(stage.shown == "5 [Turn]")
      stage.tap("Turn")
      #expect(stage.shown == "1 [Turn]")
    }

    @Observable final class Person { var name = "Ada" }

    @Test func `an observable object is handed down by its type, and optional where nobody does`() {
      struct Reader: View {
        @Environment(Person.self) private var person
        var body: some View {
          @Bindable var person = person
          TextField("Name", text: $person.name)
        }
      }
      struct Asker: View {
        @Environment(Person.self) private var person: Person?
        var body: some View { Text(person?.name ?? "nobody") }
      }
      let stage = Stage(
        VStack {
          Asker()
          Reader().environment(Person())
        })
      #expect(stage.shown == "nobody Name = Ada")
      stage.write("Bea", into: "Name")
      #expect(stage.shown == "nobody Name = Bea")
    }

    @Test func `a sheet has the environment of where it was opened`() {
      struct Page: View {
        @State private var isOpen = true
        var body: some View {
          Text("Page").sheet(isPresented: $isOpen) { Level() }.environment(\.level, 3)
        }
      }
      #expect(Stage(Page()).shown == "3 [Swipe the sheet away]")
    }

    @Test func `an address is opened by who is said to open it`() {
      let log = Log()
      let stage = Stage(
        Link("Go", destination: URL(fileURLWithPath: "/a"))
          .environment(
            \.openURL,
            OpenURLAction { url in
              log.add(url.path)
              return .handled
            }))
      stage.tap("Go")
      #expect(log.taken() == "/a")
    }

    @Test func `preferences are joined in the order of the views`() {
      let log = Log()
      let stage = Stage(
        Switch { isOn in
          VStack {
            Text("A").preference(key: NamesKey.self, value: ["A"])
            HStack {
              Text("B").preference(key: NamesKey.self, value: ["B"])
              if isOn { Text("C").preference(key: NamesKey.self, value: ["C"]) }
            }
            Text("none")
            Text("D").preference(key: NamesKey.self, value: [isOn ? "E" : "D"])
          }
          .onPreferenceChange(NamesKey.self) { log.add($0.joined()) }
        })
      #expect(log.taken() == "ABD")
      stage.tap("Turn")
      #expect(log.taken() == "ABCE")
      stage.tap("Turn")
      #expect(log.taken() == "ABD")
    }

    @Test func `what no longer is there tells nothing any more`() {
      let log = Log()
      struct Child: View {
        @State private var isThere = true
        var body: some View {
          Button("Go") { isThere = false }
          if isThere { Text("A").preference(key: NamesKey.self, value: ["A"]) }
        }
      }
      let stage = Stage(
        VStack { Child() }.onPreferenceChange(NamesKey.self) { log.add("<\($0.joined())>") })
      #expect(log.taken() == "<A>")
      stage.tap("Go")
      #expect(log.taken() == "<>")
    }

    @Test func `rows that change places tell it`() {
      let log = Log()
      struct Row: View {
        let name: String
        var body: some View { Text(name).preference(key: NamesKey.self, value: [name]) }
      }
      let stage = Stage(
        Switch { isOn in
          VStack { ForEach(isOn ? ["B", "A"] : ["A", "B"], id: \.self) { Row(name: $0) } }
            .onPreferenceChange(NamesKey.self) { log.add($0.joined()) }
        })
      stage.tap("Turn")
      #expect(log.taken() == "AB BA")
    }

    @Test func `the outer of two tells in the place of the inner`() {
      let log = Log()
      _ = Stage(
        VStack { Text("A").preference(key: NamesKey.self, value: ["A"]) }
          .preference(key: NamesKey.self, value: ["outer"])
          .onPreferenceChange(NamesKey.self) { log.add($0.joined()) })
      #expect(log.taken() == "outer")
    }

    @Test func `what hears within another hears what is below it`() {
      let log = Log()
      _ = Stage(
        VStack {
          Text("A").preference(key: NamesKey.self, value: ["A"])
          HStack { Text("B").preference(key: NamesKey.self, value: ["B"]) }
            .onPreferenceChange(NamesKey.self) { log.add("inner \($0.joined())") }
        }
        .onPreferenceChange(NamesKey.self) { log.add("outer \($0.joined())") })
      #expect(log.taken() == "inner B outer AB")
    }

    @Test func `what is heard may be shown`() {
      struct Page: View {
        @State private var names: [String] = []
        var body: some View {
          Text("heard \(names.joined())")
          Text("A").preference(key: NamesKey.self, value: ["A"])
            .onPreferenceChange(NamesKey.self) { names = $0 }
        }
      }
      #expect(Stage(Page()).shown == "heard A A")
    }

    struct Counting: ViewModifier {
      let name: String
      @State private var count = 0

      func body(content: Content) -> some View {
        content
        Button("\(name) \(count)") { count += 1 }
      }
    }

    @Test func `a modifier has a state of its own for each view`() {
      let stage = Stage(
        Switch { isOn in
          Text("A").modifier(Counting(name: isOn ? "on" : "off"))
          Counter("B").modifier(Counting(name: "b"))
        })
      stage.tap("off 0", "b 0", "b 1", "B 0", "Turn")
      #expect(stage.shown == "A [Turn] [on 1] [B 1] [b 2]")
    }

    @Test func `two modifiers joined are one after the other`() {
      struct Before: ViewModifier {
        let text: String
        func body(content: Content) -> some View {
          Text(text)
          content
        }
      }
      let stage = Stage(Text("A").modifier(Before(text: "1").concat(Before(text: "2"))))
      #expect(stage.shown == "2 1 A")
    }

    @Test func `a modifier reads the environment of its view`() {
      struct Reading: ViewModifier {
        @Environment(\.level) private var level
        func body(content: Content) -> some View { Text("\(level)") }
      }
      #expect(Stage(EmptyView().modifier(Reading()).environment(\.level, 4)).shown == "4")
    }
  }
#endif
