import SwiftUI

@Observable final class Profile { var name = "" }
struct ByBinding: View {
  @Binding var profile: String
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    TextField("Name", text: $profile)
    Button("Cancel") { dismiss() }  // expect: kept_cancel
    Button("Save") { dismiss() }
  }
}
struct ByModel: View {
  @Bindable var profile: Profile
  @Binding var isOpen: Bool
  var body: some View {
    Form { TextField("Name", text: $profile.name) }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { isOpen = false }  // expect: kept_cancel
        }
      }
  }
}
struct Page: View {
  @State private var name = ""
  @State private var profile = Profile()
  @State private var isOpen = false
  var body: some View {
    Button("Edit") { isOpen = true }
      .sheet(isPresented: $isOpen) { ByModel(profile: profile, isOpen: $isOpen) }
      .popover(isPresented: $isOpen) { ByBinding(profile: $name) }
  }
}
