import Observation
import SwiftUI

@MainActor
@Observable
final class ProfileDraft {
  var nickname = ""
  var bio = ""
}

@MainActor
final class ProfilePersister {
  private let draft: ProfileDraft
  private let defaults = UserDefaults.standard

  init(draft: ProfileDraft) {
    self.draft = draft
    draft.nickname = defaults.string(forKey: "profile.nickname") ?? ""
    draft.bio = defaults.string(forKey: "profile.bio") ?? ""
  }

  func start() {
    withObservationTracking {
      _ = draft.nickname
      _ = draft.bio
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in
        self?.save()
        self?.start()
      }
    }
  }

  private func save() {
    defaults.set(draft.nickname, forKey: "profile.nickname")
    defaults.set(draft.bio, forKey: "profile.bio")
  }
}

struct ProfileEditor: View {
  @State private var draft = ProfileDraft()
  @State private var persister: ProfilePersister?

  var body: some View {
    Form {
      TextField("Nickname", text: $draft.nickname)
      TextEditor(text: $draft.bio)
    }
    .onAppear {
      guard persister == nil else { return }
      let newPersister = ProfilePersister(draft: draft)
      newPersister.start()
      persister = newPersister
    }
  }
}
