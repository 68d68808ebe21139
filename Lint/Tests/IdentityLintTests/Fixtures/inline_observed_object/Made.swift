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
  @ObservedObject var model = Model()  // expect: inline_observed_object

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

@Observable final class Search {
  var query = ""
}

struct Results: View {
  let search: Search
  var body: some View { Button(search.query) { search.query = "" } }
}

struct Panel: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.count)") }
}

// The initializer runs with each body of the parent.
struct Owner: View {
  @ObservedObject var model: Model  // expect: inline_observed_object
  private let search: Search  // expect: unkept_model

  init() {
    model = Model()
    search = Search()
  }

  var body: some View { Text(search.query + "\(model.count)") }
}

struct Owning: View {
  @ObservedObject private var model: Model  // expect: inline_observed_object
  init(model: Model = Model()) { self.model = model }
  var body: some View { Text("\(model.count)") }
}

struct BodyMaker: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle("On", isOn: $isOn)
      Owner()
      Owning()
      Panel(model: Model())  // expect: inline_observed_object
      Results(search: Search())  // expect: inline_observed_object
    }
    .environmentObject(Model())  // expect: inline_observed_object
    .environment(Search())  // expect: inline_observed_object
  }
}
