#if os(Linux)
  import Foundation
  import Testing

  @testable import SwiftUI

  /// What the phone's screen has of each view.
  ///
  /// Source: what Apple's documentation says is read of it by accessibility, such as of `accessibilityLabel(_:)`,
  /// `Image.init(decorative:bundle:)`, `Label` and `LabeledContent`; how that stands on the screen of a scenario is
  /// this project's.
  @MainActor struct DrawingTests {
    /// A page with a value.
    struct Page<Value, Content: View>: View {
      @State var value: Value
      @ViewBuilder let content: (Binding<Value>) -> Content
      var body: some View { content($value) }
    }

    @Test func `a text, a label and a picture are read, a picture alone by no text`() {
      let stage = Stage(
        VStack {
          Text("A")
          Label("B", systemImage: "star")
          Image(systemName: "star")
          Text("")
        })
      #expect(stage.shown == "A B")
    }

    @Test func `a button is read by its text, its picture or its label, this before others`() {
      let stage = Stage(
        VStack {
          Button("Text") {}
          Button {
          } label: {
            Image(systemName: "play.fill")
          }
          Button {
          } label: {
            Image(systemName: "play")
            Text("Start")
          }
          Button {
          } label: {
            Image(systemName: "trash")
          }
          .accessibilityLabel("Throw away")
          Button("Shown") {}.accessibilityLabel("Read")
          Button {
          } label: {
            Image(decorative: "x")
          }
          .accessibilityIdentifier("by-test")
        })
      #expect(stage.shown == "[Text] [Play] [Start] [Throw away] [Read] [by-test]")
    }

    @Test func `what cannot be seen cannot be touched, on whichever side of it the touch stands`() {
      let stage = Stage(
        VStack {
          Text("A").onTapGesture {}.opacity(0)
          Text("B").opacity(0).onTapGesture {}
          Image(systemName: "xmark").hidden().onTapGesture {}.accessibilityIdentifier("clear")
          Rectangle().onTapGesture {}.accessibilityIdentifier("seen")
          VStack {
            Text("C")
            Text("D").opacity(0)
          }
          .onTapGesture {}
        })
      #expect(stage.shown == "[seen] [C]")
    }

    @Test func `of two controls with one label the first is touched`() {
      let log = Log()
      let stage = Stage(
        VStack {
          Button("Go") { log.add("first") }
          Button("Go") { log.add("second") }
        })
      #expect(stage.shown == "[Go] [Go]")
      stage.tap("Go")
      #expect(log.taken() == "first")
    }

    @Test func `what is disabled cannot be touched nor written into`() {
      let log = Log()
      let stage = Stage(
        VStack {
          Button("Go") { log.add("go") }
          TextField("Name", text: .constant("A"))
        }
        .disabled(true))
      #expect(stage.shown == "Name = A [off Go]")
      #expect(!stage.tap("Go") && !stage.write("x", into: "Name") && log.taken() == "")
    }

    @Test func `a switch is a figure and a control`() {
      let stage = Stage(Page(value: false) { Toggle("Wi-Fi", isOn: $0) })
      #expect(stage.shown == "Wi-Fi: Off [Wi-Fi]")
      stage.tap("Wi-Fi")
      #expect(stage.shown == "Wi-Fi: On [Wi-Fi]")
    }

    @Test func `a stepper stays within its bounds`() {
      let stage = Stage(Page(value: 1) { Stepper("Cups", value: $0, in: 0...2) })
      #expect(stage.shown == "Cups [Cups, Increment] [Cups, Decrement]")
      stage.tap("Cups, Increment")
      #expect(stage.shown == "Cups [off Cups, Increment] [Cups, Decrement]")
    }

    @Test func `a slider takes what is written, within its bounds and by its steps`() {
      let stage = Stage(
        Page(value: 2.0) { Slider(value: $0, in: 0...10, step: 2) { Text("Volume") } })
      #expect(stage.shown == "Volume = 2")
      for (text, value) in [("5", "6"), ("99", "10"), ("-1", "0"), ("x", "0")] {
        stage.write(text, into: "Volume")
        #expect(stage.shown == "Volume = \(value)")
      }
    }

    @Test func `fields are named by their label, or by what stands in them while they are empty`() {
      let stage = Stage(
        VStack {
          TextField("Name", text: .constant("Ada"))
          TextField("", text: .constant(""), prompt: Text("Town"))
          SecureField("Password", text: .constant("abc"))
        })
      #expect(stage.shown == "Name = Ada Town =  Password = •••")
    }

    @Test func `a field of a number keeps what it has when a text is none`() {
      let stage = Stage(Page(value: 3) { TextField("Count", value: $0, format: .number) })
      stage.write("7", into: "Count")
      #expect(stage.shown == "Count = 7")
      stage.write("many", into: "Count")
      #expect(stage.shown == "Count = 7")
    }

    @Test func `what is complete is told as such`() {
      let log = Log()
      let stage = Stage(
        Page(value: "") { text in
          TextField("Name", text: text).onSubmit { log.add("submitted \(text.wrappedValue)") }
        })
      stage.write("Ada", into: "Name")
      #expect(log.taken() == "submitted Ada")
    }

    @Test func `a search is told to who asks for it, and fields around it to theirs`() {
      let log = Log()
      let stage = Stage(
        Page(value: "") { text in
          TextField("Name", text: text)
            .onSubmit { log.add("inner") }
            .searchable(text: text)
            .onSubmit(of: .search) { log.add("search \(text.wrappedValue)") }
            .onSubmit { log.add("outer") }
        })
      stage.write("Ada", into: "Search")
      #expect(log.taken() == "search Ada")
      stage.write("Bob", into: "Name")
      #expect(log.taken() == "inner outer")
    }

    @Test func `who asks is told when a value begins and ends to be changed`() {
      let log = Log()
      let stage = Stage(
        Page(value: 1) { number in
          Stepper("Cups", value: number, onEditingChanged: { log.add("\($0)") })
          TextField("Cups", value: number, format: .number)
        })
      stage.tap("Cups, Increment")
      #expect(log.taken() == "true false")
    }

    @Test func `figures are what is labelled, and two texts kept apart`() {
      let stage = Stage(
        VStack {
          LabeledContent("Distance", value: "5 km")
          LabeledContent("Speed") { Text("3 m/s") }
          HStack {
            Text("Height")
            Spacer()
            Text("7 m")
          }
          HStack {
            Text("two")
            Text("texts")
          }
          Gauge(value: 0.3) { Text("Fuel") }
          ProgressView("Load", value: 1, total: 4)
          ProgressView("Wait")
        })
      #expect(
        stage.shown
          == "…Wait two texts Distance: 5 km Speed: 3 m/s Height: 7 m Fuel: 30 % Load: 25 %")
    }

    @Test func `a short text on a colour is a badge, a long one is not`() {
      let long = String(repeating: "long ", count: 9)
      let stage = Stage(
        VStack {
          Text("New").background(Color.red)
          Text("Live").background(.green, in: Capsule())
          Text(long).background(Color.red)
        })
      #expect(stage.shown == "(New) (Live) \(long)")
    }

    @Test func `the background's own shows nothing, in whatever way it is asked for`() {
      let stage = Stage(
        VStack {
          Text("A").background()
          Text("B").background(ignoresSafeAreaEdges: [])
          Text("C").background(in: Capsule())
          Text("D").background(in: Capsule(), fillStyle: FillStyle(eoFill: true))
          Text("E").background(.background)
          Text("F").background(.thinMaterial, ignoresSafeAreaEdges: .top)
          Text("G").background { EmptyView() }
          Text("H").background(alignment: .top) {}
          Text("I").background(Circle().fill(style: FillStyle(antialiased: false)))
          Text("J").background().clipShape(Circle(), style: FillStyle())
        })
      #expect(stage.shown == "A B C D E F G H I J")
    }

    @Test func `a form that is filled is a badge with the platform's defaults too`() {
      let stage = Stage(
        VStack {
          Text("A").background(.red, in: Capsule(), fillStyle: FillStyle())
          Text("B").background(Color.red, ignoresSafeAreaEdges: .top)
        })
      #expect(stage.shown == "(A) (B)")
    }

    @Test func `what is hidden is not read, and what accessibility hides is touched`() {
      let log = Log()
      let stage = Stage(
        VStack {
          Text("A").hidden()
          Button("B") {}.hidden()
          Text("C").accessibilityHidden(true)
          Text("D").opacity(0)
          Text("E").accessibilityLabel("read")
          HStack {
            Text("F")
            Text("G")
          }
          .accessibilityElement(children: .combine)
          Text("H").accessibilityValue("8")
          Button("I") { log.add("I") }.accessibilityHidden(true)
        })
      #expect(stage.shown == "read F, G H: 8 [I]")
      stage.tap("I")
      #expect(log.taken() == "I")
    }

    // `accessibilityElement(children:)`: ignored children are not read, and the label of the whole is.
    @Test func `what is read as one is read as its label, or as its parts`() {
      let stage = Stage(
        VStack {
          Text("5")
          Text("km")
        }
        .accessibilityElement().accessibilityLabel("5 kilometres"))
      #expect(stage.shown == "5 kilometres")
      let parts = Stage(
        VStack {
          Text("A")
          Button("B") {}
        }
        .accessibilityElement(children: .combine))
      #expect(parts.shown == "A [B]")
      let ignored = Stage(
        VStack {
          Text("A")
          Button("B") {}
        }
        .accessibilityElement())
      #expect(ignored.shown == "[B]")
    }

    @Test func `who may not delete a row keeps what the app offers by that name`() {
      let stage = Stage(
        List {
          ForEach(["Ada"], id: \.self) { name in
            Text(name).deleteDisabled(true).swipeActions { Button("Delete") {} }
          }
          .onDelete { _ in }
        })
      #expect(stage.shown == "- Ada [Ada: Delete]")
    }

    @Test func `what is tapped is a control with what is read of it`() {
      let log = Log()
      let stage = Stage(
        HStack {
          Text("A")
          Image(systemName: "star")
        }
        .onTapGesture { log.add("tapped") })
      #expect(stage.shown == "[A]" && stage.tap("A") && log.taken() == "tapped")
    }

    @Test func `Markdown is read without its marks`() {
      let name = "*x*"
      let stage = Stage(
        VStack {
          Text("**bold** and *thin*, `code` ~~gone~~")
          Text("[words](https://example.com)")
          Text(verbatim: "**as it is**")
          Text(name)
          Text("2 * 3 * 4 and snake_case_name")
          Text("Hello \(Text("**you**"))")
        })
      #expect(
        stage.shown
          == "bold and thin, code gone words **as it is** *x* 2 * 3 * 4 and snake_case_name Hello you"
      )
    }

    @Test func `values in a text are written as the platform does`() {
      let stage = Stage(
        VStack {
          Text("\(3) of \(4)")
          Text("\(1.5)")
          Text("\(1.25, specifier: "%.1f") km")
          Text("\(0.5, format: .percent)")
          Text(1234.5, format: .number)
          Text("100 %")
          Text("\(true) \("a")")
        }
      )
      #expect(stage.shown == "3 of 4 1.500000 1.2 km 50% 1,234.5 100 % true a")
    }

    @Test func `moments are told in words, and to now`() {
      let now = Date()
      let day = Date(timeIntervalSince1970: 86_400 * 14)
      let words = day.formatted(date: .long, time: .omitted)
      let stage = Stage(
        VStack {
          Text(now.addingTimeInterval(3_725.5), style: .timer)
          Text(now.addingTimeInterval(125.5), style: .relative)
          Text(day, style: .date)
        })
      #expect(stage.shown == "1:02:05 2 min, 5 sec \(words)")
    }

    @Test func `a moment is chosen by writing it`() {
      let parts = DateComponents(year: 2026, month: 2, day: 3)
      let stage = Stage(
        Page(value: Calendar.current.date(from: parts) ?? Date()) {
          DatePicker("When", selection: $0, displayedComponents: .date)
        })
      #expect(stage.shown == "When = 2026-02-03")
      stage.write("2026-03-01", into: "When")
      #expect(stage.shown == "When = 2026-03-01")
      stage.write("soon", into: "When")
      #expect(stage.shown == "When = 2026-03-01")
    }

    @Test func `bars hold what is put into them, and a search is a field`() {
      let stage = Stage(
        NavigationStack {
          Page(value: "") { text in
            Text("A").toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
              if !text.wrappedValue.isEmpty {
                ToolbarItem { Button("Clear") { text.wrappedValue = "" } }
              }
            }
            .searchable(text: text)
          }
        })
      #expect(stage.shown == "A Search =  [Add]")
      stage.write("x", into: "Search")
      #expect(stage.shown == "A Search = x [Add] [Clear]")
    }

    @Test func `a number beside a view is a figure, and none where it is 0`() {
      let stage = Stage(
        List {
          Text("Mail").badge(3)
          Text("News").badge(0)
        })
      #expect(stage.shown == "Mail: 3 - News")
    }

    @Test func `a group that is closed shows nothing of what is in it`() {
      let stage = Stage(DisclosureGroup("More") { Text("inside") })
      #expect(stage.shown == "[More]")
      stage.tap("More")
      #expect(stage.shown == "inside [More]")
    }
  }
#endif
