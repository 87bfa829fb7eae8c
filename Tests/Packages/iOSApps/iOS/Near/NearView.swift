//
//  NearView.swift
//  Near
//

import SwiftUI

struct NearView: View {
  let model: NearModel

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        answer
        if model.isApproximate {
          Label("Only about here", systemImage: "location.slash")
            .foregroundStyle(.secondary)
        }
        LabeledContent("Lookups", value: "\(model.lookups)")
        LabeledContent("Hours", value: model.hours)
        HStack {
          Button("Hours", action: model.loadHours)
          followButton
        }
        .buttonStyle(.bordered)
      }
      .padding()
      .navigationTitle("Near")
    }
  }

  @ViewBuilder private var answer: some View {
    switch model.state {
    case .idle: Text("Find a café")
    case .searching: Text("Looking for you…")
    case .found(let cafes): List(cafes) { Text($0.name) }
    case .nothing: Text("No café within 500 m")
    case .denied: Text("Allow location to see what is near.")
    case .lost: Text("You cannot be found here.")
    case .slow: Text("This takes long. Are you inside?")
    }
  }

  @ViewBuilder private var followButton: some View {
    if model.isFollowing {
      Button("Stop", role: .cancel, action: model.stop)
    } else {
      Button("Start", action: model.start)
    }
  }
}

#Preview {
  NearView(model: NearModel())
}
