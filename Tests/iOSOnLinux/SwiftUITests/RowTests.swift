#if os(Linux)
  import Testing

  @testable import SwiftUI

  /// What the phone's screen has of lists.
  ///
  /// Source: Apple's documentation of `List`, `Section`, `onDelete(perform:)`, `swipeActions(edge:allowsFullSwipe:content:)` and
  /// `refreshable(action:)`; how that stands on the screen of a scenario is this project's.
  @MainActor struct RowTests {
    @Test func `a row of a list is its first text and the others, and is tapped by what is in it`()
    {
      let log = Log()
      let stage = Stage(
        NavigationStack {
          List {
            Section("Header") {
              ForEach(["A", "B"], id: \.self) { name in
                NavigationLink {
                  Text("page \(name)")
                } label: {
                  VStack {
                    Text(name)
                    Text("more of \(name)")
                  }
                }
              }
              .onDelete { log.add("delete \($0.first ?? -1)") }
              Text("plain")
              Button("Act") { log.add("act") }
            }
          }
        })
      #expect(
        stage.shown
          == "Header - A · more of A > - B · more of B > - plain [A: Delete] [B: Delete] [Act]")
      stage.tap("B: Delete", "Act")
      #expect(log.taken() == "delete 1 act")
      stage.tap("B")
      #expect(stage.shown == "page B [Back]")
    }

    @Test func `the same button in several rows bears the row's name`() {
      let log = Log()
      let stage = Stage(
        List(["A", "B"], id: \.self) { name in
          HStack {
            Text(name)
            Button("Buy") { log.add("buy \(name)") }
          }
          .swipeActions { Button("Pin") { log.add("pin \(name)") } }
          .contextMenu { Button("Copy") { log.add("copy \(name)") } }
        })
      stage.tap("B: Buy", "A: Pin", "B: Copy")
      #expect(log.taken() == "buy B pin A copy B", "\(stage.shown)")
    }

    @Test func `what changes a row leaves it one, and changes each of several`() {
      let log = Log()
      let stage = Stage(
        List {
          ForEach(["A", "B"], id: \.self) { name in
            HStack {
              Text(name)
              Text("more")
            }
            .onTapGesture { log.add("tapped \(name)") }
          }
          Text("C").accessibilityIdentifier("c")
          Text("D").opacity(0.5)
          Group {
            Text("E")
            Text("F")
          }
          .onTapGesture { log.add("group") }
          Text("G").overlay { Text("over") }
          Text("H").padding().background(Color.clear)
          Text("I").accessibilityLabel("read")
          Text("hidden").hidden()
          Text("J").accessibilityAction(named: "More") { log.add("more") }
        })
      #expect(
        stage.shown
          == "- A · more > - B · more > - C - D - G · over - H - read - J [E] [F] [More]")
      stage.tap("B", "F", "More")
      #expect(log.taken() == "tapped B group more")
    }

    @Test func `a list is pulled down to load again`() async {
      let log = Log()
      let stage = Stage(List { Text("A") }.refreshable { log.add("loaded") })
      #expect(stage.shown == "- A <pull>" && stage.pull())
      await stage.rest { log.count == 1 }
      #expect(log.taken() == "loaded")
    }

    @Test func `a list of bindings changes its elements`() {
      struct Page: View {
        @State private var items = [
          ForEachTests.Item(id: 1, name: "A"), ForEachTests.Item(id: 2, name: "B"),
        ]
        var body: some View {
          List($items) { $item in TextField("Name \(item.id)", text: $item.name) }
          Text(items.map(\.name).joined())
        }
      }
      let stage = Stage(Page())
      stage.write("X", into: "Name 2")
      #expect(stage.shown == "AX Name 1 = A Name 2 = X")
    }

    @Test func `a row that is disabled cannot be tapped`() {
      let stage = Stage(
        NavigationStack {
          List(["A", "B"], id: \.self) { name in
            NavigationLink(name) { Text("page") }.disabled(name == "A")
          }
        })
      #expect(stage.shown == "- A - B >" && !stage.tap("A") && stage.tap("B"))
    }

    @Test func `elements may be numbered, sorted and named by a part`() {
      let stage = Stage(
        List {
          ForEach(Array(["A", "B"].enumerated()), id: \.offset) {
            Text("\($0.offset) \($0.element)")
          }
          ForEach([2, 1].sorted(), id: \.self) { Text("\($0)") }
          ForEach(["a": 1].sorted { $0.key < $1.key }, id: \.key) { Text("\($0.key) \($0.value)") }
        })
      #expect(stage.shown == "- 0 A - 1 B - 1 - 2 - a 1")
    }

    @Test func `a section that is closed shows its header alone`() {
      struct Page: View {
        @State private var isOpen = false
        var body: some View {
          List {
            Section(isExpanded: $isOpen) {
              Text("in")
            } header: {
              Text("Header")
            }
            Button("Turn") { isOpen.toggle() }
          }
        }
      }
      let stage = Stage(Page())
      #expect(stage.shown == "Header [Turn]")
      stage.tap("Turn")
      #expect(stage.shown == "Header - in [Turn]")
    }

    @Test func `a button within what is tapped is touched itself, and the rest beside it`() {
      let log = Log()
      let stage = Stage(
        List(["A", "B"], id: \.self) { name in
          HStack {
            Text(name)
            Button("Like") { log.add("like \(name)") }
          }
          .onTapGesture { log.add("tap \(name)") }
        })
      stage.tap("B", "A: Like")
      #expect(log.taken() == "tap B like A", "\(stage.shown)")
      let other = Stage(
        HStack {
          Text("A")
          Button("Like") { log.add("like") }
        }
        .gesture(TapGesture().onEnded { log.add("tap") }))
      #expect(other.shown == "[A] [Like]")
    }

    @Test func `deeds of the app stand in the place of deleting by a swipe, and may be disabled`() {
      let log = Log()
      let stage = Stage(
        List {
          ForEach(["Ada", "Bob"], id: \.self) { name in
            Text(name)
              .swipeActions {
                Button("Archive") { log.add("archive \(name)") }.disabled(name == "Bob")
              }
              .contextMenu { Button("Rename") {} }
          }
          .onDelete { _ in log.add("delete") }
        })
      #expect(
        stage.shown
          == "- Ada - Bob [Ada: Rename] [Ada: Archive] [Bob: Rename] [off Bob: Archive]")
      stage.tap("Ada: Archive")
      #expect(!stage.tap("Bob: Archive") && log.taken() == "archive Ada")
    }

    @Test func `a long touch stands beside a tap, whichever was said first`() {
      let log = Log()
      let (tap, hold) = ({ log.add("tap") }, { log.add("hold") })
      let long = LongPressGesture().onEnded { _ in hold() }
      let views: [AnyView] = [
        AnyView(Text("A").onTapGesture(perform: tap).onLongPressGesture(perform: hold)),
        AnyView(Text("A").onLongPressGesture(perform: hold).onTapGesture(perform: tap)),
        AnyView(Text("A").onTapGesture(perform: tap).simultaneousGesture(long)),
        AnyView(Button("A", action: tap).gesture(long)),
      ]
      for view in views {
        let stage = Stage(view)
        #expect(stage.shown == "[A] [A: Touch and hold]")
        stage.tap("A", "A: Touch and hold")
        #expect(log.taken() == "tap hold")
      }
      let alone = Stage(Text("A").gesture(long))
      #expect(alone.shown == "[A]" && alone.tap("A") && log.taken() == "hold")
    }
  }
#endif
