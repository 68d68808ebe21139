import SwiftUI

struct PriceTag: View {
  @State var amount: Decimal
  init(amount: Decimal) {
    _amount = State(initialValue: amount)  // bug: the tag keeps the first price
  }
  var body: some View { Text(amount, format: .number) }
}

struct Configurator: View {
  @State private var options: Set<String> = []
  private var total: Decimal { Decimal(1000 + options.count * 150) }
  var body: some View {
    Form {
      Toggle(
        "Seat heating",
        isOn: Binding(
          get: { options.contains("heat") },
          set: { if $0 { options.insert("heat") } else { options.remove("heat") } }))
      PriceTag(amount: total)
    }
  }
}
