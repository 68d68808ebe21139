import SwiftUI

extension NumberFormatter {
  static let mileage: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 1
    return formatter
  }()
}

struct MileageClaim {
  var distance: Double
  var isReturnTrip: Bool
}

struct DistanceField: View {
  let title: LocalizedStringKey
  @Binding var text: String

  var body: some View {
    HStack {
      Text(title)
      TextField(title, text: $text)
        .multilineTextAlignment(.trailing)
        .keyboardType(.decimalPad)
    }
  }
}

struct MileageForm: View {
  let onSave: (MileageClaim) -> Void
  @State private var distanceText = ""
  @State private var isReturnTrip = false
  @Environment(\.dismiss) private var dismiss

  private var distance: Double? {
    NumberFormatter.mileage.number(from: distanceText)?.doubleValue
  }

  var body: some View {
    NavigationStack {
      Form {
        DistanceField(title: "Distance", text: $distanceText)
        Toggle("Return trip", isOn: $isReturnTrip)
      }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            guard let distance else { return }
            onSave(MileageClaim(distance: distance, isReturnTrip: isReturnTrip))
            dismiss()
          }
          .disabled(distance == nil)
        }
      }
    }
  }
}
