import SwiftUI

extension EnvironmentValues {
  @Entry var isCompact = false
}
struct Album: View {
  @State private var prefersCompact = false
  @Environment(\.isCompact) private var isCompact
  var body: some View {
    VStack(spacing: isCompact ? 2 : 12) {  // expect: outer_environment
      Toggle("Compact", isOn: $prefersCompact)
    }
    .environment(\.isCompact, prefersCompact)
  }
}
struct Rows: View {
  @State private var mode = EditMode.inactive
  @Environment(\.editMode) private var editMode
  var body: some View {
    List {
      if editMode?.wrappedValue == .active { Text("Editing") }  // expect: outer_environment
      Button("Edit") { mode = .active }
    }
    .environment(\.editMode, $mode)
    .navigationTitle("Rows")
  }
}
struct Fields: View {
  @State private var isBusy = false
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    VStack {
      Text("Name").opacity(isEnabled ? 1 : 0.4)  // expect: outer_environment
      Button("Save") { isBusy = true }
    }
    .disabled(isBusy)
  }
}
