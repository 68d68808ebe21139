import SwiftUI

struct ContactProfile: Equatable {
  var displayName = ""
  var phone = ""
  var timeZoneID = "Europe/Berlin"
}

struct ProfileService {
  func fetch() async -> ContactProfile {
    try? await Task.sleep(for: .milliseconds(300))
    return ContactProfile(
      displayName: "Jana Roth", phone: "+49 30 5550", timeZoneID: "Europe/Berlin")
  }

  func save(_ profile: ContactProfile) async {
    try? await Task.sleep(for: .milliseconds(300))
  }
}

struct TimeZoneList: View {
  @Binding var selection: String
  private let identifiers = ["Europe/Berlin", "Europe/London", "America/New_York", "Asia/Tokyo"]

  var body: some View {
    List(identifiers, id: \.self) { identifier in
      Button(identifier) { selection = identifier }
    }
  }
}

struct EditProfileScreen: View {
  var service = ProfileService()
  @State private var profile = ContactProfile()
  @State private var isReady = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $profile.displayName)
        TextField("Phone", text: $profile.phone)
        NavigationLink("Time zone: \(profile.timeZoneID)") {
          TimeZoneList(selection: $profile.timeZoneID)
        }
      }
      .disabled(!isReady)
      .navigationTitle("Profile")
      .toolbar {
        Button("Save") {
          Task { await service.save(profile) }
        }
        .disabled(!isReady)
      }
    }
    .task { await load() }
  }
}

extension EditProfileScreen {
  @MainActor
  private func load() async {
    profile = await service.fetch()
    isReady = true
  }
}
