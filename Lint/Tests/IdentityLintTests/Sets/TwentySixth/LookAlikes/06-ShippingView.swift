import SwiftUI

enum ShippingField: String, CaseIterable, Identifiable {
  case street, city
  var id: String { rawValue }
}

@Observable
final class ShippingForm {
  var values: [ShippingField: String] = [:]

  subscript(field: ShippingField) -> String {
    get { values[field, default: ""] }
    set { values[field] = newValue }
  }

  func problem(in field: ShippingField) -> String? {
    self[field].isEmpty ? "Required" : nil
  }
}

struct ShippingView: View {
  @Bindable var form: ShippingForm

  var body: some View {
    VStack(spacing: 16) {
      ForEach(ShippingField.allCases) { field in
        decorated(
          ShippingFieldView(field: field, text: $form[field]), problem: form.problem(in: field))
      }
    }
    .padding()
  }

  private func decorated(_ content: ShippingFieldView, problem: String?) -> AnyView {
    AnyView(
      VStack(alignment: .leading) {
        content.border(problem == nil ? Color.clear : Color.red)
        Text(problem ?? " ").font(.caption).foregroundStyle(.red)
      }
    )
  }
}

struct ShippingFieldView: View {
  let field: ShippingField
  @Binding var text: String
  @State private var showsHint = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        TextField(field.rawValue.capitalized, text: $text)
        Toggle("Help", isOn: $showsHint).fixedSize()
      }
      if showsHint {
        Text("As printed on your last invoice.")
      }
    }
  }
}
