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
    ZStack {
      if crew.isLoading { ProgressView() } else { Text(crew.names.joined()) }
    }
    .task { await crew.load() }
  }
}

struct Filled: View {
  @State private var names: [String] = []
  var body: some View {
    Group {
      if names.isEmpty { ProgressView() } else { Text(names.joined()) }
    }
    .task {
      let found = await load()
      names = found
    }
  }
  private func load() async -> [String] { [] }
}

struct Titled: View {
  @State private var isLoading = false
  var body: some View {
    Group {
      Text("Title")
      if isLoading { ProgressView() }
    }
    .task {
      isLoading = true
      await Task.yield()
      isLoading = false
    }
  }
}

struct DuePage: View {
  @State private var isDue = true
  @State private var isOff = false
  var body: some View {
    Text("a").task(id: isDue) {
      guard isDue else { return }
      await Task.yield()
      isDue = false
    }
    Text("b").task(id: isOff) {
      guard !isOff else { return }
      isOff = false
      await Task.yield()
    }
  }
}
