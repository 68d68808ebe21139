import SwiftUI

@MainActor @Observable
final class PageModel {
  private(set) var page: String?
  private(set) var lines: [String] = []
  func load() async { await refresh() }
  func fill() async { lines = [await fetch()] }
  private func refresh() async { page = await fetch() }
  private func fetch() async -> String { "Page" }
}
struct EmptyGroup: View {
  @State private var model = PageModel()
  var body: some View {
    Group {
      if let page = model.page {
        Text(page)
      }
    }
    .task { await model.load() }  // expect: task_in_own_branch
  }
}
struct InBranch: View {
  @State private var model = PageModel()
  var body: some View {
    VStack {
      if !model.lines.isEmpty {
        Text("Lines").task { await model.fill() }  // expect: task_in_own_branch
      }
    }
  }
}
struct WithEmptyView: View {
  let id: Int
  @State private var name: String?
  var body: some View {
    Group {
      if let name {
        Text(name)
      } else {
        EmptyView()
      }
    }
    .task(id: id) { await load() }  // expect: task_in_own_branch
  }
  private func load() async {
    name = nil
    name = await fetch()
  }
  private func fetch() async -> String { "Ann" }
}
final class TideModel: ObservableObject {
  @Published var tide: String?
  @MainActor func load() async { tide = "Low" }
}
struct TideView: View {
  @StateObject private var model = TideModel()
  var body: some View {
    Group {
      if model.tide != nil { Text(model.tide ?? "") }
    }
    .task { await model.load() }  // expect: task_in_own_branch
  }
}
