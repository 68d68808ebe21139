import SwiftUI

final class Model: ObservableObject {
  @Published var count = 0
}

struct Counter: View {
  @ObservedObject private var model = Model()  // expect: inline_observed_object

  var body: some View { Button("\(model.count)") { model.count += 1 } }
}

struct Short: View {
  @ObservedObject var model: Model = .init()  // expect: inline_observed_object

  var body: some View { Button("\(model.count)") { model.count += 1 } }
}

struct Unused: View {
  @ObservedObject var model = Model()  // expect-info: inline_observed_object

  var body: some View { Text("\(model.count)") }
}

struct Parent: View {
  @State private var isOn = false

  var body: some View {
    Toggle("On", isOn: $isOn)
    Counter()
    Short()
  }
}
