import SwiftUI

@Observable final class Tides {
  var hours: [String] = []
  var known: [String: [String]] = [:]
  var isLoading = false
  private let load: (String) async -> [String]
  private var task: Task<Void, Never>?
  init(load: @escaping (String) async -> [String]) { self.load = load }

  func cancelFirst(_ port: String) {
    task?.cancel()
    task = Task { hours = await load(port) }
  }
  func looksAtCancellation(_ port: String) async {
    let found = await load(port)
    guard !Task.isCancelled else { return }
    hours = found
  }
  func oneAtATime(_ port: String) async {
    guard !isLoading else { return }
    isLoading = true
    hours = await load(port)
    isLoading = false
  }
  func byPort(_ port: String) async { known[port] = await load(port) }
  func send(_ port: String) async { _ = await load(port) }
  func refresh() async { hours = await load("") }
}
struct TidePage: View {
  let tides: Tides
  @State private var port = ""
  var body: some View {
    List(tides.hours, id: \.self) { Text($0) }
      .onChange(of: port) { _, new in tides.cancelFirst(new) }
      .onChange(of: port) { _, new in Task { await tides.looksAtCancellation(new) } }
      .onChange(of: port) { _, new in Task { await tides.oneAtATime(new) } }
      .onChange(of: port) { _, new in Task { await tides.byPort(new) } }
      .onChange(of: port) { _, new in Task { await tides.send(new) } }
      .onChange(of: port) { Task { await tides.refresh() } }
      .task(id: port) { await tides.looksAtCancellation(port) }
  }
}
