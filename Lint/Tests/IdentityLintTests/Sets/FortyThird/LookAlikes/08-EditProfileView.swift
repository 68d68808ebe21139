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
  @State private var name: String
  @State private var bio: String

  init(profile: Profile) {
    self.profile = profile
    _name = State(initialValue: profile.name)
    _bio = State(initialValue: profile.bio)
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        TextField("Bio", text: $bio, axis: .vertical)
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            profile.name = name
            profile.bio = bio
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
