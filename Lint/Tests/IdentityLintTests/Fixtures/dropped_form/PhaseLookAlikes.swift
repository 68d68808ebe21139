import SwiftUI

@Observable final class Registration {
  enum Phase { case idle, submitting, loading, done }
  private(set) var phase: Phase = .loading
  // It never comes back.
  func register() async {
    phase = .submitting
  }
  func load() async {
    phase = .loading
    phase = .idle
  }
}
struct NameForm: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}
struct Screen: View {
  let model: Registration
  var body: some View {
    Group {
      if model.phase == .submitting { ProgressView() } else { NameForm() }
    }
    Group {
      // Only the first loading.
      if model.phase == .loading { ProgressView() } else { NameForm() }
    }
    .task { await model.load() }
    Button("Send") { Task { await model.register() } }
  }
}
// Disabled, and still there.
struct Covered: View {
  let model: Registration
  var body: some View {
    NameForm()
      .disabled(model.phase == .submitting)
      .overlay { if model.phase == .submitting { ProgressView() } }
  }
}
