import SwiftUI

enum Keys { static let sort = "sort"; static let order = "sort" }
struct Settings: View {
  @AppStorage(Keys.sort) private var sort = 0
  @AppStorage(Keys.order) private var order = 0  // expect: shared_storage_key
  @AppStorage("isLarge") private var isLarge = false
  @AppStorage("isLarge") private var isBold = false  // expect: shared_storage_key
  var body: some View {
    Stepper("Sort", value: $sort)
    Stepper("Order", value: $order)
    Toggle("Large", isOn: $isLarge)
    Toggle("Bold", isOn: $isBold)
  }
}
