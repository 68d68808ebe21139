import Foundation

@MainActor
final class SessionStore: ObservableObject {
  struct Profile: Codable, Equatable {
    var name: String
    var region: Region
  }

  @Published private(set) var profile: Profile? {
    didSet {
      if let profile {
        file.save(profile)
      }
    }
  }

  private let file = DefaultsFile<Profile>(key: "session.profile")

  init() {
    profile = DefaultsFile<Profile>(key: "session.profile").load()
  }

  var isSetUp: Bool { profile != nil }
  var name: String { profile?.name ?? "" }

  func setUp(name: String, region: Region) {
    let trimmed = name.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty else { return }
    profile = Profile(name: trimmed, region: region)
  }

  func setRegion(_ region: Region) {
    profile?.region = region
  }
}
