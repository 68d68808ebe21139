import SwiftUI

final class RegistrationModel: ObservableObject {
  enum Phase: Equatable {
    case idle, submitting, failed(String), finished
  }

  @Published private(set) var phase: Phase = .idle

  @MainActor
  func register(name: String, email: String) async {
    phase = .submitting
    try? await Task.sleep(for: .seconds(2))
    phase = email.contains("@") ? .finished : .failed("This address is not valid.")
  }
}

struct RegistrationForm: View {
  let problem: String?
  let onSubmit: (_ name: String, _ email: String) -> Void

  @State private var name = ""
  @State private var email = ""
  @State private var acceptsTerms = false

  var body: some View {
    Form {
      if let problem {
        Text(problem).foregroundStyle(.red)
      }
      TextField("Name", text: $name)
      TextField("Email", text: $email)
      Toggle("I accept the terms", isOn: $acceptsTerms)
      Button("Create account") { onSubmit(name, email) }
        .disabled(!acceptsTerms)
    }
  }
}

struct RegistrationScreen: View {
  @StateObject private var model = RegistrationModel()

  private var problem: String? {
    if case .failed(let text) = model.phase { text } else { nil }
  }

  var body: some View {
    Group {
      // bug: Name, email and consent.
      if model.phase == .submitting {
        ProgressView("Creating account…")
      } else {
        RegistrationForm(problem: problem) { name, email in
          Task { await model.register(name: name, email: email) }
        }
      }
    }
    .navigationTitle("Sign up")
  }
}
