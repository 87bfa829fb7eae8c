//
//  TourListView.swift
//  SonicWalk
//

import SwiftUI

struct TourListView: View {
  @EnvironmentObject private var session: TourSession
  @EnvironmentObject private var store: TourStore
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    NavigationStack(path: $session.path) {
      List {
        if let message = store.errorMessage {
          Text(message).foregroundStyle(.red)
          Button("Try again") { Task { await store.load() } }
        } else if store.tours.isEmpty && !store.isLoading {
          Text("There are no tours.")
        }
        if session.isUnsaved { UnsavedBadge() }
        ForEach(tours) { tour in
          NavigationLink(value: tour.id) {
            VStack(alignment: .leading) {
              Text(tour.title).font(.headline)
              Text(detail(tour)).font(.caption)
            }
          }
        }
      }
      .overlay {
        if store.isLoading && tours.isEmpty { ProgressView("Loading tours…") }
      }
      .navigationTitle("Tours")
      .navigationDestination(for: String.self) { id in
        if let tour = session.tour(id) { PlayerView(tour: tour) }
      }
      .refreshable { await store.load() }
      .task { await store.load() }
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { session.noteTime() }
      if session.isUnsaved { session.save() }
    }
  }

  /// Those that are published, and those that were begun and are there no more.
  private var tours: [Tour] {
    let published = Set(store.tours.map(\.id))
    return store.tours + session.walks.map(\.tour).filter { !published.contains($0.id) }
  }

  private func detail(_ tour: Tour) -> String {
    let count = tour.points.count
    guard let walk = session.walk(on: tour.id) else {
      return count == 1 ? "1 point" : "\(count) points"
    }
    switch walk.status {
    case .running: return "\(walk.heardPoints.count) of \(count) heard, on the way"
    case .stopped: return "\(walk.heardPoints.count) of \(count) heard"
    case .completed: return "Completed"
    }
  }
}

struct UnsavedBadge: View {
  var body: some View {
    Text("Not saved")
      .padding(4)
      .background(Color.red)
      .clipShape(Capsule())
  }
}
