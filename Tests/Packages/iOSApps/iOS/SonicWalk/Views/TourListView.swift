//
//  TourListView.swift
//  SonicWalk
//

import SwiftUI

struct TourListView: View {
  @EnvironmentObject private var store: TourStore

  var body: some View {
    NavigationStack {
      List {
        if let message = store.errorMessage {
          Text(message).foregroundStyle(.red)
        }
        ForEach(store.tours) { tour in
          NavigationLink(value: tour) {
            VStack(alignment: .leading) {
              Text(tour.title).font(.headline)
              Text("\(tour.points.count) points").font(.caption)
            }
          }
        }
      }
      .overlay {
        if store.isLoading { ProgressView("Loading tours") }
      }
      .navigationTitle("Tours")
      .navigationDestination(for: Tour.self) { tour in
        PlayerView(tour: tour)
      }
      .refreshable { await store.load() }
      .task { await store.load() }
    }
  }
}
