import SwiftUI

extension NumberFormatter {
  static let donation: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 2
    return formatter
  }()
}

struct Donation {
  var amount = 10.0
  var isMonthly = false
}

struct AmountField: View {
  let title: LocalizedStringKey
  @Binding var amount: Double

  var body: some View {
    HStack {
      Text(title)
      // bug: Save keeps the old amount when the user types and taps Save at once
      TextField(title, value: $amount, formatter: NumberFormatter.donation)
        .multilineTextAlignment(.trailing)
        .keyboardType(.decimalPad)
    }
  }
}

struct DonationForm: View {
  let onSave: (Donation) -> Void
  @State private var donation = Donation()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        AmountField(title: "Amount", amount: $donation.amount)
        Toggle("Every month", isOn: $donation.isMonthly)
      }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(donation)
            dismiss()
          }
        }
      }
    }
  }
}
