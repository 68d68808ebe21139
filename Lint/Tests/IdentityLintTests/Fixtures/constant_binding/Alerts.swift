import SwiftUI

@MainActor
final class Export: ObservableObject {
  @Published var failure: String?
  func run() { failure = "Full" }
}
struct Exporting: View {
  @ObservedObject var export: Export
  @State private var error: String?
  var body: some View {
    Button("Export", action: export.run)
      .alert(
        "Failed",
        isPresented: .constant(export.failure != nil)  // expect: constant_binding
      ) {
        Button("OK", role: .cancel) {}
      } message: {
        Text(export.failure ?? "")
      }
    Button("Fail") { error = "Full" }
      .alert(
        isPresented: .constant(error != nil)  // expect: constant_binding
      ) {
        Alert(title: Text(error ?? ""), dismissButton: .default(Text("OK")))
      }
    Button("Ask") { error = "Full" }
      .confirmationDialog(
        "Failed",
        isPresented: Binding(get: { error != nil }, set: { _ in })  // expect: constant_binding
      ) {
        Button("OK", action: {})
      }
  }
}
