import SwiftUI

enum FieldKind { case text, toggle, number }

struct FieldSpec: Identifiable {
  let id: String
  let label: String
  let kind: FieldKind
}

final class IntakeForm: ObservableObject {
  @Published var texts: [String: String] = [:]
  @Published var flags: [String: Bool] = [:]
  @Published var numbers: [String: Int] = [:]
}

struct IntakeView: View {
  let specs: [FieldSpec]
  @StateObject private var form = IntakeForm()
  @State private var isSubmitted = false

  private func row(for spec: FieldSpec) -> AnyView {
    switch spec.kind {
    case .text:
      return AnyView(TextField(spec.label, text: $form.texts[spec.id, default: ""]))
    case .toggle:
      return AnyView(Toggle(spec.label, isOn: $form.flags[spec.id, default: false]))
    case .number:
      return AnyView(
        Stepper(
          "\(spec.label): \(form.numbers[spec.id, default: 0])",
          value: $form.numbers[spec.id, default: 0])
      )
    }
  }

  var body: some View {
    Form {
      ForEach(specs) { spec in
        row(for: spec)
          .padding(4)
          .background(isSubmitted ? Color.gray.opacity(0.1) : Color.clear)
      }
      Button("Submit") { isSubmitted = true }
    }
    .disabled(isSubmitted)
  }
}
