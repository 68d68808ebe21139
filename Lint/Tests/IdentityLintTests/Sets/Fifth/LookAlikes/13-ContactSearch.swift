import SwiftUI

@MainActor
final class Throttle {
  private var task: Task<Void, Never>?

  func run(_ action: @escaping @MainActor () -> Void) {
    task?.cancel()
    task = Task {
      try? await Task.sleep(for: .milliseconds(300))
      if !Task.isCancelled { action() }
    }
  }
}

struct ContactSearchField: View {
  @Binding var query: String
  let search: @MainActor (String) -> Void
  @State private var throttle = Throttle()
  private let formatter = PersonNameComponentsFormatter()

  var body: some View {
    VStack {
      TextField("Name", text: $query)
        .onChange(of: query) { _, query in
          throttle.run { search(query) }
        }
      if let name = formatter.personNameComponents(from: query)?.familyName {
        Text("Family name: \(name)").font(.caption)
      }
    }
  }
}

struct ContactSearch: View {
  let names: [String]
  @State private var query = ""
  @State private var matches: [String] = []

  var body: some View {
    VStack {
      ContactSearchField(query: $query) { query in
        matches = names.filter { $0.localizedStandardContains(query) }
      }
      ScrollView {
        Text(matches.joined(separator: "\n"))
      }
    }
  }
}
