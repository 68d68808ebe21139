import SwiftUI

@MainActor
final class Debouncer {
  private var task: Task<Void, Never>?
  func run(_ action: @escaping @MainActor () -> Void) {
    task?.cancel()
    task = Task { action() }
  }
}
struct Field: View {
  @Binding var query: String
  private let debouncer = Debouncer()  // expect: unkept_model
  var body: some View {
    TextField("Query", text: $query).onChange(of: query) { debouncer.run {} }
  }
}
struct KeptField: View {
  @Binding var query: String
  @State private var debouncer = Debouncer()
  var body: some View {
    TextField("Query", text: $query).onChange(of: query) { debouncer.run {} }
  }
}
struct Search: View {
  @State private var query = ""
  var body: some View {
    Field(query: $query)
    KeptField(query: $query)
    Text(query)
  }
}
