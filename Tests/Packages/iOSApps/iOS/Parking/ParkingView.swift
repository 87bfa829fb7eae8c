//
//  ParkingView.swift
//  Parking
//

import SwiftUI

struct ParkingView: View {
  @EnvironmentObject private var model: ParkingModel

  var body: some View {
    NavigationView {
      VStack(spacing: 16) {
        Text(model.message).font(.title2)
        if !model.placeText.isEmpty {
          Text(model.placeText).font(.footnote)
        }
        HStack {
          Text("Price")
          Spacer()
          Text(model.priceText).monospacedDigit()
        }
        HStack {
          Text("Parked")
          Spacer()
          Text("\(model.count)")
        }
        if model.canUndo {
          Button("Undo", action: model.undo)
        } else if model.parking == nil {
          Button("Park for 30 minutes") { model.park(minutes: 30) }
          Button("Park for 2 hours") { model.park(minutes: 120) }
        } else {
          ParkedView()
        }
      }
      .padding()
      .navigationBarTitle("Parking")
    }
  }
}

/// What can be done while the car stands.
private struct ParkedView: View {
  @EnvironmentObject private var model: ParkingModel

  var body: some View {
    if model.parking?.place == nil {
      Button("Settings", action: model.openSettings)
    }
    TextField("Note", text: Binding(get: { model.note }, set: { model.write($0) }))
      .textFieldStyle(.roundedBorder)
    Button("15 minutes more") { model.extend(minutes: 15) }
    Button("Leave", action: model.leave)
  }
}
