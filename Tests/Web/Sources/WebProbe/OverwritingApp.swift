import Theseus

/// An app that writes over what a continued page has: immediately, and in a task.
struct OverwritingApp: App {
  var body: some Scene {
    WindowGroup { OverwritingView() }
  }
}

struct OverwritingView: View {
  @State private var count = 0
  @State private var place = 0

  var body: some View {
    VStack {
      Text("count \(count) place \(place)")
      Button("More") { count += 1 }
      Button("Walk") { place += 1 }
    }
    .onAppear { count = 0 }
    .task {
      try? await Task.sleep(for: .milliseconds(50))
      place = 0
    }
  }
}
