import SwiftUI

@Observable final class Profile {
  var name = ""
  func restore() { name = "" }
}
struct OfCopy: View {
  @Binding var name: String
  @State private var copy: String
  @Environment(\.dismiss) private var dismiss
  init(name: Binding<String>) {
    _name = name
    _copy = State(initialValue: name.wrappedValue)
  }
  var body: some View {
    TextField("Name", text: $copy)
    Button("Cancel") { dismiss() }
    Button("Save") {
      name = copy
      dismiss()
    }
  }
}
struct Restoring: View {
  @Bindable var profile: Profile
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    TextField("Name", text: $profile.name)
    Button("Cancel") {
      profile.restore()
      dismiss()
    }
  }
}
struct OfDraft: View {
  @Binding var draft: String
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    TextField("Name", text: $draft)
    Button("Cancel") { dismiss() }
  }
}
struct OfNewObject: View {
  @Bindable var profile: Profile
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    TextField("Name", text: $profile.name)
    Button("Cancel") { dismiss() }
  }
}
struct Page: View {
  @State private var name = ""
  @State private var draft = ""
  @State private var profile = Profile()
  @State private var newProfile = Profile()
  @State private var isOpen = false
  var body: some View {
    Button("Edit") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        OfCopy(name: $name)
        Restoring(profile: profile)
        OfDraft(draft: $draft)
        OfNewObject(profile: newProfile)
      }
  }
}
