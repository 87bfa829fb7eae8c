//
//  TrailView.swift
//  Trail
//

import SwiftUI

struct TrailView: View {
  @ObservedObject var model: TrailModel

  var body: some View {
    NavigationView {
      VStack {
        Text(model.status).font(.headline)
        if let hint = model.hint {
          Text(hint).foregroundColor(.secondary)
        }
        figure("Distance", model.distanceText)
        figure("Points", "\(model.pointCount)")
        List(model.arrivals, id: \.self) { Text($0) }
        buttons
        Button("Where am I?") { model.locate() }
        Button("Remind me at huts") { model.remindAtHuts() }
      }
      .navigationBarTitle("Trail")
    }
  }

  private func figure(_ label: String, _ value: String) -> some View {
    HStack {
      Text(label)
      Spacer()
      Text(value).bold()
    }
  }

  @ViewBuilder private var buttons: some View {
    switch model.phase {
    case .idle: Button("Start") { model.start() }
    case .paused:
      Button("Go on") { model.start() }
      Button("Finish") { model.finish() }
    case .waiting, .recording: Button("Pause") { model.pause() }
    }
  }
}

struct TrailView_Previews: PreviewProvider {
  static var previews: some View {
    TrailView(model: TrailModel())
  }
}
