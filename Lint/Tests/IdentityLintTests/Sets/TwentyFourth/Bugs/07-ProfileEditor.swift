import SwiftUI

struct Profile {
  var name = ""
  var bio = ""
  var country = "Portugal"
}

@Observable
final class AccountStore {
  var profile = Profile(name: "Rui", bio: "Cyclist")
}

struct ProfileEditor: View {
  @Environment(AccountStore.self) private var account
  @State private var name = ""
  @State private var bio = ""
  @State private var country = ""

  var body: some View {
    NavigationStack {
      Form {
        Section("About you") {
          TextField("Name", text: $name)
          TextField("Bio", text: $bio, axis: .vertical)
        }
        Section {
          NavigationLink {
            CountryList(country: $country)
          } label: {
            LabeledContent("Country", value: country)
          }
        }
        Button("Save", action: save)
      }
      // bug: name, bio and the country just picked. When: return from the pushed CountryList.
      .onAppear(perform: fill)
    }
  }
}

private extension ProfileEditor {
  func fill() {
    name = account.profile.name
    bio = account.profile.bio
    country = account.profile.country
  }

  func save() {
    account.profile = Profile(name: name, bio: bio, country: country)
  }
}

struct CountryList: View {
  @Binding var country: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List(["Portugal", "Spain", "France"], id: \.self) { option in
      Button(option) {
        country = option
        dismiss()
      }
    }
  }
}
