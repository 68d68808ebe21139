import SwiftUI

struct Tides: View {
  let load: () async -> [String]
  @State private var tides: [String] = []
  @State private var title: String?
  var body: some View {
    VStack {
      if !tides.isEmpty {
        Text(tides.joined())
          .task { await fill() }  // expect: task_in_own_branch
      }
      if let title {
        Text(title)
          .onAppear { self.title = "Tides" }  // expect: task_in_own_branch
      }
    }
  }
  private func fill() async { tides = await load() }
}
struct Feed: View {
  let load: () async -> [String]
  @State private var posts: [String] = []
  @State private var likes: [String] = []
  @State private var isLoading = false
  var body: some View {
    if posts.isEmpty {
      ProgressView()
        .task {  // expect: task_in_own_branch
          posts = await load()
          likes = await load()
        }
    }
    if isLoading {
      ProgressView()
    } else {
      List(posts, id: \.self) { Text($0) }
        .refreshable { await reload() }  // expect: task_in_own_branch
    }
    Text("\(likes.count)").task { await reload() }
  }
  private func reload() async {
    isLoading = true
    posts = await load()
    isLoading = false
  }
}
@Observable
final class Store {
  enum Phase { case idle, loading, done }
  var phase = Phase.idle
  let load: () async -> Void = {}
  func refresh() async {
    phase = .loading
    await load()
    phase = .done
  }
}
struct Shop: View {
  let store: Store
  var body: some View {
    switch store.phase {
    case .idle: ProgressView().task { await store.refresh() }  // expect: task_in_own_branch
    case .loading: ProgressView()
    case .done: Text("Done")
    }
  }
}
