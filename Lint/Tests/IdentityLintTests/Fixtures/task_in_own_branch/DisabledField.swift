import SwiftUI

@MainActor
@Observable
final class HandleModel {
  var handle = ""
  private(set) var isChecking = false
  private(set) var isFree = false
  let ask: (String) async -> Bool

  init(ask: @escaping (String) async -> Bool) { self.ask = ask }

  func check() async {
    guard handle.count > 2 else { return }
    isChecking = true
    isFree = await ask(handle)
    isChecking = false
  }
}

/// The section with the field.
struct DisabledByModel: View {
  @Bindable var model: HandleModel
  var body: some View {
    Form {
      Section {
        TextField("Handle", text: $model.handle)
      }
      .disabled(model.isChecking)  // expect: task_in_own_branch
      Text(model.isFree ? "Free" : "Taken")
    }
    .task(id: model.handle) { await model.check() }
  }
}

/// The field itself, by a task of onChange.
struct DisabledByChange: View {
  let search: (String) async -> [String]
  @State private var query = ""
  @State private var hits: [String] = []
  @State private var isSearching = false

  var body: some View {
    VStack {
      TextField("Query", text: $query)
        .textFieldStyle(.roundedBorder)
        .disabled(isSearching)  // expect: task_in_own_branch
        .onChange(of: query) { run() }
      Text(hits.joined())
    }
  }

  private func run() {
    guard !query.isEmpty else { return }
    isSearching = true
    Task {
      let found = await search(query)
      if !Task.isCancelled { hits = found }
      isSearching = false
    }
  }
}

/// A spinner takes the place of the field.
struct ReplacedByWork: View {
  let quote: (String) async -> Double?
  @State private var code = ""
  @State private var price: Double?
  @State private var isLoading = false

  var body: some View {
    VStack {
      if isLoading {
        ProgressView()
      } else {
        TextField("Code", text: $code)  // expect: task_in_own_branch
      }
      Text("\(price ?? 0)")
    }
    .task(id: code) {
      isLoading = true
      defer { isLoading = false }
      let answer = await quote(code)
      if !Task.isCancelled { price = answer }
    }
  }
}

/// The whole form, while the draft is stored.
struct DisabledBySave: View {
  let save: (String) async throws -> Void
  @State private var text = ""
  @State private var isSaving = false

  var body: some View {
    Form {
      TextEditor(text: $text)
    }
    .disabled(isSaving == true)  // expect: task_in_own_branch
    .onChange(of: text) { _, new in
      Task {
        isSaving = true
        try? await save(new)
        isSaving = false
      }
    }
  }
}
