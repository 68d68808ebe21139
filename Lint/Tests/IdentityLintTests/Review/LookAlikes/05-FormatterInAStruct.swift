import Foundation
import SwiftUI

struct Invoice: View {
  @State private var amount = 1

  var body: some View {
    Stepper("Amount", value: $amount)
    Price(amount: amount)
  }
}

/// A formatter has no state of the user: a new one prints the same.
struct Price: View {
  let amount: Int
  private let formatter = PriceFormatter()

  var body: some View { Text(formatter.string(amount)) }
}

final class PriceFormatter {
  private let style = NumberFormatter()
  func string(_ amount: Int) -> String { style.string(from: amount as NSNumber) ?? "" }
}
