import SwiftUI
import UIKit

/// A page that shows a view and a controller of UIKit, and tells what they are told.
struct RepresentedPage: View {
  @State private var count = 0
  @State private var isShown = false
  @State private var other = 0
  @StateObject private var told = Told()
  @StateObject private var unheard = Told()

  var body: some View {
    VStack {
      Text("told \(told.lines.joined(separator: "|")) other \(other)")
      Button("Tell") { told.show() }
      Button("Show") { isShown.toggle() }
      Button("More") { count += 1 }
      Button("Else") { other += 1 }
      if isShown {
        OldView(count: count, told: told)
        OldPage(told: told)
        Button {
        } label: {
          OldView(count: 0, told: unheard)
        }
      }
    }
  }
}

/// What the views of UIKit were told, shown only when that is asked for.
@MainActor final class Told: ObservableObject {
  @Published var lines: [String] = []
  var next: [String] = []

  func show() { (lines, next) = (next, []) }
}

struct OldView: UIViewRepresentable {
  let count: Int
  let told: Told

  func makeCoordinator() -> Told {
    told.next.append("coordinator")
    return told
  }

  func makeUIView(context: Context) -> UILabel {
    told.next.append("make")
    return UILabel()
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = "\(count)"
    context.coordinator.next.append("update \(count)")
  }

  static func dismantleUIView(_ label: UILabel, coordinator: Told) {
    coordinator.next.append("dismantle \(label.text ?? "-")")
  }
}

struct OldPage: UIViewControllerRepresentable {
  let told: Told

  func makeUIViewController(context: Context) -> OldController {
    let controller = OldController()
    controller.told = told
    return controller
  }

  func updateUIViewController(_ controller: OldController, context: Context) {}
}

final class OldController: UIViewController {
  var told: Told?

  override func viewDidLoad() { told?.next.append("loaded") }
  override func viewDidAppear(_ animated: Bool) { told?.next.append("appeared") }
  override func viewDidDisappear(_ animated: Bool) { told?.next.append("disappeared") }
}
