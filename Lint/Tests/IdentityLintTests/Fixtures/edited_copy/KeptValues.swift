import SwiftUI

struct Profile { var name = "" }
struct ProfileView: View {
  @State private var profile = Profile()
  @State private var isEditing = false
  var body: some View {
    Button(profile.name) { isEditing = true }
      .sheet(isPresented: $isEditing) { ProfileEditor(profile: profile) }
  }
}
struct ProfileEditor: View {
  @State var profile: Profile  // expect: edited_copy
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    TextField("Name", text: $profile.name)
    Button("Save") { dismiss() }
  }
}
/// A closure of the caller gets it.
struct Saving: View {
  @State private var profile = Profile()
  @State private var isEditing = false
  var body: some View {
    Button(profile.name) { isEditing = true }
      .sheet(isPresented: $isEditing) { SavingEditor(profile: profile) { profile = $0 } }
  }
}
struct SavingEditor: View {
  @State var profile: Profile
  let save: (Profile) -> Void
  var body: some View {
    TextField("Name", text: $profile.name)
    Button("Save") { save(profile) }
  }
}
