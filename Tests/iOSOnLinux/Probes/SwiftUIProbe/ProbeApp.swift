import SwiftUI

/// An app that shows by its own means what SwiftUI does: which bodies are evaluated, what appears, what is kept.
@main struct ProbeApp: App {
  @Environment(\.scenePhase) private var phase
  @StateObject private var model = Model()

  var body: some Scene {
    WindowGroup {
      ContentView().environmentObject(model)
    }
    .onChange(of: phase) { _, new in model.log.append("phase \(new)") }
  }
}

final class Model: ObservableObject {
  @Published var log: [String] = []
  @Published var names = ["Ada", "Bea", "Cid"]
}

struct ContentView: View {
  @EnvironmentObject private var model: Model
  @State private var count = 0
  @State private var isOn = false
  @State private var name = ""
  @State private var asks = false
  @State private var sheet = false

  var body: some View {
    NavigationStack {
      List {
        Section("Figures") {
          LabeledContent("Count", value: "\(count)")
          Toggle("Wi-Fi", isOn: $isOn)
          TextField("Name", text: $name)
          Stepper("Rounds", value: $count, in: 0...3)
          Button("Ask") { asks = true }
          Button("Sheet") { sheet = true }
        }
        ForEach(model.names, id: \.self) { name in
          NavigationLink(name, value: name)
        }
        .onDelete { model.names.remove(atOffsets: $0) }
        ForEach(model.log, id: \.self) { Text($0) }
      }
      .navigationTitle("Probe")
      .navigationDestination(for: String.self) { name in
        Text("Page of \(name)").navigationTitle(name)
          .onAppear { model.log.append("\(name) appears") }
          .onDisappear { model.log.append("\(name) disappears") }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            count += 1
          } label: {
            Image(systemName: "plus.circle.fill")
          }
        }
      }
    }
    .task {
      try? await Task.sleep(for: .seconds(5))
      model.log.append("five seconds")
    }
    .alert("Sure?", isPresented: $asks) {
      Button("Yes", role: .destructive) { count = 7 }
      Button("No", role: .cancel) {}
    } message: {
      Text("It is **bold**.")
    }
    .sheet(isPresented: $sheet, onDismiss: noteEnd) {
      SheetView(count: $count)
    }
  }
}

extension ContentView {
  private func noteEnd() { model.log.append("gone") }
}

struct SheetView: View {
  @Binding var count: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Count is \(count)")
      Button("More") { count += 1 }
      Button("Done") { dismiss() }
    }
  }
}
