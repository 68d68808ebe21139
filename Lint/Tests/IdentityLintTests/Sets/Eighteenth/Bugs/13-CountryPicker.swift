import SwiftUI

struct Profile {
  var name: String
  var country: String
}

final class ProfileStore: ObservableObject {
  @Published var profile = Profile(name: "Mina", country: "Norway")
}

struct CountryPicker: View {
  @Binding var country: String
  private let countries = ["Norway", "Portugal", "Japan"]

  var body: some View {
    List(countries, id: \.self) { item in
      Button {
        country = item
      } label: {
        Label(item, systemImage: item == country ? "checkmark" : "flag")
      }
    }
    .navigationTitle("Country")
  }
}

struct EditProfileView: View {
  @ObservedObject var store: ProfileStore
  @State private var name = ""
  @State private var country = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        NavigationLink("Country: \(country)") {
          CountryPicker(country: $country)
        }
        Button("Save") {
          store.profile = Profile(name: name, country: country)
        }
      }
      .navigationTitle("Profile")
      // bug: onAppear runs again when the country picker is popped and overwrites the typed name
      // and the country just chosen with the stored profile
      .onAppear {
        name = store.profile.name
        country = store.profile.country
      }
    }
  }
}
