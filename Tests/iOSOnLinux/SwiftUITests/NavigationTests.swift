#if os(Linux)
  import Testing

  @testable import SwiftUI

  /// Pages that lie upon each other.
  ///
  /// Source: Apple's documentation of `NavigationStack`, `NavigationPath`, `NavigationLink`,
  /// `navigationDestination(for:destination:)` and its kin, `DismissAction` and "Migrating to new navigation types".
  @MainActor struct NavigationTests {
    /// A pile whose pages stand in a path of numbers.
    struct Numbers: View {
      @State var path: [Int] = []
      var log: Log?
      var body: some View {
        NavigationStack(path: $path) {
          List {
            NavigationLink("To 1", value: 1)
            Button("Deep") { path = [1, 2, 3] }
            Text("path \(path.map(String.init).joined())")
          }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Counter("Page \(number)")
              NavigationLink("Next", value: number + 1)
              Button("Root") { path.removeAll() }
              Button("Pop") { path.removeLast() }
              Button("Other") { path = [7] }
              Leave()
            }
            .navigationTitle("Number \(number)")
            .onAppear { log?.add("+\(number)") }
            .onDisappear { log?.add("-\(number)") }
          }
        }
      }
    }

    struct Leave: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View { Button(isPresented ? "Leave" : "Stay") { dismiss() } }
    }

    /// The first page of `Numbers` while its path is empty.
    private static let root = "- To 1 > - path  [Deep]"

    @Test func `a link to a value opens the value's page, and the way back closes it`() {
      let stage = Stage(Numbers())
      #expect(stage.title == "Root")
      stage.tap("To 1")
      #expect(stage.title == "Number 1")
      stage.tap("Back")
      #expect(stage.title == "Root" && stage.shown == Self.root)
    }

    @Test func `the path is what is open`() {
      let stage = Stage(Numbers(path: [4, 5]))
      #expect(stage.title == "Number 5")
      stage.tap("Back")
      #expect(stage.title == "Number 4")
      stage.tap("Next", "Next")
      #expect(stage.title == "Number 6")
      stage.tap("Pop")
      #expect(stage.title == "Number 5")
      stage.tap("Root")
      #expect(stage.title == "Root")
      stage.tap("Deep")
      #expect(stage.title == "Number 3")
    }

    @Test func `a page remembers while it lies under others, and no more once it was left`() {
      let stage = Stage(Numbers(path: [1]))
      stage.tap("Page 1 0", "Next", "Page 2 0", "Back")
      #expect(stage.shown.contains("[Page 1 1]"))
      stage.tap("Next")
      #expect(stage.shown.contains("[Page 2 0]"))
      stage.tap("Root", "To 1")
      #expect(stage.shown.contains("[Page 1 0]"))
    }

    @Test func `a path that is changed while pages are open keeps those before the change`() {
      let log = Log()
      let stage = Stage(Numbers(path: [1, 2], log: log))
      _ = log.taken()
      stage.tap("Next")
      #expect(log.taken() == "+3 -2")
      stage.tap("Other")
      #expect(stage.title == "Number 7")
      #expect(Set(log.taken().split(separator: " ")) == ["+7", "-3"])
      stage.tap("Back")
      #expect(stage.title == "Root" && stage.shown == Self.root)
    }

    @Test func `a page is left from within`() {
      let stage = Stage(Numbers(path: [1, 2]))
      stage.tap("Leave")
      #expect(stage.title == "Number 1")
      stage.tap("Leave")
      #expect(stage.title == "Root" && stage.shown == Self.root)
    }

    @Test func `on the first page nothing is left`() {
      let stage = Stage(NavigationStack { Leave() })
      stage.tap("Stay")
      #expect(stage.shown == "[Stay]")
    }

    @Test func `a path of whatever values opens the page of each`() {
      struct Page: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("Go") {
                path.append(1)
                path.append("A")
              }
              Text("\(path.count)")
            }
            .navigationDestination(for: Int.self) { number in
              VStack {
                Text("number \(number)")
                Button("Clear") { path = NavigationPath() }
              }
            }
            .navigationDestination(for: String.self) { Text("text \($0)") }
          }
        }
      }
      let stage = Stage(Page())
      stage.tap("Go")
      #expect(stage.shown == "text A [Back]")
      stage.tap("Back")
      #expect(stage.shown == "number 1 [Clear] [Back]")
      stage.tap("Clear")
      #expect(stage.shown == "0 [Go]")
    }

    @Test func `what a value's page is may be said on the page before`() {
      let stage = Stage(
        NavigationStack(path: .constant(NavigationPath([1]))) {
          Text("root").navigationDestination(for: Int.self) { Text("\($0)") }
        })
      #expect(stage.shown == "1 [Back]")
      struct Page: View {
        @State private var path: NavigationPath = {
          var path = NavigationPath()
          path.append(1)
          path.append("A")
          return path
        }()
        var body: some View {
          NavigationStack(path: $path) {
            Text("root").navigationDestination(for: Int.self) { number in
              Text("\(number)").navigationDestination(for: String.self) { Text($0) }
            }
          }
        }
      }
      let other = Stage(Page())
      #expect(other.shown == "A [Back]")
      other.tap("Back")
      #expect(other.shown == "1 [Back]")
    }

    @Test func `a value without a page opens none`() {
      let stage = Stage(
        NavigationStack {
          NavigationLink("Go", value: 1.5)
            .navigationDestination(for: Int.self) { Text("\($0)") }
        })
      stage.tap("Go")
      #expect(stage.shown == "[off Go]")
    }

    @Test func `a link to no value cannot be used, nor can one outside of a pile`() {
      let stage = Stage(
        VStack {
          NavigationStack { NavigationLink("A", value: Int?.none) }
          NavigationLink("B") { Text("B") }
        })
      #expect(stage.shown == "[off A] [off B]")
    }

    @Test func `a link to a view opens it, and the page follows who has opened it`() {
      struct Page: View {
        @State private var count = 0
        var body: some View {
          NavigationStack {
            Child(count: count) { count += 1 }
          }
        }
      }
      struct Child: View {
        let count: Int
        let more: () -> Void
        var body: some View {
          NavigationLink("Go") {
            Text("count \(count)")
            Button("More") { more() }
            Counter("Own")
          }
        }
      }
      let stage = Stage(Page())
      stage.tap("Go", "Own 0", "More", "More")
      #expect(stage.shown == "count 2 [More] [Own 1] [Back]")
    }

    @Test func `the page of a value follows who has said what it is`() {
      struct Page: View {
        @State private var count = 0
        var body: some View {
          NavigationStack {
            Child(count: count) { count += 1 }
          }
        }
      }
      struct Child: View {
        let count: Int
        let more: () -> Void
        var body: some View {
          NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { _ in
            Text("count \(count)")
            Button("More") { more() }
          }
        }
      }
      let stage = Stage(Page())
      stage.tap("Go", "More")
      #expect(stage.shown == "count 1 [More] [Back]")
    }

    @Test func `a link that is active while a state is true opens and closes with it`() {
      struct Page: View {
        @State private var isActive = false
        var body: some View {
          NavigationView {
            VStack {
              NavigationLink(
                "Go", destination: Button("Close") { isActive = false }, isActive: $isActive)
              Button("Set") { isActive = true }
            }
          }
        }
      }
      let stage = Stage(Page())
      for label in ["Go", "Set"] {
        stage.tap(label)
        #expect(stage.shown == "[Close] [Back]")
        stage.tap("Close")
        #expect(stage.shown == "[Go] [Set]")
      }
      stage.tap("Go", "Back")
      #expect(stage.shown == "[Go] [Set]")
    }

    @Test func `pushing lets the page above appear, and the one below disappear`() {
      let log = Log()
      let stage = Stage(
        NavigationStack {
          NavigationLink("Go") {
            Text("B").onAppear { log.add("+B") }.onDisappear { log.add("-B") }
          }
          .onAppear { log.add("+A") }.onDisappear { log.add("-A") }
        })
      stage.tap("Go", "Back")
      #expect(log.taken() == "+A +B -A +A -B")
    }

    @Test func `a pile within a page is a pile of its own`() {
      let stage = Stage(
        TabView {
          NavigationStack { NavigationLink("A") { Text("page of A") } }.tabItem { Text("One") }
          NavigationStack { NavigationLink("B") { Text("page of B") } }.tabItem { Text("Two") }
        })
      stage.tap("A", "Two")
      #expect(stage.shown == "[B] [One] [Two]")
      stage.tap("B")
      #expect(stage.shown == "page of B [Back] [One] [Two]")
      stage.tap("One")
      #expect(stage.shown == "page of A [Back] [One] [Two]")
    }

    @Test func `a page may hide the way back`() {
      let stage = Stage(
        NavigationStack {
          NavigationLink("Go") {
            VStack { Leave() }.navigationBarBackButtonHidden().toolbar { Button("Bar") {} }
          }
        })
      stage.tap("Go")
      #expect(stage.shown == "[Leave] [Bar]")
      stage.tap("Leave")
      #expect(stage.shown == "[Go]")
    }

    @Test func `a page's name is the outermost, and nothing of the page below`() {
      let stage = Stage(
        NavigationStack {
          VStack { NavigationLink("Go") { Text("no name") } }.navigationTitle("Below")
        })
      #expect(stage.title == "Below")
      stage.tap("Go")
      #expect(stage.title == "App")
    }
  }
#endif
