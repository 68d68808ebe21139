import SwiftUI

struct Profile: Identifiable, Hashable {
  let id: Int
  var name: String
  var email: String
}

struct ProfileEditor: View {
  let profile: Profile
  let onSave: (Profile) -> Void
  @State private var name: String
  @State private var email: String

  init(profile: Profile, onSave: @escaping (Profile) -> Void) {
    self.profile = profile
    self.onSave = onSave
    _name = State(initialValue: profile.name)
    _email = State(initialValue: profile.email)
  }

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Email", text: $email)
      Button("Save") {
        onSave(Profile(id: profile.id, name: name, email: email))
      }
    }
  }
}

struct HouseholdScreen: View {
  @State private var profiles = [
    Profile(id: 1, name: "Mira", email: "mira@example.com"),
    Profile(id: 2, name: "Jonas", email: "jonas@example.com"),
  ]
  @State private var selectedID = 1

  private var selected: Profile {
    profiles.first { $0.id == selectedID } ?? profiles[0]
  }

  var body: some View {
    VStack {
      Picker("Person", selection: $selectedID) {
        ForEach(profiles) { Text($0.name).tag($0.id) }
      }
      .pickerStyle(.segmented)
      ProfileEditor(profile: selected) { edited in
        guard let index = profiles.firstIndex(where: { $0.id == edited.id }) else { return }
        profiles[index] = edited
      }
      .id(selectedID)
    }
  }
}
