#if os(Linux)
  import Foundation
  import Testing

  @testable import SwiftUI

  /// What lies over a page.
  ///
  /// Source: Apple's documentation of `sheet(isPresented:onDismiss:content:)`, `sheet(item:onDismiss:content:)`
  /// (another item dismisses the sheet and presents another), `alert(_:isPresented:presenting:actions:message:)` and
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`: all actions dismiss it after the action runs;
  /// without actions there is "OK"; a dialog has a standard action to leave it.
  @MainActor struct PresentationTests {
    struct Item: Identifiable {
      let id: Int
      var name = "A"
    }

    struct Sheets: View {
      let log: Log
      private func dismissed() { log.add("dismissed") }
      private func itemGone() { log.add("item gone") }
      @State private var isOpen = false
      @State private var item: Item?
      var body: some View {
        VStack {
          Button("Open") { isOpen = true }
          Button("Item") { item = Item(id: 1) }
          Text("\(isOpen) \(item?.name ?? "none")")
        }
        .sheet(isPresented: $isOpen, onDismiss: dismissed) {
          VStack {
            Counter("In")
            Button("Close") { isOpen = false }
            NavigationTests.Leave()
          }
        }
        .sheet(item: $item, onDismiss: itemGone) { shown in
          VStack {
            Counter("Item \(shown.id) \(shown.name)")
            Button("Rename") { item?.name = "B" }
            Button("Other") { item = Item(id: 2) }
            Button("None") { item = nil }
          }
        }
      }
    }

    @Test func `a sheet covers its page while a state is true, and is told once that it is gone`() {
      let log = Log()
      let stage = Stage(Sheets(log: log))
      stage.tap("Open")
      #expect(stage.shown == "[In 0] [Close] [Leave] [Swipe the sheet away]")
      #expect(!stage.tap("Item"))
      stage.tap("In 0", "Close")
      #expect(stage.shown == "false none [Open] [Item]" && log.taken() == "dismissed")
      stage.tap("Open")
      #expect(stage.shown.hasPrefix("[In 0]"))
    }

    @Test(arguments: ["Close", "Leave", "Swipe the sheet away"])
    func `however a sheet is left, the state says so`(label: String) {
      let log = Log()
      let stage = Stage(Sheets(log: log))
      stage.tap("Open", label)
      #expect(stage.shown == "false none [Open] [Item]" && log.taken() == "dismissed")
    }

    @Test func `an item that is changed stays in its sheet, and another has another sheet`() {
      let log = Log()
      let stage = Stage(Sheets(log: log))
      stage.tap("Item", "Item 1 A 0", "Rename")
      #expect(stage.shown.hasPrefix("[Item 1 B 1]") && log.taken() == "")
      stage.tap("Other")
      #expect(stage.shown.hasPrefix("[Item 2 A 0]") && log.taken() == "item gone")
      stage.tap("None")
      #expect(stage.shown == "false none [Open] [Item]" && log.taken() == "item gone")
    }

    struct Nested: View {
      @State private var one = false
      @State private var other = false
      var body: some View {
        Button("One") { one = true }
          .sheet(isPresented: $one) {
            Button("Other") { other = true }
              .fullScreenCover(isPresented: $other) {
                VStack {
                  Text("top")
                  NavigationTests.Leave()
                  Button("All") { one = false }
                }
              }
          }
      }
    }

    @Test func `a sheet over a sheet is left alone, or with the one below`() {
      let stage = Stage(Nested())
      stage.tap("One", "Other")
      #expect(stage.shown == "top [Leave] [All]")
      stage.tap("Leave")
      #expect(stage.shown == "[Other] [Swipe the sheet away]")
      stage.tap("Other", "All")
      #expect(stage.shown == "[One]")
    }

    @Test func `a sheet stands in no pile of pages, and may have its own`() {
      struct Page: View {
        @State private var isOpen = true
        var body: some View {
          NavigationStack {
            Text("root").sheet(isPresented: $isOpen) {
              VStack {
                NavigationLink("Outside") { Text("out") }
                NavigationStack { NavigationLink("Inside") { Text("in") } }
              }
            }
          }
        }
      }
      let stage = Stage(Page())
      #expect(stage.shown == "[off Outside] [Inside] [Swipe the sheet away]")
      stage.tap("Inside")
      #expect(stage.shown.hasPrefix("in [off Outside] [Back]"))
    }

    @Test func `a sheet that must not be swiped away is not`() {
      struct Page: View {
        @State private var isOpen = true
        var body: some View {
          Text("root").sheet(isPresented: $isOpen) { Text("A").interactiveDismissDisabled() }
        }
      }
      #expect(Stage(Page()).shown == "A")
    }

    /// A page with a question.
    struct Asking<Content: View>: View {
      @State private var asks = true
      @State private var text = ""
      @ViewBuilder let content: (Binding<Bool>, Binding<String>) -> Content
      var body: some View {
        content($asks, $text)
        Button("Under") {}
        Text("\(asks)\(text.isEmpty ? "" : " " + text)")
      }
    }

    @Test func `a question keeps touches from what lies under it`() {
      let stage = Stage(
        Asking { asks, text in
          Text("A").alert("Sure?", isPresented: asks) {
            Button("Yes") { text.wrappedValue = "yes" }
            Button("No", role: .cancel) { text.wrappedValue = "no" }
            Button("Delete", role: .destructive) {}
          } message: {
            Text("Really.")
          }
        })
      #expect(stage.shown.hasSuffix("? Sure? / Really. | Yes | Delete | No"))
      #expect(!stage.tap("Under"))
      stage.tap("Yes")
      #expect(stage.shown == "A false yes [Under]" && stage.tap("Under"))
    }

    @Test func `a question without answers has one, and one with a way out has it`() {
      let stage = Stage(Asking { asks, _ in Text("A").alert("Done", isPresented: asks) {} })
      #expect(stage.shown.hasSuffix("? Done | OK"))
      stage.tap("OK")
      #expect(stage.shown == "A false [Under]")
      let other = Stage(
        Asking { asks, _ in
          Text("A").alert("Done", isPresented: asks) { Button("Later", role: .cancel) {} }
        })
      #expect(other.shown.hasSuffix("? Done | Later"))
    }

    @Test func `an answer acts before its question is closed`() {
      let stage = Stage(
        Asking { asks, text in
          Text("A").alert("Sure?", isPresented: asks) {
            Button("Yes") {
              text.wrappedValue = "asked \(asks.wrappedValue)"
              // It is closed all the same.
              asks.wrappedValue = true
            }
          }
        })
      stage.tap("Yes")
      #expect(stage.shown == "A false asked true [Under]")
    }

    @Test func `a question about something has it, and is not asked about nothing`() {
      struct Page: View {
        @State private var asks = false
        @State private var data: String?
        var body: some View {
          VStack {
            Button("Ask") { asks = true }
            Button("Data") { data = "X" }
          }
          .alert("Sure?", isPresented: $asks, presenting: data) { data in
            Button("Delete \(data)") {}
          } message: { data in
            Text("It is \(data).")
          }
        }
      }
      let stage = Stage(Page())
      stage.tap("Ask")
      #expect(stage.shown == "[Ask] [Data]")
      stage.tap("Data")
      #expect(stage.shown == "[Ask] [Data] ? Sure? / It is X. | Delete X")
    }

    struct Trouble: LocalizedError {
      var errorDescription: String? { "It broke" }
      var recoverySuggestion: String? { "Try again" }
    }

    @Test func `what has gone wrong is told by its own words`() {
      let stage = Stage(
        Asking { asks, _ in
          Text("A").alert(isPresented: asks, error: Trouble()) { _ in
          } message: {
            Text($0.recoverySuggestion ?? "")
          }
        })
      #expect(stage.shown.hasSuffix("? It broke / Try again | OK"))
    }

    @Test func `a question can be written into`() {
      let stage = Stage(
        Asking { asks, text in
          Text("A").alert("Name?", isPresented: asks) {
            TextField("Name", text: text)
            Button("Save") {}
          }
        })
      #expect(stage.shown.contains("Name = "))
      stage.write("Ada", into: "Name")
      #expect(stage.shown.contains("Name = Ada"))
      stage.tap("Save")
      #expect(stage.shown == "A false Ada [Under]")
    }

    @Test func `an answer that is disabled only closes`() {
      let stage = Stage(
        Asking { asks, text in
          Text("A").alert("Sure?", isPresented: asks) {
            Button("Yes") { text.wrappedValue = "yes" }.disabled(true)
          }
        })
      stage.tap("Yes")
      #expect(stage.shown.hasPrefix("A false") && !stage.shown.contains("yes"))
    }

    @Test func `questions of the older kind have their answers`() {
      let stage = Stage(
        Asking { asks, text in
          Text("A").alert(isPresented: asks) {
            Alert(
              title: Text("Sure?"), message: Text("Really."),
              primaryButton: .destructive(Text("Yes")) { text.wrappedValue = "yes" },
              secondaryButton: .cancel())
          }
        })
      #expect(stage.shown.hasSuffix("? Sure? / Really. | Yes | Cancel"))
      stage.tap("Yes")
      #expect(stage.shown == "A false yes [Under]")
      struct Page: View {
        @State private var item: Item? = Item(id: 1)
        var body: some View {
          Text("A").alert(item: $item) { Alert(title: Text($0.name)) }
        }
      }
      let other = Stage(Page())
      #expect(other.shown == "A ? A | OK")
      other.tap("OK")
      #expect(other.shown == "A")
    }

    @Test func `a list of deeds has a way out, by the app's words or the platform's`() {
      let stage = Stage(
        Asking { asks, text in
          Text("A").confirmationDialog("Do", isPresented: asks) {
            Button("One") { text.wrappedValue = "one" }
          }
        })
      #expect(stage.shown.hasSuffix("? Do | One | Cancel"))
      stage.tap("Cancel")
      #expect(stage.shown == "A false [Under]")
      let other = Stage(
        Asking { asks, _ in
          Text("A").confirmationDialog("Do", isPresented: asks) {
            Button("Never mind", role: .cancel) {}
            Button("One") {}
          }
        })
      #expect(other.shown.hasSuffix("? Do | One | Never mind"))
    }

    @Test func `a menu holds its deeds until it is opened, and menus in it theirs`() {
      let log = Log()
      let stage = Stage(
        Menu("More") {
          Button("One") { log.add("one") }
          Menu("Others") { Button("Two") { log.add("two") } }
          Button("Off") { log.add("off") }.disabled(true)
        })
      #expect(stage.shown == "[More]")
      stage.tap("More")
      #expect(stage.shown == "[More] ? More | One | Others | Off | Dismiss")
      stage.tap("One")
      #expect(stage.shown == "[More]" && log.taken() == "one")
      stage.tap("More", "Others")
      #expect(stage.shown == "[More] ? Others | Two | Dismiss")
      stage.tap("Two", "More", "Off")
      #expect(log.taken() == "two")
    }
  }
#endif
