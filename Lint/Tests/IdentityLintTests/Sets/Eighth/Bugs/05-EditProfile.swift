import SwiftUI

struct Profile: Codable, Equatable {
  var displayName: String
  var bio: String
  var interests: Set<String>
}

@MainActor
final class AccountStore: ObservableObject {
  @Published var profile = Profile(displayName: "", bio: "", interests: [])

  func update(_ profile: Profile) async throws {
    self.profile = profile
  }
}

struct EditProfileScreen: View {
  @EnvironmentObject private var account: AccountStore
  @State private var name = ""
  @State private var bio = ""
  @State private var interests: Set<String> = []

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("About you", text: $bio)
      NavigationLink("Interests (\(interests.count))") {
        InterestsPicker(selection: $interests)
      }
      Button("Save") {
        Task {
          try? await account.update(Profile(displayName: name, bio: bio, interests: interests))
        }
      }
    }
    .navigationTitle("Edit profile")
    // bug: runs again on the way back from the interests and puts the stored values over the edited
    // ones
    .onAppear(perform: fillIn)
  }

  private func fillIn() {
    name = account.profile.displayName
    bio = account.profile.bio
    interests = account.profile.interests
  }
}

struct InterestsPicker: View {
  @Binding var selection: Set<String>
  private let all = ["Climbing", "Cooking", "Films", "Gardening", "Jazz", "Sailing"]

  var body: some View {
    List(all, id: \.self) { interest in
      Button {
        if selection.contains(interest) {
          selection.remove(interest)
        } else {
          selection.insert(interest)
        }
      } label: {
        HStack {
          Text(interest)
          Spacer()
          if selection.contains(interest) { Image(systemName: "checkmark") }
        }
      }
    }
  }
}
