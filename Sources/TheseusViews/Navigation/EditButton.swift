import TheseusCore

/// A button that starts and ends editing.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  public init() {}

  public var body: some View {
    Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      withAnimation {
        mode?.wrappedValue = mode?.wrappedValue.isEditing == true ? .inactive : .active
      }
    }
    .disabled(mode == nil)
    .onKeyPress(.escape) {
      guard let mode, mode.wrappedValue.isEditing else { return .ignored }
      withAnimation { mode.wrappedValue = .inactive }
      return .handled
    }
  }
}

extension EditButton: _SingleView {}
