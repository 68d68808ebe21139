import Observation
import SwiftUI

@MainActor
@Observable
final class LetterDraft {
  var subject = ""
  var body = ""
}

@MainActor
final class DraftPersister {
  private let draft: LetterDraft
  private let defaults = UserDefaults.standard

  init(draft: LetterDraft) {
    self.draft = draft
    draft.subject = defaults.string(forKey: "draft.subject") ?? ""
    draft.body = defaults.string(forKey: "draft.body") ?? ""
  }

  func start() {
    withObservationTracking {
      _ = draft.subject
      _ = draft.body
    } onChange: { [weak self] in
      // bug: withObservationTracking fires once and is not armed again after the save
      Task { @MainActor [weak self] in self?.save() }
    }
  }

  private func save() {
    defaults.set(draft.subject, forKey: "draft.subject")
    defaults.set(draft.body, forKey: "draft.body")
  }
}

struct LetterEditor: View {
  @State private var draft = LetterDraft()
  @State private var persister: DraftPersister?

  var body: some View {
    Form {
      TextField("Subject", text: $draft.subject)
      TextEditor(text: $draft.body)
    }
    .onAppear {
      guard persister == nil else { return }
      let newPersister = DraftPersister(draft: draft)
      newPersister.start()
      persister = newPersister
    }
  }
}
