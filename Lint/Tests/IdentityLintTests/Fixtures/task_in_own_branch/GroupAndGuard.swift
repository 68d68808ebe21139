import SwiftUI

@MainActor @Observable
final class Crew {
  var names: [String] = []
  var isLoading = false
  func load() async {
    isLoading = true
    defer { isLoading = false }
    names = await fetch()
  }
  func fetch() async -> [String] { [] }
}

struct CrewPage: View {
  let crew: Crew
  var body: some View {
    Group {
      if crew.isLoading { ProgressView() } else { Text(crew.names.joined()) }
    }
    .task { await crew.load() }  // expect: task_in_own_branch
  }
}

struct PhasePage: View {
  enum Phase { case loading, done }
  @State private var phase = Phase.loading
  var body: some View {
    Group {
      switch phase {
      case .loading: ProgressView()
      case .done: Text("a")
      }
    }
    .padding()
    .task {  // expect: task_in_own_branch
      phase = .loading
      await Task.yield()
      phase = .done
    }
  }
}

struct DuePage: View {
  @State private var isDue = true
  @State private var chosen: Int?
  var body: some View {
    Text("a").task(id: isDue) {  // expect: task_in_own_branch
      guard isDue else { return }
      isDue = false
      await Task.yield()
    }
    Text("b").task(id: chosen) {  // expect: task_in_own_branch
      guard let chosen else { return }
      self.chosen = nil
      try? await Task.sleep(for: .seconds(chosen))
    }
  }
}
