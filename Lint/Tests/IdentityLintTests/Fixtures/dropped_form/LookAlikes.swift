import SwiftUI

struct DraftForm: View {
  @Binding var name: String
  var body: some View { TextField("Name", text: $name) }
}
struct OwnForm: View {
  let save: (String) -> Void
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Button("Save") { save(name) }
  }
}
struct KeptAbove: View {
  let send: (String) async -> Void
  @State private var name = ""
  @State private var isSaving = false
  var body: some View {
    if isSaving { ProgressView() } else { DraftForm(name: $name) }
    Button("Save", action: save)
  }
  private func save() {
    isSaving = true
    Task {
      await send(name)
      isSaving = false
    }
  }
}
struct LoadedOnce: View {
  let load: () async -> Void
  @State private var isLoading = true
  var body: some View {
    VStack {
      if isLoading { ProgressView() } else { OwnForm { _ in } }
    }
    .task {
      isLoading = true
      await load()
      isLoading = false
    }
  }
}
struct Overlaid: View {
  let send: (String) async -> Void
  @State private var isSaving = false
  var body: some View {
    OwnForm(save: save).disabled(isSaving).overlay { if isSaving { ProgressView() } }
  }
  private func save(_ name: String) {
    isSaving = true
    Task {
      await send(name)
      isSaving = false
    }
  }
}
struct OpenedByButton: View {
  @State private var isWriting = false
  var body: some View {
    if isWriting {
      OwnForm { _ in isWriting = false }
    } else {
      Button("Write") { isWriting = true }
    }
  }
}
struct Finished: View {
  enum Step { case form, thanks }
  @State private var step = Step.form
  var body: some View {
    switch step {
    case .form: OwnForm { _ in step = .thanks }
    case .thanks: Text("Thanks")
    }
  }
}
