import SwiftUI

/// A property that will have another type.
struct Retype: View {
  @State private var amount = 0
  @State private var unit = ""

  var body: some View {
    Panel([("amount", "\(amount)"), ("unit", "\(unit)")]) {
      amount = 7
      unit = "kg"
    }
  }
}
