import SwiftUI

@Observable
final class ProfileStore {
  var name = "Mara Lind"
  var bio = "Climber and baker"
  var country = "Norway"
}

struct EditProfileView: View {
  @Environment(ProfileStore.self) private var store
  @State private var name = ""
  @State private var bio = ""
  @State private var country = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Bio", text: $bio, axis: .vertical)
      NavigationLink {
        CountryList(country: $country)
      } label: {
        LabeledContent("Country", value: country)
      }
      Button("Save", action: save)
    }
    .navigationTitle("Edit profile")
    // bug: the chosen country and the typed name and bio are replaced by the stored values.
    // Coming back from CountryList: onAppear runs again.
    .onAppear {
      name = store.name
      bio = store.bio
      country = store.country
    }
  }

  private func save() {
    store.name = name
    store.bio = bio
    store.country = country
  }
}

struct CountryList: View {
  @Binding var country: String
  @Environment(\.dismiss) private var dismiss
  private let countries = ["Denmark", "Finland", "Norway", "Sweden"]

  var body: some View {
    List(countries, id: \.self) { item in
      Button(item) {
        country = item
        dismiss()
      }
    }
  }
}
