import SwiftUI

struct Profile: Equatable {
  var displayName: String
  var bio: String
  var country: String
}

final class AccountStore: ObservableObject {
  @Published private(set) var profile = Profile(displayName: "Noor", bio: "", country: "NL")

  func save(_ profile: Profile) {
    self.profile = profile
  }
}

struct EditProfileView: View {
  @EnvironmentObject private var account: AccountStore
  @Environment(\.dismiss) private var dismiss
  @State private var displayName = ""
  @State private var bio = ""
  @State private var country = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $displayName)
        TextField("About you", text: $bio, axis: .vertical)
        TextField("Country", text: $country)
        NavigationLink("Naming rules") {
          NamingRules()
        }
      }
      // bug: unsaved name, bio and country. When: the user opens Naming rules and comes
      // back: the form appears again.
      .onAppear(perform: populate)
      .toolbar {
        Button("Save", action: commit)
      }
    }
  }
}

private extension EditProfileView {
  func populate() {
    displayName = account.profile.displayName
    bio = account.profile.bio
    country = account.profile.country
  }

  func commit() {
    account.save(Profile(displayName: displayName, bio: bio, country: country))
    dismiss()
  }
}

struct NamingRules: View {
  private let rules = ["Use your own name.", "No links in the bio.", "No phone numbers."]

  var body: some View {
    List(rules, id: \.self) { rule in
      Text(rule)
    }
  }
}
