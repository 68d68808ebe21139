import SwiftUI

struct FormattedGift {
  var amount = 10.0
}

/// The field and the button are in one view.
struct FormattedField: View {
  let save: (FormattedGift) -> Void
  @State private var gift = FormattedGift()
  private let formatter = NumberFormatter()

  var body: some View {
    Form {
      TextField("Amount", value: $gift.amount, formatter: formatter)  // expect: edited_copy
        .keyboardType(.decimalPad)
      Button("Save") { save(gift) }
    }
  }
}

/// The action is a method, and the value is a state of its own.
struct FormattedByMethod: View {
  @Binding var total: Double
  @State private var amount = 0.0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("", value: self.$amount, formatter: NumberFormatter())  // expect: edited_copy
      Button("Done", action: done)
    }
  }

  private func done() {
    total += amount
    dismiss()
  }
}

/// A field of the project, in a toolbar's form.
struct FormattedRow: View {
  let title: String
  @Binding var number: Double
  let formatter: NumberFormatter

  var body: some View {
    HStack {
      Text(title)
      TextField(title, value: $number, formatter: formatter)  // expect: edited_copy
    }
  }
}

struct FormattedForm: View {
  let save: (FormattedGift) -> Void
  @State private var gift = FormattedGift()

  var body: some View {
    Form { FormattedRow(title: "Amount", number: $gift.amount, formatter: NumberFormatter()) }
      .toolbar {
        ToolbarItem { Button("Save") { save(gift) } }
      }
  }
}

/// A model.
@MainActor
@Observable
final class FormattedModel {
  var price = 1.0
  func send() { print(price) }
}

struct FormattedOfModel: View {
  @State private var model = FormattedModel()
  var body: some View {
    Form {
      TextField("", value: $model.price, formatter: NumberFormatter())  // expect: edited_copy
      Button("Send") { model.send() }
    }
  }
}
