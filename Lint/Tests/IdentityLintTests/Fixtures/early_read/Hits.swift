import SwiftUI

final class Model: ObservableObject {
  @Published var id = 0
  func load() {}
}
struct BySetting: View {
  @StateObject private var model = Model()
  init(id: Int) {
    model.id = id  // expect: early_read
  }
  var body: some View { Text("\(model.id)") }
}
struct ByCalling: View {
  @StateObject var model = Model()
  init() { self.model.load() }  // expect: early_read
  var body: some View { Text("\(model.id)") }
}
struct ByEnvironment: View {
  @Environment(\.locale) private var locale
  @State private var code: String
  init() {
    _code = State(initialValue: locale.identifier)  // expect: early_read
  }
  var body: some View { Text(code) }
}
struct ByEnvironmentObject: View {
  @EnvironmentObject private var model: Model
  private let title: String
  init() {
    title = "\(model.id)"  // expect: early_read
  }
  var body: some View { Text(title) }
}
struct ByQuery: View {
  @FetchRequest(sortDescriptors: []) private var rows: FetchedResults<Row>
  @State private var first: Row?
  init() {
    _first = State(initialValue: rows.first)  // expect: early_read
  }
  var body: some View { Text(first?.name ?? "") }
}
