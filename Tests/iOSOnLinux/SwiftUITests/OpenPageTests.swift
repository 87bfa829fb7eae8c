#if os(Linux)
  import Testing

  @testable import SwiftUI

  /// Pages that are open while a state says so, or while something is chosen.
  ///
  /// Source: Apple's documentation of `navigationDestination(isPresented:destination:)`,
  /// `navigationDestination(item:destination:)` and `NavigationSplitView`, which on a phone shows the last column for which
  /// something is chosen.
  @MainActor struct OpenPageTests {
    struct States: View {
      @State private var isOpen = false
      @State private var item: String?
      @State private var count = 0
      var body: some View {
        NavigationStack {
          VStack {
            Button("Open") { isOpen = true }
            Button("Item") { item = "A" }
            Text("\(isOpen) \(item ?? "none")")
          }
          .navigationDestination(isPresented: $isOpen) {
            VStack {
              Button("Close \(count)") { isOpen = false }
              Button("Count") { count += 1 }
            }
          }
          .navigationDestination(item: $item) { name in
            VStack {
              Text("item \(name)")
              Button("Other") { item = "B" }
              Button("None") { item = nil }
            }
          }
        }
      }
    }

    @Test func `a page is open while a state is true`() {
      let stage = Stage(States())
      stage.tap("Open")
      #expect(stage.shown == "[Close 0] [Count] [Back]")
      stage.tap("Count")
      #expect(stage.shown == "[Close 1] [Count] [Back]")
      stage.tap("Close 1")
      #expect(stage.shown == "false none [Open] [Item]")
      stage.tap("Open", "Back")
      #expect(stage.shown == "false none [Open] [Item]")
    }

    @Test func `a page is open while there is an item`() {
      let stage = Stage(States())
      stage.tap("Item")
      #expect(stage.shown == "item A [Other] [None] [Back]")
      stage.tap("Other")
      #expect(stage.shown == "item B [Other] [None] [Back]")
      stage.tap("Back")
      #expect(stage.shown == "false none [Open] [Item]")
      stage.tap("Item", "None")
      #expect(stage.shown == "false none [Open] [Item]")
    }

    @Test func `of columns a phone shows the last for which something is chosen`() {
      struct Page: View {
        @State private var town: String?
        @State private var street: Int?
        var body: some View {
          NavigationSplitView {
            List(["Aix", "Bonn"], id: \.self, selection: $town) { Text($0) }.navigationTitle(
              "Towns")
          } content: {
            List(selection: $street) {
              ForEach(1..<3) { Text("\(town ?? "no town") \($0)") }
            }
          } detail: {
            Text("street \(street ?? 0)")
            Button("None") { street = nil }
          }
        }
      }
      let stage = Stage(Page())
      #expect(stage.title == "Towns" && stage.shown == "- Aix > - Bonn >")
      stage.tap("Bonn")
      #expect(stage.shown == "- Bonn 1 > - Bonn 2 > [Back]")
      stage.tap("Bonn 2")
      #expect(stage.shown == "street 2 [None] [Back]")
      stage.tap("None")
      #expect(stage.shown == "- Bonn 1 > - Bonn 2 > [Back]")
      stage.tap("Back")
      #expect(stage.shown == "- Aix > - Bonn >")
      stage.tap("Aix")
      #expect(stage.shown == "- Aix 1 > - Aix 2 > [Back]")
    }

    @Test func `a sheet of a page is left before the page`() {
      struct Opening: View {
        @State private var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) {
            NavigationStack {
              VStack {
                NavigationTests.Leave()
                NavigationLink("On") { NavigationTests.Leave() }
              }
            }
          }
          NavigationTests.Leave()
        }
      }
      let stage = Stage(NavigationStack { NavigationLink("Go") { Opening() } })
      stage.tap("Go", "Open", "On")
      #expect(stage.shown == "[Leave] [Back] [Swipe the sheet away]")
      stage.tap("Leave")
      #expect(stage.shown == "[Leave] [On] [Swipe the sheet away]")
      stage.tap("Leave")
      #expect(stage.shown == "[Open] [Leave] [Back]")
      stage.tap("Leave")
      #expect(stage.shown == "[Go]")
    }
  }
#endif
