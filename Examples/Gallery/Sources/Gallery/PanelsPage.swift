import SwiftUI

/// The panels that float above the window.
struct PanelsPage: View {
  @State private var showsAlert = false
  @State private var showsConfirmation = false
  @State private var showsSheet = false
  @State private var showsPopover = false

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Button("Alert") { showsAlert = true }
        Button("Confirmation") { showsConfirmation = true }
        Button("Sheet") { showsSheet = true }
        Button("Popover") { showsPopover = true }
          .popover(isPresented: $showsPopover) { Text("A popover") }
      }
      .padding(.top, 16)
      ContentUnavailableView {
        Label("No Results for “xylophone”", systemImage: "magnifyingglass")
      } description: {
        Text("Check the spelling, or search all years.")
      } actions: {
        Button("Search All Years") {}
      }
    }
    .alert("Delete “Review the draft”?", isPresented: $showsAlert) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Its note and 2 subtasks go with it.")
    }
    .confirmationDialog("What becomes of the draft?", isPresented: $showsConfirmation) {
      Button("Keep It") {}
      Button("Delete", role: .destructive) {}
    }
    .sheet(isPresented: $showsSheet) {
      VStack(alignment: .leading, spacing: 16) {
        Text("The content of a sheet")
        HStack {
          Spacer()
          Button("Done") { showsSheet = false }
        }
      }
      .navigationTitle("Sheet")
      .frame(width: 320)
    }
  }
}
