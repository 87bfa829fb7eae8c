//
//  WalkView.swift
//

import SwiftUI

/// What only a phone can draw.
struct WalkView: View {
  let places: [String]

  var body: some View {
    List(places, id: \.self) { Text($0) }
  }
}
