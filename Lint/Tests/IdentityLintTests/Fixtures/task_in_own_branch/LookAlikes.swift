import SwiftUI

struct Tides: View {
  let load: () async -> [String]
  @State private var tides: [String] = []
  @State private var note: String?
  @State private var isOpen = false
  var body: some View {
    VStack {
      if !tides.isEmpty { Text(tides.joined()) }
      if tides.isEmpty { ProgressView().task { tides = await load() } }
      if isOpen { Text("Open").task { await fill() } }
      Button("Open") { isOpen = true }
      if let note {
        Text(note).onAppear { self.note = note + "!" }
      }
      Button("Note") { note = "a" }
    }
    .task { await fill() }
  }
  private func fill() async {
    tides = await load()
  }
}
struct Feed: View {
  let load: () async -> [String]
  @State private var posts: [String]?
  @State private var isLoading = false
  var body: some View {
    Group {
      if let posts {
        List(posts, id: \.self) { Text($0) }
          .refreshable { self.posts = await load() }
      } else {
        ProgressView().task {
          let found = await load()
          posts = found
        }
      }
      if isLoading { ProgressView() }
    }
    .task {
      isLoading = true
      posts = await load()
      isLoading = false
    }
  }
}
