public import SwiftUI

/// Nobody chooses anything on a map.
public enum NoMapSelection: Hashable, Sendable {}

extension Map {
  /// Shows content, and as much of the earth as a binding says.
  public init<Shown: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Shown
  ) where Content == MapContentView<NoMapSelection, Shown> {
    self.init(
      drawing: MapContentView(content: content(), position: .binding(position), selection: nil))
  }

  /// Shows nothing but as much of the earth as a binding says.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<NoMapSelection, EmptyMapContent> {
    self.init(position: position, content: { EmptyMapContent() })
  }

  /// Shows content of which one thing can be chosen, and as much of the earth as a binding says.
  public init<Selected: Hashable, Shown: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selected?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Shown
  ) where Content == MapContentView<Selected, Shown> {
    self.init(
      drawing: MapContentView(
        content: content(), position: .binding(position), selection: selection))
  }

  /// Shows content, and at the beginning as much of the earth as is said.
  public init<Shown: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Shown
  ) where Content == MapContentView<NoMapSelection, Shown> {
    self.init(
      drawing: MapContentView(
        content: content(), position: .initial(initialPosition), selection: nil))
  }

  /// Shows nothing but, at the beginning, as much of the earth as is said.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<NoMapSelection, EmptyMapContent> {
    self.init(initialPosition: initialPosition, content: { EmptyMapContent() })
  }

  /// Shows content of which one thing can be chosen, and at the beginning as much of the earth as is said.
  public init<Selected: Hashable, Shown: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selected?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Shown
  ) where Content == MapContentView<Selected, Shown> {
    self.init(
      drawing: MapContentView(
        content: content(), position: .initial(initialPosition), selection: selection))
  }
}
