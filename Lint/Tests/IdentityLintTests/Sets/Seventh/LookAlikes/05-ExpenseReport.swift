import SwiftUI

struct Expense: Equatable {
  var purpose = ""
  var amount = 0.0
  var date = Date.now
}

protocol ExpenseBackend {
  func submit(_ expense: Expense) async throws
}

struct ExpenseReportSheet: View {
  let backend: any ExpenseBackend
  @Environment(\.dismiss) private var dismiss
  @State private var draft = Expense()
  @State private var isSubmitting = false
  @State private var errorText: String?

  var body: some View {
    NavigationStack {
      Group {
        if isSubmitting {
          ProgressView("Submitting…")
        } else {
          ExpenseForm(expense: $draft, errorText: errorText)
        }
      }
      .navigationTitle("New Expense")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Submit", action: submit)
            .disabled(isSubmitting || draft.purpose.isEmpty)
        }
      }
    }
  }

  private func submit() {
    isSubmitting = true
    Task {
      do {
        try await backend.submit(draft)
        dismiss()
      } catch {
        errorText = error.localizedDescription
        isSubmitting = false
      }
    }
  }
}

private struct ExpenseForm: View {
  @Binding var expense: Expense
  let errorText: String?

  var body: some View {
    Form {
      TextField("Purpose", text: $expense.purpose)
      TextField("Amount", value: $expense.amount, format: .number)
      DatePicker("Date", selection: $expense.date, displayedComponents: .date)
      if let errorText {
        Text(errorText).foregroundStyle(.red)
      }
    }
  }
}
