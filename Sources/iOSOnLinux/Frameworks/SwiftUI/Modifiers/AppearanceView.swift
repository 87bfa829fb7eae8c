/// A view that does something as it appears and as it disappears.
nonisolated struct AppearanceView<Content: View>: View, Wrapper {
  let content: Content
  let appears: () -> Void
  let leaves: () -> Void

  @MainActor func wrap(_ place: Place) { place.onAppearance(appears, leaves: leaves) }
}
