import SwiftUI

struct Detail: View {
  let onRefresh: () async -> Void
  var body: some View { Button("Refresh") { Task { await onRefresh() } } }
}
struct Still: View {
  let onRefresh: () async -> Void
  var body: some View { Text("Order") }
}
/// A page of the stack begins the work that removes the stack.
struct Orders: View {
  @State private var isLoading = false
  let fetch: () async -> Void
  var body: some View {
    ZStack {
      if isLoading {
        ProgressView()
      } else {
        NavigationStack {  // expect: dropped_form
          NavigationLink("Order") { Detail(onRefresh: load) }
        }
      }
    }
  }
  private func load() async {
    isLoading = true
    await fetch()
    isLoading = false
  }
}
struct InClosure: View {
  @State private var isLoading = false
  let fetch: () async -> Void
  var body: some View {
    ZStack {
      if isLoading {
        ProgressView()
      } else {
        NavigationStack {  // expect: dropped_form
          NavigationLink("Order") { Detail(onRefresh: { await load() }) }
        }
      }
    }
  }
  private func load() async {
    isLoading = true
    await fetch()
    isLoading = false
  }
}
/// No page begins it.
struct NotCalled: View {
  @State private var isLoading = false
  let fetch: () async -> Void
  var body: some View {
    ZStack {
      if isLoading {
        ProgressView()
      } else {
        NavigationStack {
          NavigationLink("Order") { Still(onRefresh: load) }
        }
      }
    }
    .task { await load() }
  }
  private func load() async {
    isLoading = true
    await fetch()
    isLoading = false
  }
}
