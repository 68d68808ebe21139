import SwiftUI

struct Forecast: View {
  @State private var summary: String?
  var body: some View {
    Group {
      if let summary {
        Text(summary)
      }
    }
    .task { await load() }  // expect: task_in_own_branch
  }
  private func load() async { summary = await fetch() }
  private func fetch() async -> String { "Rain" }
}
struct Names: View {
  @State private var names: [String] = []
  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
        .onAppear { names = ["Ann", "Bob"] }  // expect: task_in_own_branch
    }
  }
}
struct Profile: View {
  @State private var name: String?
  @ViewBuilder private var content: some View {
    if name != nil {
      Text(name ?? "")
    }
  }
  var body: some View {
    content
      .font(.title)
      .task { name = await fetch() }  // expect: task_in_own_branch
  }
  private func fetch() async -> String { "Ann" }
}
