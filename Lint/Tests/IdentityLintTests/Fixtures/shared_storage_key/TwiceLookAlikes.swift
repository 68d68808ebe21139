import SwiftUI

enum Keys { static let sort = "sort"; static let order = "order" }
struct Settings: View {
  @AppStorage(Keys.sort) private var sort = 0
  @AppStorage(Keys.order) private var order = 0
  @SceneStorage("sort") private var sceneSort = 0
  @AppStorage("isLarge") private var isLarge = false
  var body: some View {
    Stepper("Sort", value: $sort)
    Stepper("Order", value: $order)
    Stepper("Here", value: $sceneSort)
    Toggle("Large", isOn: $isLarge)
  }
}
struct Preview: View {
  @AppStorage("isLarge") private var isLarge = false
  var body: some View { Text(isLarge ? "A" : "a") }
}
