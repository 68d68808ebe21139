import SwiftUI

struct Article: Identifiable, Sendable, Equatable {
  let id: Int
  var title: String
  var body: String
  var revision: Int
}

struct ArticleAPI: Sendable {
  func put(_ article: Article) async throws -> Article {
    try await Task.sleep(for: .seconds(2))
    var stored = article
    stored.revision += 1
    return stored
  }
}

struct ArticleEditor: View {
  private let api = ArticleAPI()
  @State private var draft: Article
  @State private var isSaving = false
  @State private var failure: String?

  init(article: Article) {
    _draft = State(initialValue: article)
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
      // bug: everything typed between the tap on Save and the answer. When: the user keeps
      // typing while the request runs.
      draft = try await api.put(draft)
      failure = nil
    } catch {
      failure = error.localizedDescription
    }
  }
}

struct ArticleSheet: View {
  let article: Article

  var body: some View {
    NavigationStack { ArticleEditor(article: article) }
      .id(article.id)
  }
}
