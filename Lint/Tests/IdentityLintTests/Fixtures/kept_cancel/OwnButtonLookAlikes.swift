import SwiftUI

// The project's own types with names of the framework's: a button of a dialog closes the dialog.
struct Dialog {
  struct Button {
    let title: String
    let action: () -> Void
    init(_ title: String, action: @escaping () -> Void) {
      self.title = title
      self.action = action
    }
  }
  var buttons: [Button] = []
}
@Observable final class Profile { var name = "" }

struct ProfileForm: View {
  @Bindable var profile: Profile
  @State private var dialog: Dialog?
  @State private var isOpen = false
  var body: some View {
    TextField("Name", text: $profile.name)
      .onChange(of: isOpen) {
        dialog = Dialog(buttons: [Dialog.Button("Cancel") { isOpen = false }])
      }
  }
}
struct Page: View {
  @State private var profile = Profile()
  var body: some View {
    ProfileForm(profile: profile)
    Text(profile.name)
  }
}
