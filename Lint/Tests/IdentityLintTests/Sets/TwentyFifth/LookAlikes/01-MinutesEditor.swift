import SwiftUI

struct Minutes: Identifiable, Sendable, Equatable {
  let id: Int
  var title: String
  var body: String
  var revision: Int
}

struct MinutesAPI: Sendable {
  func put(_ minutes: Minutes) async throws -> Minutes {
    try await Task.sleep(for: .seconds(2))
    var stored = minutes
    stored.revision += 1
    return stored
  }
}

struct MinutesEditor: View {
  private let api = MinutesAPI()
  @State private var draft: Minutes
  @State private var isSaving = false
  @State private var failure: String?

  init(minutes: Minutes) {
    _draft = State(initialValue: minutes)
  }

  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      TextEditor(text: $draft.body)
      if let failure { Text(failure).foregroundStyle(.red) }
    }
    .toolbar {
      Button("Save") {
        Task { await save() }
      }
      .disabled(isSaving)
    }
    .overlay(alignment: .top) {
      if isSaving { ProgressView() }
    }
  }

  @MainActor
  private func save() async {
    isSaving = true
    defer { isSaving = false }
    do {
      let stored = try await api.put(draft)
      draft.revision = stored.revision
      failure = nil
    } catch {
      failure = error.localizedDescription
    }
  }
}

struct MinutesSheet: View {
  let minutes: Minutes

  var body: some View {
    NavigationStack { MinutesEditor(minutes: minutes) }
      .id(minutes.id)
  }
}
