internal import UIKit

/// A control that turns the editing of lists on and off; rows can be deleted by a swipe anyway.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates the control.
  public init() {}

  /// A button "Edit", or "Done".
  public var body: some View {
    Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      mode?.wrappedValue = mode?.wrappedValue.isEditing == true ? .inactive : .active
    }
  }
}

/// Whether the rows of lists are edited.
public enum EditMode: Hashable, Sendable {
  /// They are not.
  case inactive
  /// One of them is.
  case transient
  /// They are.
  case active
  /// Whether they are.
  public var isEditing: Bool { self != .inactive }
}
