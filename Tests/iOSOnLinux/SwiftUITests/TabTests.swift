#if os(Linux)
  import Testing

  @testable import SwiftUI

  /// The views that a container tells apart: pages beside each other, and views of which one fits.
  ///
  /// Source: Apple's documentation of `TabView`, `tabItem(_:)`, `tag(_:)`, `PageTabViewStyle`, `Picker` and `ViewThatFits`.
  @MainActor struct TabTests {
    @Test func `pages without names are turned`() {
      let log = Log()
      let stage = Stage(
        TabView {
          Text("A").onAppear { log.add("+A") }.onDisappear { log.add("-A") }
          Text("B").onAppear { log.add("+B") }.onDisappear { log.add("-B") }
          Color.red
        }
        .tabViewStyle(.page))
      #expect(stage.shown == "A [Next page]")
      stage.tap("Next page")
      #expect(stage.shown == "B [Previous page] [Next page]")
      stage.tap("Next page")
      #expect(stage.shown == "[Previous page]")
      stage.tap("Previous page", "Previous page")
      #expect(stage.shown == "A [Next page]")
      #expect(log.taken() == "+A +B -A -B +B +A -B")
    }

    @Test func `pages of the app's data are chosen by its identities`() {
      struct Pages: View {
        @State private var name = "B"
        var body: some View {
          TabView(selection: $name) { ForEach(["A", "B", "C"], id: \.self) { Text("page \($0)") } }
          Text("at \(name)")
        }
      }
      let stage = Stage(Pages())
      #expect(stage.shown == "page B at B [Previous page] [Next page]")
      stage.tap("Next page")
      #expect(stage.shown == "page C at C [Previous page]")
    }

    @Test func `a name and a mark may be said anywhere around a page`() {
      struct Pages: View {
        @State private var number = 2
        var body: some View {
          TabView(selection: $number) {
            Group {
              Text("A").tag(1).onAppear {}.tabItem { Text("One") }
              Text("B").tabItem { Text("Two") }.environment(\.isEnabled, true).tag(2)
            }
            .background(Color.clear).environment(\.colorScheme, .dark)
            if number > 1 { NavigationStack { Text("C") }.tabItem { Text("Three") }.tag(3) }
          }
        }
      }
      let stage = Stage(Pages())
      #expect(stage.shown == "B [One] [Two] [Three]")
      stage.tap("Three")
      #expect(stage.shown == "C [One] [Two] [Three]")
      stage.tap("One")
      #expect(stage.shown == "A [One] [Two]")
    }

    @Test func `a row of a page that bears a mark is no page`() {
      let stage = Stage(
        TabView {
          List {
            Text("A").tag(1)
            Text("B").tag(2)
          }
          Text("C")
        })
      #expect(stage.shown == "- A - B [Next page]")
    }

    @Test func `a page that goes takes its name along, and another one is seen`() {
      struct Pages: View {
        @State private var hasLast = true
        var body: some View {
          TabView {
            Button("Close") { hasLast = false }.tabItem { Text("First") }
            if hasLast {
              Button("Close last") { hasLast = false }.tabItem { Text("Last") }
            }
          }
        }
      }
      let stage = Stage(Pages())
      stage.tap("Last", "Close last")
      #expect(stage.shown == "[Close] [First]")
    }

    @Test func `a page may hide the names of those beside it`() {
      let stage = Stage(
        TabView {
          NavigationStack {
            NavigationLink("Go") { Text("deep").toolbar(.hidden, for: .tabBar) }
          }
          .tabItem { Text("One") }
          Text("B").tabItem { Text("Two") }
        })
      stage.tap("Go")
      #expect(stage.shown == "deep [Back]")
      stage.tap("Back")
      #expect(stage.shown == "[Go] [One] [Two]")
    }

    @Test func `of what may fit the first is there, and nothing of the others is done`() {
      let log = Log()
      let stage = Stage(
        ViewThatFits {
          HStack {
            Text("A")
            Text("B")
          }
          .onAppear { log.add("+wide") }
          Text("C").onAppear { log.add("+narrow") }
        })
      #expect(stage.shown == "A B")
      #expect(log.taken() == "+wide")
    }

    @Test func `what can be chosen is what bears a mark, in sections as well`() {
      struct Page: View {
        @State private var name = "A"
        var body: some View {
          Picker("Name", selection: $name) {
            Section("First") { Text("a").id(7).tag("A") }
            ForEach(["B", "C"], id: \.self) { Text($0.lowercased()) }
            Text("nobody's")
          }
          .pickerStyle(.segmented)
          Text("is \(name)")
        }
      }
      let stage = Stage(Page())
      #expect(stage.shown == "is A Name: a [a] [b] [c]")
      stage.tap("c")
      #expect(stage.shown == "is C Name: c [a] [b] [c]")
    }
  }
#endif
