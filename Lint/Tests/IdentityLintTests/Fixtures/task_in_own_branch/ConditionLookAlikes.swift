import SwiftUI

@MainActor @Observable final class Tides {
  enum Phase { case loading, loaded([String]), failed(String), empty }
  var phase = Phase.loading
  var names: [String] = []
  var isLoading = false
  var note: String?

  // Only after a failure.
  func retry() async {
    if case .failed = phase { phase = .loading }
    phase = .loaded(await fetch())
  }
  // Only for the first load.
  func load() async {
    if names.isEmpty { isLoading = true }
    names = await fetch()
    isLoading = false
  }
  // The caller says whether it shows progress.
  func reload(showsProgress: Bool = false) async {
    if showsProgress { phase = .loading }
    phase = .loaded(await fetch())
  }
  func once() async {
    guard case .loading = phase else { return }
    phase = .empty
    phase = .loaded(await fetch())
  }
  func unless() async {
    if case .loaded = phase { return }
    phase = .loading
    phase = .loaded(await fetch())
  }
  func switched() async {
    switch phase {
    case .failed, .empty: phase = .loading
    default: break
    }
    phase = .loaded(await fetch())
  }
  func clear() async {
    if note == nil { note = nil }
    note = await fetch().first
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
          .refreshable { await tides.retry() }
          .refreshable { await tides.reload() }
          .refreshable { await tides.once() }
          .refreshable { await tides.unless() }
          .refreshable { await tides.switched() }
      case .failed, .empty: Text("Nothing")
      }
    }
    ZStack {
      if tides.isLoading {
        ProgressView()
      } else {
        List(tides.names, id: \.self) { Text($0) }.refreshable { await tides.load() }
      }
      if let note = tides.note {
        Text(note).task { await tides.clear() }
      }
      Button("Note") { tides.note = "New" }
    }
  }
}
