#if os(Linux)
  import SwiftUI

  /// The app of the benchmark that has most to draw: 200 rows, of which a touch changes one, and the number above them.
  struct BenchList: View {
    @State private var marked: Int?
    @State private var touches = 0

    var body: some View {
      NavigationStack {
        List {
          Section("\(touches) touches") {
            ForEach(0..<200, id: \.self) { number in
              Button {
                (marked, touches) = (number, touches + 1)
              } label: {
                BenchRow(number: number, isMarked: marked == number)
              }
            }
          }
        }
        .navigationTitle("Bench")
      }
    }
  }

  /// A row with two texts, and a mark where it was touched last.
  struct BenchRow: View {
    let number: Int
    let isMarked: Bool

    var body: some View {
      HStack {
        VStack(alignment: .leading) {
          Text("Row \(number)")
          Text(isMarked ? "marked" : "open").font(.caption)
        }
        Spacer()
        if isMarked { Image(systemName: "checkmark") }
      }
    }
  }

  struct BenchApp: App {
    var body: some Scene { WindowGroup { BenchList() } }
  }
#endif

@main enum Main {
  @MainActor static func main() {
    #if os(Linux)
      BenchApp.main()
    #endif
  }
}
