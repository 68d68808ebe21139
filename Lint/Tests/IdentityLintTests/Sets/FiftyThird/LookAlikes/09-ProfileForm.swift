import SwiftUI
import PhotosUI

struct Profile: Codable, Equatable {
  var displayName: String
  var bio: String
  var avatarURL: URL?
}

@MainActor
@Observable
final class ProfileModel {
  var profile: Profile
  private(set) var isUploading = false
  @ObservationIgnored private let upload: (Data) async throws -> URL

  init(profile: Profile, upload: @escaping (Data) async throws -> URL) {
    self.profile = profile
    self.upload = upload
  }

  func setAvatar(_ item: PhotosPickerItem) async throws {
    isUploading = true
    defer { isUploading = false }
    guard let data = try await item.loadTransferable(type: Data.self) else { return }
    let url = try await upload(data)
    var updated = profile
    updated.avatarURL = url
    profile = updated
  }
}

struct ProfileForm: View {
  @Bindable var model: ProfileModel
  @State private var picked: PhotosPickerItem?

  var body: some View {
    Form {
      PhotosPicker("Change photo", selection: $picked, matching: .images)
        .disabled(model.isUploading)
      TextField("Name", text: $model.profile.displayName)
      TextField("Bio", text: $model.profile.bio, axis: .vertical)
    }
    .onChange(of: picked) { _, item in
      guard let item else { return }
      Task { try? await model.setAvatar(item) }
    }
  }
}
