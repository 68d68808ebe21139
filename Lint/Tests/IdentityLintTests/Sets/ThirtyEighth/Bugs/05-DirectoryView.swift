import SwiftUI

final class DirectoryModel: ObservableObject {
  @Published var names: [String] = []

  @MainActor
  func load() async {
    guard let url = URL(string: "https://example.com/names.json"),
      let (data, _) = try? await URLSession.shared.data(from: url),
      let decoded = try? JSONDecoder().decode([String].self, from: data)
    else { return }
    names = Array(Set(decoded)).sorted()
  }
}

struct DirectoryView: View {
  // bug: @State keeps the ObservableObject but does not subscribe to it
  @State private var model = DirectoryModel()

  var body: some View {
    NavigationStack {
      List(model.names, id: \.self) { name in
        Text(name)
      }
      .navigationTitle("Directory")
      .task {
        await model.load()
      }
    }
  }
}
