import SwiftUI

struct Profile: Equatable {
  var name = ""
  var bio = ""
  var country = "DE"
}

@Observable
final class ProfileStore {
  var profile = Profile(name: "Mia", bio: "Likes trains.")
}

struct ProfileEditor: View {
  @Environment(ProfileStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var draft = Profile()

  var body: some View {
    Form {
      TextField("Name", text: $draft.name)
      TextField("Bio", text: $draft.bio, axis: .vertical)
      NavigationLink {
        CountryPicker(selection: $draft.country)
      } label: {
        LabeledContent("Country", value: draft.country)
      }
      Button("Save", action: save)
    }
    .navigationTitle("Edit profile")
    // bug: coming back from the countries discards the edits
    .onAppear(perform: populate)
  }

  private func populate() {
    draft = store.profile
  }

  private func save() {
    store.profile = draft
    dismiss()
  }
}

struct CountryPicker: View {
  @Binding var selection: String
  private let codes = ["AT", "CH", "DE", "FR"]

  var body: some View {
    List(codes, id: \.self) { code in
      Button {
        selection = code
      } label: {
        HStack {
          Text(code)
          Spacer()
          if code == selection { Image(systemName: "checkmark") }
        }
      }
    }
    .navigationTitle("Country")
  }
}

struct ProfileRoot: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Edit profile") { ProfileEditor() }
    }
  }
}
