#if os(Linux)
  import Testing

  @testable import SwiftUI

  /// What an app's own styles make of controls is shown, and touched.
  ///
  /// Source: Apple's documentation of `ButtonStyle`, `PrimitiveButtonStyle`, `ToggleStyle`, `LabelStyle`,
  /// `GroupBoxStyle`, `ProgressViewStyle`, `GaugeStyle` and `PickerStyle`.
  @MainActor struct StyleTests {
    struct Marked: ButtonStyle {
      let mark: String
      @Environment(\.isEnabled) private var isEnabled
      @State private var count = 0

      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(mark)
          configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
          if !isEnabled { Text("not now") }
          if configuration.role == .destructive { Text("!") }
        }
      }
    }

    @Test func `a button's style adds to what is on it, and it is touched as ever`() {
      let log = Log()
      let stage = Stage(
        VStack {
          Button("A") { log.add("a") }
          Button("B", role: .destructive) { log.add("b") }.disabled(true)
          Button("C") { log.add("c") }.buttonStyle(.bordered)
        }
        .buttonStyle(Marked(mark: "*")))
      #expect(stage.shown == "[*, A] [off *, B, not now, !] [C]")
      stage.tap("*, A", "C")
      #expect(log.taken() == "a c")
    }

    @Test func `answers and what is in a menu have no style of the app's`() {
      let stage = Stage(
        Menu("More") { Button("A") {} }.alert("Sure?", isPresented: .constant(false)) {}
          .buttonStyle(Marked(mark: "*")))
      stage.tap("More")
      #expect(stage.shown == "[More] ? More | A | Dismiss")
      let other = Stage(
        Text("A").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
          .buttonStyle(Marked(mark: "*")))
      #expect(other.shown == "A ? Sure? | Yes")
    }

    struct Held: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("hold:")
        configuration.label.onLongPressGesture { configuration.trigger() }
      }
    }

    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
        Button("again") { configuration.trigger() }
      }
    }

    @Test func `a style may say itself what triggers a button`() {
      let log = Log()
      let stage = Stage(
        VStack {
          Button("A") { log.add("a") }.buttonStyle(Held())
          Button("B") { log.add("b") }.buttonStyle(Twice())
        })
      #expect(stage.shown == "hold: [A] [B] [again]")
      stage.tap("A", "B", "again")
      #expect(log.taken() == "a b b")
    }

    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          Label {
            configuration.label
          } icon: {
            Image(systemName: configuration.isOn ? "checkmark.square" : "square")
          }
        }
      }
    }

    struct Words: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration)
        Text(configuration.isOn ? "it is" : "it is not")
        Toggle("Other", isOn: configuration.$isOn)
      }
    }

    struct Toggles<Style: ToggleStyle>: View {
      let style: Style
      @State private var isOn = false
      var body: some View { Toggle("Wi-Fi", isOn: $isOn).toggleStyle(style) }
    }

    @Test func `a switch's style says what turns it, and it still is read`() {
      let stage = Stage(Toggles(style: Check()))
      #expect(stage.shown == "Wi-Fi: Off [Wi-Fi]")
      stage.tap("Wi-Fi")
      #expect(stage.shown == "Wi-Fi: On [Wi-Fi]")
      let other = Stage(Toggles(style: Words()))
      #expect(other.shown == "it is not Wi-Fi: Off Other: Off [Wi-Fi] [Other]")
      other.tap("Other")
      #expect(other.shown == "it is Wi-Fi: On Other: On [Wi-Fi] [Other]")
      #expect(Stage(Toggles(style: .button)).shown == "Wi-Fi: Off [Wi-Fi]")
    }

    struct Stacked: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.icon
          configuration.title
          Text("below")
        }
      }
    }

    @Test func `a label's style adds to it, and the platform's leave it whole`() {
      let stage = Stage(
        VStack {
          Label("A", systemImage: "star").labelStyle(Stacked())
          Label("B", systemImage: "star").labelStyle(.iconOnly)
          Label("C", systemImage: "star").labelStyle(.titleOnly).labelStyle(Stacked())
        })
      #expect(stage.shown == "A below B C")
    }

    struct Framed: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("<")
        configuration.label
        configuration.content
        Text(">")
      }
    }

    struct Share: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) of 100" } ?? "unknown")
      }
    }

    struct Level: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text("level \(Int(configuration.value * 10))")
        configuration.currentValueLabel
      }
    }

    @Test func `boxes, progress and gauges have styles of an app's own`() {
      let stage = Stage(
        VStack {
          GroupBox("Box") { Text("in") }.groupBoxStyle(Framed())
          ProgressView("Load", value: 0.5).progressViewStyle(Share())
          ProgressView().progressViewStyle(Share())
          Gauge(value: 3, in: 0...10) {
            Text("Fuel")
          } currentValueLabel: {
            Text("3 l")
          }
          .gaugeStyle(Level())
        })
      #expect(stage.shown == "< Box in > Load 50 of 100 unknown Fuel level 3 3 l")
    }

    struct Choosing<Style: PickerStyle>: View {
      let style: Style
      @State private var color: Int? = 1
      var body: some View {
        NavigationStack {
          Picker("Color", selection: $color) {
            Text("None").tag(Int?.none)
            Text("Red").tag(1)
            Text("Blue").tag(2)
          }
          .pickerStyle(style)
        }
      }
    }

    @Test func `choices are spread where all are seen at once`() {
      func shown(_ style: some PickerStyle) -> String {
        let stage = Stage(Choosing(style: style))
        let first = stage.shown
        stage.tap("Blue")
        #expect(stage.shown == "Color: Blue [None] [Red] [Blue]")
        stage.tap("None")
        #expect(stage.shown == "Color: None [None] [Red] [Blue]")
        return first
      }
      let spread = "Color: Red [None] [Red] [Blue]"
      #expect(shown(.segmented) == spread && shown(.inline) == spread)
      #expect(shown(.wheel) == spread && shown(.palette) == spread)
      #expect(shown(SegmentedPickerStyle()) == spread)
    }

    @Test func `choices stand behind a control unless said otherwise`() {
      func check(_ style: some PickerStyle) {
        let stage = Stage(Choosing(style: style))
        #expect(stage.shown == "Color: Red [Color]")
        stage.tap("Color")
        #expect(stage.shown == "Color: Red [Color] ? Color | None | Red | Blue | Dismiss")
        stage.tap("Blue")
        #expect(stage.shown == "Color: Blue [Color]")
        stage.tap("Color", "Dismiss")
        #expect(stage.shown == "Color: Blue [Color]")
      }
      check(.automatic)
      check(.menu)
    }

    @Test func `choices stand on a page of their own, which is left with a choice`() {
      let stage = Stage(Choosing(style: .navigationLink))
      #expect(stage.shown == "Color: Red [Color]")
      stage.tap("Color")
      #expect(stage.title == "Color" && stage.shown == "- None > - Red > - Blue > [Back]")
      stage.tap("Blue")
      #expect(stage.shown == "Color: Blue [Color]")
      let alone = Stage(
        Picker("A", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.navigationLink))
      #expect(alone.shown == "A: One [off A]")
    }

    @Test func `choices are known by their identities where nothing else is said`() {
      struct Page: View {
        @State private var name = "B"
        var body: some View {
          Picker("Name", selection: $name) {
            ForEach(["A", "B"], id: \.self) { Text("the \($0)") }
          }
          .pickerStyle(.segmented)
        }
      }
      let stage = Stage(Page())
      #expect(stage.shown == "Name: the B [the A] [the B]")
      stage.tap("the A")
      #expect(stage.shown == "Name: the A [the A] [the B]")
    }

    @Test func `a row of a list is chosen by its identity or its mark`() {
      struct Page: View {
        @State private var one: Int?
        @State private var several: Set<String> = []
        var body: some View {
          List(selection: $one) {
            ForEach(1..<3) { Text("Row \($0)") }
            Text("Marked").tag(7)
            Text("Not")
          }
          List(selection: $several) {
            ForEach(["A", "B"], id: \.self) { Text($0) }
          }
          Text("\(one.map { "\($0)" } ?? "none") \(several.sorted().joined())")
        }
      }
      let stage = Stage(Page())
      stage.tap("Row 2", "A", "B")
      #expect(stage.shown == "2 AB - Row 1 > - Row 2 > - Marked > - Not - A > - B >")
      stage.tap("Marked", "A")
      #expect(stage.shown.hasPrefix("7 B"))
    }
  }
#endif
