import SwiftUI

@MainActor
final class Import: ObservableObject {
  @Published var failure: String?
  func run() { failure = "Full" }
  func clear() { failure = nil }
}
struct Importing: View {
  @ObservedObject var model: Import
  @State private var error: String?
  var body: some View {
    Button("Import", action: model.run)
      .alert("Failed", isPresented: .constant(model.failure != nil)) {
        Button("OK", role: .cancel) { model.failure = nil }
      }
      .alert("Failed", isPresented: .constant(model.failure != nil)) {
        Button("OK", action: model.clear)
      }
      .alert("Failed", isPresented: .constant(model.failure != nil)) { buttons }
      .alert("Failed", isPresented: .constant(model.failure != nil)) {
        Closing(model: model)
      }
    Button("Fail") { error = "Full" }
      .alert(isPresented: .constant(error != nil)) {
        Alert(title: Text("Failed"), dismissButton: .default(Text("OK")) { error = nil })
      }
      .alert("Failed", isPresented: Binding(get: { error != nil }, set: { _ in error = nil })) {
        Button("OK") {}
      }
  }
  @ViewBuilder private var buttons: some View {
    Button("OK") { model.clear() }
  }
}
struct Closing: View {
  let model: Import
  var body: some View { Button("OK") { model.clear() } }
}
