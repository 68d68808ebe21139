import Observation
import SwiftUI

@Observable
final class Profile {
  var name = "Rosa"
  var bio = ""
}

struct EditProfileView: View {
  @Environment(\.dismiss) private var dismiss
  private let profile: Profile
  @State private var draft: Profile

  init(profile: Profile) {
    self.profile = profile
    // bug: draft is the same object as profile
    _draft = State(initialValue: profile)
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $draft.name)
        TextField("Bio", text: $draft.bio, axis: .vertical)
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            profile.name = draft.name
            profile.bio = draft.bio
            dismiss()
          }
        }
      }
    }
  }
}

struct ProfileView: View {
  @State private var profile = Profile()
  @State private var isEditing = false

  var body: some View {
    VStack {
      Text(profile.name).font(.title)
      Text(profile.bio)
      Button("Edit") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) {
      EditProfileView(profile: profile)
    }
  }
}
