import SwiftUI

struct ShippingRate: Identifiable, Sendable {
  let id: String
  let value: Double
}

@Observable
final class ShippingModel {
  private(set) var rates: [ShippingRate] = []
  private(set) var isUpdating = false

  @MainActor
  func update() async {
    isUpdating = true
    defer { isUpdating = false }
    try? await Task.sleep(for: .seconds(2))
    rates = [ShippingRate(id: "Post", value: 4), ShippingRate(id: "Courier", value: 9)]
  }
}

struct ParcelScreen: View {
  @State private var model = ShippingModel()

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Parcel")
        .toolbar {
          Button("Update rates") { Task { await model.update() } }
        }
        .task { await model.update() }
    }
  }

  @ViewBuilder
  private var content: some View {
    if model.rates.isEmpty {
      ProgressView("Fetching rates")
    } else {
      ParcelForm(rates: model.rates)
        .opacity(model.isUpdating ? 0.5 : 1)
    }
  }
}

struct ParcelForm: View {
  let rates: [ShippingRate]
  @State private var recipient = ""
  @State private var weight = 0.0
  @State private var service = "Post"

  var body: some View {
    Form {
      TextField("Recipient", text: $recipient)
      TextField("Weight", value: $weight, format: .number)
      Picker("Service", selection: $service) {
        ForEach(rates) { rate in
          Text(rate.id).tag(rate.id)
        }
      }
    }
  }
}
