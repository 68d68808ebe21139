import SwiftUI

@MainActor @Observable final class Tides {
  enum Phase { case loading, loaded([String]), failed(String) }
  var phase = Phase.loading
  var isLoading = false
  var names: [String] = []

  func reload() async {
    if case .loaded = phase { phase = .loading }
    phase = .loaded(await fetch())
  }
  func guarded() async {
    guard case .loaded = phase else { return }
    phase = .loading
    phase = .loaded(await fetch())
  }
  func unlessLoading() async {
    if case .loading = phase { return }
    phase = .loading
    phase = .loaded(await fetch())
  }
  func load() async {
    guard !isLoading else { return }
    isLoading = true
    names = await fetch()
    isLoading = false
  }
  func again() async {
    if !isLoading { isLoading = true }
    names = await fetch()
    isLoading = false
  }
  private func fetch() async -> [String] { await Task.yield(); return [] }
}

struct TidesPage: View {
  @State private var tides = Tides()
  var body: some View {
    ZStack {
      switch tides.phase {
      case .loading: ProgressView()
      case .loaded(let names):
        List(names, id: \.self) { Text($0) }
          .refreshable { await tides.reload() }  // expect: task_in_own_branch
          .refreshable { await tides.guarded() }  // expect: task_in_own_branch
          .refreshable { await tides.unlessLoading() }  // expect: task_in_own_branch
      case .failed: Text("Nothing")
      }
    }
    ZStack {
      if tides.isLoading {
        ProgressView()
      } else {
        List(tides.names, id: \.self) { Text($0) }
          .refreshable { await tides.load() }  // expect: task_in_own_branch
          .refreshable { await tides.again() }  // expect: task_in_own_branch
      }
    }
  }
}
