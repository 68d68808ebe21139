import SwiftUI

/// The first property has another type.
struct Retype: View {
  @State private var amount = 0.5
  @State private var unit = ""

  var body: some View {
    Panel([("amount", "\(amount)"), ("unit", "\(unit)")]) {
      amount = 7.5
      unit = "kg"
    }
  }
}
