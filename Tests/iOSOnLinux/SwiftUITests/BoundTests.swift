#if os(Linux)
  import Testing

  @testable import SwiftUI

  /// How much there may be of views, and what is said where there is no end of them.
  @MainActor struct BoundTests {
    /// A view with others within it.
    struct Deep: View {
      let depth: Int
      var body: some View { if depth > 0 { AnyView(Deep(depth: depth - 1)) } else { Text("end") } }
    }

    @Test func `views stand within each other up to a bound`() {
      // Each of them stands at four places: itself, the condition, what hides its type, and the next.
      #expect(Stage(Deep(depth: Graph.depthMax / 4)).shown == "end")
    }

    struct Endless: View {
      var body: some View { AnyView(Endless()) }
    }

    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count, initial: true) { count += 1 }
      }
    }

    /// What has no end.
    enum Mistake: String, CaseIterable, Codable {
      case `a view that contains itself`, `views that change each other for ever`

      /// What is said of it.
      var words: String {
        switch self {
        case .`a view that contains itself`:
          "more than 1000 views stand within each other: does one of them contain itself?"
        case .`views that change each other for ever`:
          "the views do not come to rest: they have had each other evaluated more than 200 times"
        }
      }

      /// Makes it.
      @MainActor func make() {
        switch self {
        case .`a view that contains itself`: _ = Stage(Endless())
        case .`views that change each other for ever`: _ = Stage(Restless())
        }
      }
    }

    @Test(arguments: Mistake.allCases)
    func `an app ends whose views have no end, and says why`(mistake: Mistake) async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [mistake] in
        await mistake.make()
      }
      let words = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(words.contains(mistake.words), "\(words)")
    }

    @Test func `an app ends that reads an object that nobody has handed down, and says which`()
      async throws
    {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          struct Page: View {
            @EnvironmentObject private var model: EvaluationTests.Model
            var body: some View { Text("\(model.one)") }
          }
          _ = Stage(Page())
        }
      }
      let words = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(words.contains("No ObservableObject of type Model found"), "\(words)")
    }

    @Test func `five thousand rows are shown, and changed one by one`() {
      struct Row: View {
        let number: Int
        var body: some View { Text("row \(number)") }
      }
      struct Page: View {
        @State private var numbers = Array(0..<5_000)
        var body: some View {
          List {
            Button("Remove") { numbers.removeFirst() }
            ForEach(numbers, id: \.self) { Row(number: $0) }
          }
        }
      }
      _ = Bodies.taken(Row.self)
      let stage = Stage(Page())
      #expect(stage.shown.hasPrefix("- row 0 - row 1 ") && stage.shown.contains("- row 4999"))
      #expect(Bodies.taken(Row.self) == 5_000)
      stage.tap("Remove")
      #expect(stage.shown.hasPrefix("- row 1 ") && Bodies.taken(Row.self) == 0)
    }
  }
#endif
