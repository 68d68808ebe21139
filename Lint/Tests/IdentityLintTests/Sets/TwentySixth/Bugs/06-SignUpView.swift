import SwiftUI

enum SignUpField: String, CaseIterable, Identifiable {
  case email, password
  var id: String { rawValue }
}

@Observable
final class SignUpForm {
  var values: [SignUpField: String] = [:]

  subscript(field: SignUpField) -> String {
    get { values[field, default: ""] }
    set { values[field] = newValue }
  }

  func problem(in field: SignUpField) -> String? {
    switch field {
    case .email: self[.email].contains("@") ? nil : "Not an address"
    case .password: self[.password].count >= 10 ? nil : "At least 10 characters"
    }
  }
}

struct SignUpView: View {
  @Bindable var form: SignUpForm

  var body: some View {
    VStack(spacing: 16) {
      ForEach(SignUpField.allCases) { field in
        decorated(
          SignUpFieldView(field: field, text: $form[field]), problem: form.problem(in: field))
      }
    }
    .padding()
  }

  private func decorated(_ content: SignUpFieldView, problem: String?) -> AnyView {
    // bug: keyboard focus and the open Rules text of the field. When: while typing, at the
    // moment the text becomes valid or invalid (for example with the @).
    guard let problem else { return AnyView(content) }
    return AnyView(
      VStack(alignment: .leading) {
        content.border(.red)
        Text(problem).font(.caption).foregroundStyle(.red)
      }
    )
  }
}

struct SignUpFieldView: View {
  let field: SignUpField
  @Binding var text: String
  @State private var showsRules = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        TextField(field.rawValue.capitalized, text: $text)
        Toggle("Rules", isOn: $showsRules).fixedSize()
      }
      if showsRules {
        Text("We never show your \(field.rawValue) to others.")
      }
    }
  }
}
