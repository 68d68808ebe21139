import SwiftUI

struct SavingModifier: ViewModifier {
  let isSaving: Bool

  func body(content: Content) -> some View {
    content
      .blur(radius: isSaving ? 2 : 0)
      .disabled(isSaving)
      .overlay {
        if isSaving {
          ProgressView()
        } else {
          EmptyView()
        }
      }
  }
}

extension View {
  func saving(_ isSaving: Bool) -> some View {
    modifier(SavingModifier(isSaving: isSaving))
  }
}

struct ReportScreen: View {
  @State private var isSaving = false
  @State private var failed = false

  var body: some View {
    NavigationStack {
      ReportForm { title, details in
        Task { await save(title, details) }
      }
      .saving(isSaving)
      .alert("Could not save. Please try again.", isPresented: $failed) {}
    }
  }

  private func save(_ title: String, _ details: String) async {
    isSaving = true
    try? await Task.sleep(for: .seconds(2))
    isSaving = false
    failed = true
  }
}

struct ReportForm: View {
  let onSave: (String, String) -> Void
  @State private var title = ""
  @State private var details = ""

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextField("Details", text: $details, axis: .vertical)
      Button("Save") { onSave(title, details) }
    }
  }
}
